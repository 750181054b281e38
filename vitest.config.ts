import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          // Modules are loaded once for all files: each test undoes what it changes outside itself.
          isolate: false,
          // Thousands of generated inputs take their time on a machine that others work on.
          testTimeout: 20_000,
          include: [
            "app/**/*.test.{ts,tsx}",
            "build-site/**/*.test.ts",
            "leads/**/*.test.ts",
            "scripts/**/*.test.ts",
            "server/**/*.test.ts",
          ],
        },
      },
      {
        test: {
          name: "server",
          include: ["tests/server/**/*.test.ts"],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: "dev",
          include: ["tests/dev/**/*.test.ts"],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: "pages",
          isolate: false,
          include: ["tests/pages/**/*.test.ts"],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
