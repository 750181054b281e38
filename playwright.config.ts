import { defineConfig, type ReporterDescription } from "@playwright/test";
import { chromiumArgs, findChromium, findHeadlessChromium } from "./scripts/setup/browsers.mjs";

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const desktop = { viewport: { width: 1280, height: 800 } };

/**
 * One test at a time in each browser: another process for each page would cost a tenth of its time. Another tenth
 * is spent on scripts that are made fast, and on threads for that: no page lives long enough.
 */
const args = [
  ...chromiumArgs,
  "--renderer-process-limit=1",
  "--js-flags=--no-opt,--no-maglev,--single-threaded",
];

/** `npm test` counts each check's individual tests. */
const reportToFile: ReporterDescription[] = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE
  ? [["json"]]
  : [];

/** Tests that depend on the width say so: @phone, @widths, or a file named .phone. */
const onPhone = /@phone|@widths|\.phone\.spec/;
const onPhoneAlone = /@phone|\.phone\.spec/;

export default defineConfig({
  globalSetup: "./tests/sample/build-for-tests.ts",
  outputDir: "test-results/browser",
  snapshotPathTemplate: "tests/e2e/{arg}{ext}",
  forbidOnly: Boolean(process.env.CI),
  // Three on two cores: at any time, one of them waits for a page.
  workers: 3,
  retries: 1,
  // Tests wait for states, which a busy machine may take a while to reach.
  timeout: 180_000,
  expect: {
    timeout: 30_000,
    toHaveScreenshot: { scale: "device", animations: "disabled", maxDiffPixelRatio: 0.002 },
  },
  reporter: [["dot"], ...reportToFile],
  use: {
    launchOptions: { executablePath: findHeadlessChromium(), args },
    trace: "on-first-retry",
    locale: "en-US",
    timezoneId: "UTC",
    // Drawing what moves takes a seventh of a test's time: only tests of what moves have it (withMotion).
    contextOptions: { reducedMotion: "reduce" },
  },
  // A worker's start takes as long as five tests, and each project starts its own.
  projects: [
    { name: "phone", testDir: "tests/e2e", grep: onPhone, use: phone, workers: 1 },
    {
      name: "desktop",
      testDir: "tests",
      // The sweep comes last: its many short tests keep every worker busy until the end.
      testMatch: ["e2e/*.spec.ts", "sweep/*.spec.ts"],
      grepInvert: onPhoneAlone,
      use: desktop,
    },
    {
      name: "screens",
      testDir: "tests/screens",
      // Each run empties its folder first, and this one may begin while the other is under way.
      outputDir: "test-results/screens",
      snapshotPathTemplate: "tests/screens/pictures/{platform}/{arg}{ext}",
      workers: 2,
      use: {
        // A page in the context of the one before it takes half as long to open.
        reuseContext: true,
        // Large enough to show what moved, small enough to keep.
        deviceScaleFactor: 0.5,
        // The headless shell renders text differently from the browsers people use.
        launchOptions: {
          executablePath: findChromium(),
          args,
          // For history-cache.spec.ts; the headless shell does not have it.
          ignoreDefaultArgs: ["--disable-back-forward-cache"],
        },
      },
    },
  ],
});
