import { existsSync } from "node:fs";
import { installWithApt } from "./apt-install.mjs";

const places = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * Switches that a headless browser wants in a closed network, and as root in a container.
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
 * Path of a Chromium or Chrome on this machine: CHROMIUM_PATH, or one of the usual places.
 *
 * @returns {string | undefined}
 */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...places].find((path) => path && existsSync(path));
}

/**
 * Finds a browser for the tests; on Debian, as root, installs Debian's Chromium when there is none.
 *
 * @returns {string | undefined} what to do by hand, when there is no browser and it could not be had
 */
export function ensureChromium() {
  if (findChromium()) return;
  const advice =
    "The tests need Chromium or Chrome: install one (Debian: apt-get install chromium), or set CHROMIUM_PATH.";
  const said = installWithApt(["chromium"]);
  if (typeof said === "string") return `${advice}\n${said}`;
  if (!findChromium()) return advice;
}
