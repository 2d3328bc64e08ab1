import { defineConfig } from "vitest/config";

/** Browser tests: real Chromium against real servers, one of each for every file; two files at a time. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["**/*.e2e.ts"],
    globalSetup: ["setup.ts"],
    // Measurements are made alone.
    maxWorkers: process.env.TENGEN_BENCH === "1" ? 1 : 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
