/** Where things are that the browser tests need, and whether they are there. */

import { existsSync } from "node:fs";
import { join } from "node:path";

export const WEB = join(import.meta.dirname, "..");
export const DIST = join(WEB, "dist");
export const OUT = join(import.meta.dirname, "out");
export const SHARED = join(WEB, "../../shared");

/** The program under test: `TENGEN_BIN`, or what `cargo build` made. */
export const BIN = process.env.TENGEN_BIN ?? join(WEB, "../target/debug/tengen");
export const CHROMIUM = process.env.TENGEN_CHROMIUM ?? "/usr/bin/chromium";

/** What is missing for browser tests; empty when they can run. */
export function missing(): string[] {
  const needed: [string, string][] = [
    [CHROMIUM, "Chromium"],
    [BIN, "the tengen program (set TENGEN_BIN)"],
    [join(DIST, "index.html"), "the built pages (npm run build)"],
  ];
  return needed.filter(([path]) => !existsSync(path)).map(([path, what]) => `${what}, expected at ${path}`);
}
