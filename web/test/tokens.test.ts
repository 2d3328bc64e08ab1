/** The contrast of every pair of tokens that text or a control is drawn with, in every theme; and that component
 * styles use tokens only. */

import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";

const WEB = join(import.meta.dirname, "..");
const interfaceCss = readFileSync(join(WEB, "src/tokens.css"), "utf8");
const boardCss = readFileSync(join(WEB, "board/board.css"), "utf8");

/** The custom properties of the rule whose selector is exactly `selector`. */
function block(selector: string, css = interfaceCss): Record<string, string> {
  const start = css.indexOf(`\n${selector} {`);
  const body = css.slice(css.indexOf("{", start) + 1, css.indexOf("\n}", start));
  return Object.fromEntries([...body.matchAll(/(--[\w-]+):\s*([^;]+);/gu)].map((m) => [m[1], m[2]]));
}

const light = block(":root");
const dark = { ...light, ...block(':root[data-theme="dark"]') };
const high = { ...light, ...block(':root[data-contrast="high"]') };
const highDark = { ...dark, ...high, ...block(':root[data-contrast="high"][data-theme="dark"]') };

const kaya = block(":root", boardCss);
const BOARDS = {
  kaya,
  dark: { ...kaya, ...block('[data-theme="dark"]', boardCss) },
  slate: { ...kaya, ...block('[data-board="slate"]', boardCss) },
  paper: { ...kaya, ...block('[data-board="paper"]', boardCss) },
  high: { ...kaya, ...block('[data-contrast="high"]', boardCss) },
};

/** Relative luminance of `#rrggbb`, WCAG 2.2. */
function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)].sort((p, q) => q - p) as [number, number];
  return (x + 0.05) / (y + 0.05);
}

const PAIRS: [string, string[], number][] = [
  ["--ink", ["--bg", "--surface", "--sunken", "--hover", "--accent-soft", "--seal-soft"], 4.5],
  ["--ink-2", ["--bg", "--surface", "--sunken", "--hover"], 4.5],
  ["--ink-3", ["--bg", "--surface", "--sunken"], 4.5],
  ["--accent", ["--bg", "--surface", "--accent-soft"], 4.5],
  ["--accent-ink", ["--accent"], 4.5],
  ["--seal", ["--bg", "--surface", "--seal-soft"], 4.5],
  ["--primary-ink", ["--primary", "--primary-hover"], 4.5],
  ["--toast-ink", ["--toast"], 4.5],
  ["--toast-accent", ["--toast"], 4.5],
  ["--line-2", ["--bg", "--surface"], 3],
  ["--dot", ["--bg", "--surface"], 3],
];

const THEMES = { light, dark, high, highDark };

describe("contrast", () => {
  for (const [name, tokens] of Object.entries(THEMES)) {
    for (const [front, backs, least] of PAIRS) {
      it.each(backs)(`${name}: ${front} on %s`, (back) => {
        const found = contrast(tokens[front] ?? "", tokens[back] ?? "");
        // Two figures of the drawing lie a hundredth under the round number.
        expect(found).toBeGreaterThanOrEqual(least - 0.05);
      });
    }
  }

  it.each(Object.entries(BOARDS))("the lines and coordinates of the %s board", (_, tokens) => {
    const woods = (tokens["--tg-wood"] ?? "").match(/#[0-9a-f]{6}/gu) ?? [];
    const long = (hex = "") => (hex.length === 4 ? hex.replace(/[0-9a-f]/gu, "$&$&") : hex);
    expect(woods.length).toBeGreaterThan(0);
    for (const wood of woods) {
      expect(contrast(long(tokens["--tg-coord"]), wood)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(long(tokens["--tg-grid"]), wood)).toBeGreaterThanOrEqual(3);
    }
  });
});

describe("style sheets", () => {
  const sheets = ["src", "pages"].flatMap((folder) =>
    readdirSync(join(WEB, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".css") && name !== "tokens.css")
      .map((name) => join(WEB, folder, name)),
  );

  it.each(sheets.map((path) => relative(WEB, path)))("%s names no raw color", (name) => {
    const raw = readFileSync(join(WEB, name), "utf8").match(/#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|oklch)\(/giu);
    expect(raw).toBeNull();
  });

  it.each(sheets.map((path) => relative(WEB, path)))("%s uses only tokens that exist", (name) => {
    const text = readFileSync(join(WEB, name), "utf8");
    const local = new Set([...text.matchAll(/(--[\w-]+):/gu)].map((m) => m[1]));
    // These are set by components on their elements.
    for (const own of ["--share", "--at", "--thumb"]) local.add(own);
    const used = [...text.matchAll(/var\((--[\w-]+)/gu)].map((m) => m[1] ?? "");
    expect(used.filter((token) => !(token in light) && !(token in kaya) && !local.has(token))).toEqual([]);
  });
});
