import { mkdirSync } from "node:fs";
import { missing, OUT } from "./places";

/** Says why browser tests are skipped, or fails where they are required. */
export default function setup() {
  mkdirSync(OUT, { recursive: true });
  const lacking = missing();
  if (lacking.length === 0) return;
  const text = `browser tests are skipped; missing: ${lacking.join("; ")}`;
  if (process.env.TENGEN_REQUIRE_BROWSER === "1") throw new Error(text);
  process.stderr.write(`${text}\n`);
}
