import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/chromium.mjs";

/** Switches that a headless browser wants in a closed network, and as root in a container. */
const chromiumArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: 1,
  timeout: 30_000,
  expect: { timeout: 7_500 },
  reporter: [["dot"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
    trace: "on-first-retry",
    locale: "en-US",
    timezoneId: "UTC",
  },
  projects: [
    {
      name: "phone",
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: "desktop", use: { viewport: { width: 1280, height: 800 } } },
  ],
});
