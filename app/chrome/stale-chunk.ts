/** How browsers say that a script could not be loaded with import(): Chromium, Firefox, Safari. */
const importFailure =
  /dynamically imported module|error loading dynamically|importing a module script failed/i;

/** Field of the history entry's state: it survives the reload, and stores nothing on the device. */
const field = "reloaded";

/**
 * A part of the site (not a page: see StaleRoute.tsx) that cannot be loaded was most likely replaced by a deployment: the page is
 * loaded anew, once.
 *
 * @returns whether a reload is under way
 */
export function reloadOnStaleChunk(error: unknown): boolean {
  if (!(error instanceof Error) || !importFailure.test(error.message)) return false;
  const state: unknown = window.history.state;
  if (typeof state === "object" && state !== null && field in state) return false;
  window.history.replaceState({ ...(state ?? {}), [field]: true }, "");
  window.location.reload();
  return true;
}
