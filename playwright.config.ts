import { defineConfig, type ReporterDescription } from "@playwright/test";
import { chromiumArgs, findChromium } from "./scripts/chromium.mjs";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };

/** Twelve pages are photographed, at half size: enough to see what moved, small enough to keep. */
const screens = {
  testDir: "tests/screens",
  snapshotPathTemplate: "tests/screens/pictures/{platform}/{projectName}/{arg}{ext}",
};
const photograph = { deviceScaleFactor: 0.5, contextOptions: { reducedMotion: "reduce" as const } };

/** The run of all checks counts the single tests of each. */
const reportToFile: ReporterDescription[] = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE
  ? [["json"]]
  : [];

/** What these look at is the same at every width. */
const sameAtEveryWidth = [
  "**/analytics.spec.ts",
  "**/blog.spec.ts",
  "**/company.spec.ts",
  "**/content-security.spec.ts",
  "**/history-cache.spec.ts",
  "**/integrations.spec.ts",
  "**/media.spec.ts",
  "**/not-found.spec.ts",
  "**/resources.spec.ts",
  "**/unit-rate.spec.ts",
  "**/without-scripts.spec.ts",
];

export default defineConfig({
  outputDir: "test-results",
  snapshotPathTemplate: "tests/e2e/{arg}{ext}",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: 1,
  // Tests wait for states; a busy machine takes its time to reach them.
  timeout: 180_000,
  expect: {
    timeout: 30_000,
    toHaveScreenshot: { scale: "device", animations: "disabled", maxDiffPixelRatio: 0.002 },
  },
  reporter: [["dot"], ...reportToFile],
  use: {
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
    trace: "on-first-retry",
    locale: "en-US",
    timezoneId: "UTC",
  },
  projects: [
    { name: "phone", testDir: "tests/e2e", testIgnore: sameAtEveryWidth, use: phone },
    { name: "desktop", testDir: "tests/e2e", use: desktop },
    { name: "screens-390", ...screens, use: { ...phone, ...photograph } },
    { name: "screens-1280", ...screens, use: { ...desktop, ...photograph } },
  ],
});
