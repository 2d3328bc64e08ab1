import { defineConfig } from "vitest/config";

/** Browser tests: real Chromium against a real server. One file at a time, so that they do not compete. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["**/*.e2e.ts"],
    globalSetup: ["setup.ts"],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
