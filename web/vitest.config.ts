import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{src,board,pages,test}/**/*.test.{ts,tsx}"],
    testTimeout: 30_000,
  },
});
