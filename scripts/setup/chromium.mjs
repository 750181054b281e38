import { existsSync } from "node:fs";
import { installOnDebian } from "./debian.mjs";

const browsers = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Debian's headless Chromium, without back/forward cache and PDF viewer: twice as fast to a page. */
const headlessShell = "/usr/bin/chromium-headless-shell";

/**
 * Switches for a headless browser in a closed network and as root in a container.
 *
 * @type {string[]}
 */
export const chromiumArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Path of Chromium or Chrome on this machine: CHROMIUM_PATH, or one of the usual places.
 *
 * @returns {string | undefined}
 */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...browsers].find((path) => path && existsSync(path));
}

/**
 * Path of the fastest browser for tests: the headless shell, or else what `findChromium` finds.
 *
 * @returns {string | undefined}
 */
export function findHeadlessChromium() {
  return existsSync(headlessShell) ? headlessShell : findChromium();
}

/**
 * Finds a browser for the tests; on Debian, as root, installs Debian's Chromium.
 *
 * @returns {string | undefined} what to do by hand if there is no browser
 */
export function ensureChromium() {
  if (!findChromium() || !existsSync(headlessShell)) {
    installOnDebian("Chromium", ["chromium", "chromium-headless-shell"]);
  }
  if (findChromium()) return;
  return "This needs Chromium or Chrome: install one (Debian: apt-get install chromium), or set CHROMIUM_PATH.";
}
