import { defineConfig } from "vitest/config";

/** Browser tests: real Chromium against real servers, one of each for every file; two files at a time. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["**/*.e2e.ts"],
    globalSetup: ["setup.ts"],
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
