import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

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
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return advice;
  console.log("Installing Chromium (apt-get) ...");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", "chromium"]]) {
    const { status, stderr } = spawnSync("apt-get", args, { encoding: "utf8", env });
    if (status !== 0) return `${advice}\n${stderr}`;
  }
  if (!findChromium()) return advice;
}
