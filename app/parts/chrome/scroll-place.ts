/** Field of the history entry's state, beside those of React Router, which it leaves alone. */
const field = "scrollY";

/** React Router's name for the entry with which the visit began. */
const firstKey = "default";

function readField(state: unknown, name: string): unknown {
  return typeof state === "object" && state !== null ? Reflect.get(state, name) : undefined;
}

/** The place remembered in an entry of the history, in pixels from the top. */
export function findPlace(state: unknown): number | undefined {
  const place = readField(state, field);
  return typeof place === "number" ? place : undefined;
}

/**
 * Remembers the current place in the current entry of the history, if that entry is the one that
 * is shown: going back changes the entry before the page.
 *
 * @param shownKey React Router's key of the location that is shown
 */
export function rememberPlace(shownKey: string): void {
  const { history } = window;
  if ((readField(history.state, "key") ?? firstKey) !== shownKey) return;
  const place = Math.round(window.scrollY);
  if (findPlace(history.state) === place) return;
  history.replaceState({ ...history.state, [field]: place }, "");
}
