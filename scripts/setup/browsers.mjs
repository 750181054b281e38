import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * Installs programs on Debian, as root; elsewhere it does nothing. What fails is printed: whoever
 * needs a program looks for it afterwards.
 *
 * @param {string} what their name in words
 * @param {string[]} packages of Debian
 */
function installOnDebian(what, packages) {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return;
  console.log(`Installing ${what} (apt-get) ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", ...packages]]) {
    const { status, stderr } = spawnSync("apt-get", args, { encoding: "utf8", env });
    if (status !== 0) console.error(stderr);
  }
}

const find = (...paths) => paths.find((path) => path && existsSync(path));

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

/** @returns {string | undefined} the path of Chromium or Chrome: CHROMIUM_PATH, or one of the usual places */
export const findChromium = () =>
  find(
    process.env.CHROMIUM_PATH,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/snap/bin/chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  );

/** @returns {string | undefined} the path of the fastest browser for tests */
export const findHeadlessChromium = () => find(headlessShell) ?? findChromium();

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

/** @returns {string | undefined} the path of Firefox: FIREFOX_PATH, or one of the usual places */
export const findFirefox = () =>
  find(
    process.env.FIREFOX_PATH,
    "/usr/bin/firefox-esr",
    "/usr/bin/firefox",
    "/Applications/Firefox.app/Contents/MacOS/firefox",
    "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
  );

/**
 * Programs that drive WebKit: its driver, which starts WebKitGTK's own small browser, and the
 * display that this needs.
 *
 * @returns {{ driver: string, display: string } | undefined}
 */
export function findWebKit() {
  const [driver, display] = ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"];
  return existsSync(driver) && existsSync(display) ? { driver, display } : undefined;
}

/** Installs Debian's Firefox and WebKit for the tests, where it can; the tests leave out the rest. */
export function ensureEngines() {
  if (findFirefox() && findWebKit()) return;
  installOnDebian("Firefox and WebKit", ["firefox-esr", "webkit2gtk-driver", "xvfb"]);
}

/** @returns {string[]} the engines that tests leave out here, one line each, with what to install */
export const listMissingEngines = () => [
  ...(findFirefox() ? [] : ["Firefox: install it (Debian: firefox-esr), or set FIREFOX_PATH"]),
  ...(findWebKit() ? [] : ["WebKit: install webkit2gtk-driver and xvfb (Debian, Ubuntu)"]),
];
