import { existsSync } from "node:fs";
import { installOnDebian } from "./debian.mjs";

const firefoxes = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

/**
 * Path of Firefox on this machine: FIREFOX_PATH, or one of the usual places.
 *
 * @returns {string | undefined}
 */
export function findFirefox() {
  return [process.env.FIREFOX_PATH, ...firefoxes].find((path) => path && existsSync(path));
}

/**
 * Programs that drive WebKit: its driver, which starts WebKitGTK's own small browser, and the
 * display that this needs.
 *
 * @returns {{ driver: string, display: string } | undefined}
 */
export function findWebKit() {
  const programs = { driver: "/usr/bin/WebKitWebDriver", display: "/usr/bin/Xvfb" };
  return Object.values(programs).every((path) => existsSync(path)) ? programs : undefined;
}

/** Installs Debian's Firefox and WebKit for the tests, where it can; the tests leave out the rest. */
export function ensureEngines() {
  if (findFirefox() && findWebKit()) return;
  installOnDebian("Firefox and WebKit", ["firefox-esr", "webkit2gtk-driver", "xvfb"]);
}

/**
 * The engines that tests leave out here, one line each, with what to install.
 *
 * @returns {string[]}
 */
export function listMissingEngines() {
  const missing = [];
  if (!findFirefox())
    missing.push("Firefox: install it (Debian: firefox-esr), or set FIREFOX_PATH");
  if (!findWebKit()) missing.push("WebKit: install webkit2gtk-driver and xvfb (Debian, Ubuntu)");
  return missing;
}
