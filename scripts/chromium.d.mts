/** Switches that a headless browser wants in a closed network, and as root in a container. */
export const chromiumArgs: string[];
/** Path of a Chromium or Chrome on this machine, if there is one. */
export function findChromium(): string | undefined;
/** Path of the quickest browser for tests, if there is one: Debian's headless shell before others. */
export function findHeadlessChromium(): string | undefined;
/** What to do by hand, when there is no browser and it could not be had. */
export function ensureChromium(): string | undefined;
