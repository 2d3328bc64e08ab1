/** The budget of the first page: everything the browser fetches before it shows, compressed. */

import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";

const WEB = join(import.meta.dirname, "..");
const out = mkdtempSync(join(tmpdir(), "tengen-web-"));

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

let manifest: Record<string, Chunk> = {};

beforeAll(async () => {
  // As users get it, not as it is built for tests.
  process.env.NODE_ENV = "production";
  await build({ root: WEB, logLevel: "silent", build: { outDir: out } });
  manifest = JSON.parse(readFileSync(join(out, ".vite/manifest.json"), "utf8"));
});

afterAll(() => rmSync(out, { recursive: true }));

const gzipped = (file: string) => gzipSync(readFileSync(join(out, file)), { level: 9 }).length;

/** The files that come with `key`: itself and what it imports at once. */
function together(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const next of chunk.imports ?? []) together(next, seen);
  return seen;
}

it.each(["en", "fr", "ru", "fa"])("the first page in %s fits into 60 KB of JavaScript", (language) => {
  const files = together("index.html");
  for (const file of together(`../locales/${language}/app.ftl?raw`)) files.add(file);
  const sizes = [...files].map((file) => gzipped(file));
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60 * 1024);
});

it("the board alone fits into 6 KB", async () => {
  const rollupOptions = {
    input: "board/index.ts",
    external: [/^preact/],
    preserveEntrySignatures: "strict" as const,
  };
  const built = await build({ root: WEB, logLevel: "silent", build: { write: false, rollupOptions } });
  const { output } = built as { output: { type: string; code?: string }[] };
  const code = output.map((one) => one.code ?? "").join("");
  expect(code).toContain("tg-board");
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(6 * 1024);
});

it("all style sheets together fit into 15 KB", () => {
  const sheets = readdirSync(join(out, "assets")).filter((name) => name.endsWith(".css"));
  const sizes = sheets.map((name) => gzipped(join("assets", name)));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(15 * 1024);
});
