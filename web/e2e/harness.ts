/** What browser tests share: server, browser, pages in every look, and the checks that hold for every page. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page, type Request } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { CHROMIUM, missing, OUT, WEB } from "./places";
import { Server, type ServerOptions } from "./server";

export { Server } from "./server";

const FLAGS = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

export const LANGUAGES = ["en", "fr", "ru", "fa"] as const;

export interface Look {
  viewport?: { width: number; height: number };
  language?: (typeof LANGUAGES)[number];
  theme?: "light" | "dark";
  contrast?: "normal" | "high";
  /** A touch screen with two device pixels to each CSS pixel. */
  touch?: boolean;
  /** Settings by their key, such as `{ "confirm-pass": false }`. */
  settings?: Record<string, unknown>;
  /** Other values kept in the browser, such as `{ setup: { cols: 9, … } }`. */
  kept?: Record<string, unknown>;
  motion?: "full" | "reduced";
}

/** The looks in which every screen is checked. */
export const LOOKS: [string, Look][] = [
  ["light", {}],
  ["dark", { theme: "dark" }],
  ["rtl", { language: "fa" }],
  ["contrast", { contrast: "high" }],
];

export interface Stage {
  server: Server;
  browser: Browser;
  /** A page in a fresh profile: nothing is shared with other pages. */
  open: (path: string, look?: Look) => Promise<Page>;
  /** Another page in the same profile as `page`. */
  again: (page: Page, path: string) => Promise<Page>;
}

/** A `describe` with a server and a browser; skipped, with a line that says why, where they are missing. */
export function browserTests(name: string, tests: (stage: Stage) => void, options: ServerOptions = {}): void {
  describe.skipIf(missing().length > 0)(name, () => {
    const stage = {} as Stage;
    beforeAll(async () => {
      stage.server = await Server.start(options);
      stage.browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
      stage.open = (path, look) => open(stage, path, look);
      stage.again = (page, path) => visit(stage, page.context(), path);
    });
    afterAll(async () => {
      await stage.browser?.close();
      await stage.server?.stop();
    });
    tests(stage);
  });
}

async function open(stage: Stage, path: string, look: Look = {}): Promise<Page> {
  const viewport = look.viewport ?? DESKTOP;
  const touch = look.touch ?? viewport.width < 600;
  const context = await stage.browser.newContext({
    viewport,
    locale: look.language ?? "en",
    colorScheme: look.theme ?? "light",
    contrast: look.contrast === "high" ? "more" : "no-preference",
    reducedMotion: look.motion === "full" ? "no-preference" : "reduce",
    hasTouch: touch,
    deviceScaleFactor: touch ? 2 : 1,
    acceptDownloads: true,
  });
  const values: Record<string, unknown> = { ...look.kept };
  for (const [key, value] of Object.entries(look.settings ?? {})) values[`settings.${key}`] = value;
  await context.addInitScript((entries) => {
    for (const [key, value] of entries) {
      if (localStorage.getItem(`tengen.${key}`) === null) {
        localStorage.setItem(`tengen.${key}`, JSON.stringify(value));
      }
    }
  }, Object.entries(values));
  await context.addInitScript(sumShifts);
  return visit(stage, context, path);
}

const faults = new WeakMap<Page, string[]>();
/** What each page has asked for and not got yet. */
const loading = new WeakMap<Page, Set<Request>>();

async function visit(stage: Stage, context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  const found: string[] = [];
  faults.set(page, found);
  const open = new Set<Request>();
  loading.set(page, open);
  page.on("request", (request) => open.add(request));
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  page.on("pageerror", (error) => found.push(String(error)));
  page.on("request", (request) => {
    const url = request.url();
    if (!/^(data|blob):/u.test(url) && !url.startsWith(stage.server.url)) found.push(`asks for ${url}`);
  });
  await page.goto(stage.server.url + path);
  await page.locator("main").waitFor();
  await settled(page);
  return page;
}

/** After so many milliseconds a page that still loads is looked at as it is. */
const LATEST = 15_000;

/**
 * Waits until nothing is loading and everything is drawn, twice in turn: what is drawn may ask for more. The
 * browser's own "network idle" would wait half a second each time.
 */
