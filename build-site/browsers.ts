import type { BrowserName } from "@mdn/browser-compat-data";

export type Version = readonly [major: number, minor?: number];

/**
 * Where the site works in full: Chromium of two years, Firefox's long-term release, and the Safari of macOS and iOS.
 * By the names of MDN's compatibility data; tests/pages/platform.test.ts holds the built site to it.
 */
export const fullBrowsers = {
  chrome: [131],
  chrome_android: [131],
  edge: [131],
  firefox: [140],
  firefox_android: [140],
  safari: [17, 4],
  safari_ios: [17, 4],
} as const satisfies Versions;

/** By the names of MDN's compatibility data. */
export type Versions = Partial<Record<BrowserName, Version>>;

/**
 * The oldest whose syntax scripts and styles are written in. From here to those above one can read, follow links, open
 * menus and send the form; below, that is the page without scripts.
 */
export const oldestBrowsers = {
  chrome: [111],
  firefox: [115],
  safari: [16, 4],
  safari_ios: [16, 4],
} as const satisfies Versions;

/** For Vite: "safari16.4". */
export const scriptTargets = Object.entries(oldestBrowsers).map(
  ([name, version]) => `${name.replace("safari_ios", "ios")}${version.join(".")}`,
);

const encodeVersion = ([major, minor = 0]: Version) => (major << 16) | (minor << 8);

/** For Lightning CSS. */
export const styleTargets = {
  chrome: encodeVersion(oldestBrowsers.chrome),
  firefox: encodeVersion(oldestBrowsers.firefox),
  ios_saf: encodeVersion(oldestBrowsers.safari_ios),
  safari: encodeVersion(oldestBrowsers.safari),
};
