import { defineConfig, type ReporterDescription } from "@playwright/test";
import { chromiumArgs, findChromium, findHeadlessChromium } from "./scripts/chromium.mjs";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };

/** One test at a time in each browser: another process for each page would cost a tenth of its time. */
const args = [...chromiumArgs, "--renderer-process-limit=1"];

/**
 * Screenshots of twelve pages at half size: large enough to show what moved, small enough to keep.
 */
const screens = {
  testDir: "tests/screens",
  snapshotPathTemplate: "tests/screens/pictures/{platform}/{projectName}/{arg}{ext}",
};
const photograph = {
  deviceScaleFactor: 0.5,
  // The headless shell renders text differently from the browsers people use.
  launchOptions: { executablePath: findChromium(), args },
};

/** `npm test` counts each check's individual tests. */
const reportToFile: ReporterDescription[] = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE
  ? [["json"]]
  : [];

/** Tests that depend on the width say so: @phone, @widths, or a file named .phone or .widths. */
const onPhone = /@phone|@widths|\.(phone|widths)\.spec/;
const onPhoneAlone = /@phone|\.phone\.spec/;

/** The sweep tests the site's own content; all others test the sample's. */
const buildDir = "build/current";

export default defineConfig<object, { buildDir: string }>({
  globalSetup: "./tests/sample/build-for-tests.ts",
  outputDir: "test-results/browser",
  snapshotPathTemplate: "tests/e2e/{arg}{ext}",
  fullyParallel: true,
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
  // The longest tests first, so that none of them ends alone.
  projects: [
    {
      name: "sweep-390",
      testDir: "tests/sweep",
      testMatch: "sweep.spec.ts",
      use: { ...phone, buildDir },
    },
    { name: "sweep-1280", testDir: "tests/sweep", use: { ...desktop, buildDir } },
    { name: "phone", testDir: "tests/e2e", grep: onPhone, use: phone },
    { name: "desktop", testDir: "tests/e2e", grepInvert: onPhoneAlone, use: desktop },
    { name: "screens-390", ...screens, use: { ...phone, ...photograph } },
    { name: "screens-1280", ...screens, use: { ...desktop, ...photograph } },
  ],
});
