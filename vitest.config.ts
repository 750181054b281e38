import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Only a deadlock should time out a test, never a busy machine. */
const patience = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

/** Vitest leaves one processor free, of two; nothing here needs it. */
const maxWorkers = availableParallelism();

export default defineConfig({
  test: {
    // A failure says both values whole: "expected [ Array(1) ]" helps nobody who reads it afterwards.
    chaiConfig: { truncateThreshold: 0 },
    projects: [
      {
        test: {
          name: "unit",
          setupFiles: "tests/check-keys.ts",
          // Modules are loaded once for all files: each test undoes its changes to shared state.
          isolate: false,
          maxWorkers,
          ...patience,
          include: [
            "app/**/*.test.{ts,tsx}",
            "build-site/**/*.test.ts",
            "calculators/**/*.test.ts",
            "content-model/**/*.test.ts",
            "leads/**/*.test.ts",
            "plant/**/*.test.ts",
            "scripts/**/*.test.ts",
            "server/**/*.test.ts",
            "startup/**/*.test.ts",
            "tests/*.test.ts",
            "tests/tasks/**/*.test.ts",
          ],
        },
      },
      {
        test: {
          name: "server",
          // Modules are loaded once for all files of a worker.
          isolate: false,
          maxWorkers,
          sequence: { groupOrder: 1 },
          globalSetup: "tests/server/shared-postgres.ts",
          include: ["tests/{faults,server}/**/*.test.ts"],
          ...patience,
        },
      },
      {
        test: {
          name: "dev",
          include: ["tests/dev/**/*.test.ts"],
          ...patience,
        },
      },
      {
        test: {
          name: "editor",
          maxWorkers,
          include: ["tests/editor/**/*.test.ts"],
          ...patience,
        },
      },
      {
        test: {
          name: "hosts",
          // Programs of hosts, each with the machine to itself.
          maxWorkers: 1,
          include: ["tests/hosts/**/*.test.ts"],
          ...patience,
          // A fresh copy's packages alone take minutes, twice in the image.
          testTimeout: 3_600_000,
        },
      },
      {
        test: {
          name: "engines",
          globalSetup: "tests/sample/build-for-tests.ts",
          // An engine each.
          maxWorkers,
          include: ["tests/engines/**/*.test.ts"],
          ...patience,
        },
      },
      {
        test: {
          name: "pages",
          // Once, before the first file: two of them read it.
          globalSetup: "tests/sample/build-for-tests.ts",
          isolate: false,
          // Pages are drawn by React as it is in the build, which is faster.
          env: { NODE_ENV: "production" },
          maxWorkers,
          include: ["tests/pages/**/*.test.ts"],
          ...patience,
        },
      },
    ],
  },
});
