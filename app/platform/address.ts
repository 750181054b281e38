import { findClosest } from "./dom.ts";

export function findFragmentTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  if (!id) return null;
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id); // a stray percent sign
  }
}

/**
 * Opens what a fragment leads to: the details that its target is in, as HTML asks of browsers and not
 * every one does, and those of its section that are closed on a phone (`data-phone-fold`).
 */
export function openFolds(hash: string): void {
  const target = findFragmentTarget(hash);
  const section = target?.closest("section");
  for (const fold of document.querySelectorAll("details")) {
    const isBelow = section?.contains(fold) && fold.hasAttribute("data-phone-fold");
    if (target && (isBelow || fold.contains(target))) fold.open = true;
  }
}

/** What the state of an entry has, beside what others keep there. */
interface EntryState {
  attribution?: object | undefined;
}

/**
 * At most one write in so many ms: Safari throws a SecurityError beyond 100 calls in 10 seconds, and
 * other browsers drop calls. Beside what is here, only the engine writes to the history, once before it
 * has a page loaded, and the browser itself, which adds an entry for a link.
 */
const pause = 200;

/** The entry as it is to be written: soon, after a refusal too. */
let pending: { url: URL; state: EntryState } | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The current address, with what is still to be written. */
export const getAddress = (): URL => new URL(pending?.url ?? location.href);

/** What the current entry keeps, with what is still to be written. */
export const getEntryState = (): EntryState => pending?.state ?? history.state ?? {};

/** Changes the current entry, soon: readers ask {@link getAddress} and {@link getEntryState}. */
export function changeEntry(url: URL, state = getEntryState()): void {
  pending = { url, state };
  if (timer === undefined) writeEntry();
}

/** Writes what is still to be written; before anything that leaves the entry. */
export function writeEntry(): void {
  if (!pending) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    timer = undefined;
    writeEntry();
  }, pause);
  try {
    history.replaceState(pending.state, "", pending.url);
    pending = undefined;
  } catch {
    // Refused: it stops nobody, and is tried again.
  }
}

/** Forgets what is still to be written: another entry is the current one. */
export function leaveEntry(): void {
  pending = undefined;
}

/** Has what is still to be written go to its own entry. Once, before anything else follows entries. */
export function startHistory(): void {
  addEventListener("popstate", leaveEntry, { capture: true });
  addEventListener("pagehide", writeEntry, { capture: true });
  // A link may leave the entry immediately.
  const onClick = ({ target }: Event) => {
    if (findClosest(target, "a[href]")) writeEntry();
  };
  addEventListener("click", onClick, { capture: true });
  document.addEventListener("visibilitychange", () => document.hidden && writeEntry());
}

/** The current address with another part. @param part with its sign, or empty */
const getAddressWith = (part: { search: string } | { hash: string }): URL =>
  Object.assign(getAddress(), part);

/** Changes the query of the current address without adding a history entry. */
export const replaceSearch = (search: string): void => changeEntry(getAddressWith({ search }));

/** Changes the fragment, without adding a history entry or moving the page. */
export const replaceFragment = (hash: string): void => changeEntry(getAddressWith({ hash }));

/** Changes a parameter, and nothing else, without adding a history entry. @param value empty to remove it */
export function replaceParameter(name: string, value: string): void {
  const url = getAddress();
  if (value) url.searchParams.set(name, value);
  else url.searchParams.delete(name);
  changeEntry(url);
}

/**
 * Changes the query and adds a history entry for it, which begins as the current one; if that is refused,
 * that one changes. The part of the page that does so reads the query on `popstate`.
 */
export function pushSearch(search: string): void {
  writeEntry();
  const url = getAddressWith({ search });
  try {
    history.pushState(getEntryState(), "", url);
    leaveEntry();
  } catch {
    changeEntry(url);
  }
}

/** What a visitor looks for: in the fragment alone, which browsers send to nobody. */
export const readSearchText = (): string =>
  new URLSearchParams(getAddress().hash.slice(1)).get("q") ?? "";

export const keepSearchText = (q: string): void =>
  replaceFragment(q && `#${new URLSearchParams({ q })}`);