export async function settled(page: Page): Promise<void> {
  const open = loading.get(page);
  const latest = Date.now() + LATEST;
  for (let quiet = 0; quiet < 2 && Date.now() < latest; ) {
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    });
    quiet = open?.size ? 0 : quiet + 1;
    if (open?.size) await page.waitForTimeout(20);
  }
}

/** No script failed and nothing was asked of another host. */
export function expectNoFault(page: Page): void {
  expect(faults.get(page) ?? []).toEqual([]);
}

/** Writes what the page looks like to `e2e/out/NAME.png`. */
export async function shoot(page: Page, name: string): Promise<void> {
  await settled(page);
  await page.screenshot({ path: join(OUT, `${name}.png`) });
}

const AXE = readFileSync(join(WEB, "node_modules/axe-core/axe.min.js"), "utf8");

/** axe finds nothing on the page. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    // biome-ignore lint/suspicious/noExplicitAny: axe is a global of the page
    const result = await (globalThis as any).axe.run(document, { resultTypes: ["violations"] });
    return result.violations.map(
      (v: { id: string; nodes: { html: string; failureSummary: string }[] }) =>
        `${v.id}: ${v.nodes.map((node) => `${node.html.slice(0, 160)} ${node.failureSummary}`).join(" | ")}`,
    );
  });
  expect(found).toEqual([]);
}

/** Nothing sticks out sideways. What does is named. */
export async function expectNoSideScroll(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const all = [...document.querySelectorAll("body *")];
    const wide = all.filter((one) => {
      const { left, right } = one.getBoundingClientRect();
      return left < -0.5 || right > clientWidth + 0.5;
    });
    return [`${scrollWidth} > ${clientWidth}`, ...wide.slice(0, 8).map((one) => one.outerHTML.slice(0, 120))];
  });
  expect(found).toEqual([]);
}

/** Nothing sticks out sideways where a person has set letters of double size. */
export async function expectRoomForLargeText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await settled(page);
  await expectNoSideScroll(page);
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
}

/** Sums up all layout shifts of a page from its beginning. */
function sumShifts(): void {
  const sum = { shifts: 0 };
  Object.assign(globalThis, { sum });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!shift.hadRecentInput) sum.shifts += shift.value;
    }
  });
  observer.observe({ type: "layout-shift", buffered: true });
}

/** The sum of all layout shifts since the page was opened. */
export async function layoutShift(page: Page): Promise<number> {
  await settled(page);
  return page.evaluate(() => (globalThis as unknown as { sum: { shifts: number } }).sum.shifts);
}

/** Where a point of the board is on the screen. `cols` and `rows` are the board's. */
export async function pointAt(page: Page, point: string, cols: number, rows: number, board = "#board") {
  const box = await page.locator(`${board} .tg-scene`).boundingBox();
  if (!box) throw new Error(`there is no board ${board}`);
  // A cell is 100 units of the drawing.
  const units = await page
    .locator(`${board} .tg-scene`)
    .evaluate((scene) => (scene as unknown as SVGSVGElement).viewBox.baseVal.width);
  const cell = (box.width * 100) / units;
  const [width, height] = [(cols - 1) * cell, (rows - 1) * cell];
  const col = "ABCDEFGHJKLMNOPQRSTUVWXYZ".indexOf(point[0] ?? "A");
  const row = rows - Number(point.slice(1));
  return {
    x: box.x + (box.width - width) / 2 + col * cell,
    y: box.y + (box.height - height) / 2 + row * cell,
  };
}

/** Clicks (or taps, on touch screens) a point of the board. */
export async function play(page: Page, point: string, cols: number, rows = cols, board = "#board") {
  const { x, y } = await pointAt(page, point, cols, rows, board);
  const touches = await page.evaluate(() => navigator.maxTouchPoints > 0);
  if (touches) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/** Puts a file on the page as if it was dropped there. */
export async function dropFile(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  await page.evaluate(
    ([fileName, numbers]) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(numbers as number[])], fileName as string));
      const init = { dataTransfer: data, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new DragEvent("dragover", init));
      document.body.dispatchEvent(new DragEvent("drop", init));
    },
    [name, [...bytes]] as const,
  );
}
