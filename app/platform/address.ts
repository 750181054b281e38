import { findClosest } from "./dom.ts";

/** The element that an address's fragment ("#roles") names, or null. */
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

/**
 * Writes to the browser's history. Beside it, only the engine does, once before it has a page
 * loaded, and the browser itself, which adds an entry for a link.
 * Safari throws a SecurityError beyond 100 calls in 10 seconds, and other browsers drop calls: so
 * changes that come fast are written together, and a refused write stops nobody.
 */

/** What is to change in the current entry. `url` is path, query and fragment. */
interface EntryChange {
  url?: string;
  attribution?: object | undefined;
}

/** So many writes in a row are made right away; each is to be had again after `pause` ms. */
const burst = 10;
const pause = 1_000;
/** How many of them a refused write costs. */
const refusal = 10;

let pending: EntryChange | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let left = burst;
let countedAt = 0;

/** Changes the current entry, soon: readers ask {@link getAddress} and {@link getEntryState}. */
export function changeEntry(change: EntryChange): void {
  pending = { ...pending, ...change };
  const now = performance.now();
  left = Math.min(burst, left + (now - countedAt) / pause);
  countedAt = now;
  if (left >= 1) writeEntry();
  else timer ??= setTimeout(writeEntry, (1 - left) * pause);
}

/** Writes what is still to be written; before anything that leaves the entry. */
export function writeEntry(): void {
  clearTimeout(timer);
  timer = undefined;
  if (!pending) return;
  const { url = getPath(location), ...fields } = pending;
  left -= 1;
  try {
    history.replaceState({ ...history.state, ...fields }, "", toUrl(url));
    pending = undefined;
  } catch {
    left = 1 - refusal;
    timer = setTimeout(writeEntry, refusal * pause);
  }
}

/** Forgets what is still to be written: another entry is the current one. */
export function leaveEntry(): void {
  clearTimeout(timer);
  timer = undefined;
  pending = undefined;
}

/** Adds an entry with this address, which begins as the current one. If refused, that one changes. */
export function addEntry(url: string): void {
  writeEntry();
  try {
    history.pushState(getEntryState(), "", toUrl(url));
    leaveEntry();
  } catch {
    changeEntry({ url });
  }
}

/** The current address, with what is still to be written. */
export function getAddress(): URL {
  return new URL(pending?.url === undefined ? location.href : toUrl(pending.url));
}

/** What the current entry keeps, with what is still to be written. */
export function getEntryState(): { attribution?: unknown } {
  const { url, ...fields } = pending ?? {};
  return { ...history.state, ...fields };
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

const getPath = ({ pathname, search, hash }: Location) => pathname + search + hash;

/** With the origin: a path that begins with two slashes would name another host. */
const toUrl = (path: string) => location.origin + path;

/**
 * Changes the query of the current address without adding a history entry.
 *
 * @param search with the question mark, or empty
 */
export function replaceSearch(search: string): void {
  const { pathname, hash } = getAddress();
  changeEntry({ url: pathname + search + hash });
}

/**
 * Changes a parameter of the current address, and nothing else in it, without adding a history entry.
 *
 * @param value empty to remove it
 */
export function replaceParameter(name: string, value: string): void {
  const { searchParams } = getAddress();
  if (value) searchParams.set(name, value);
  else searchParams.delete(name);
  const query = String(searchParams);
  replaceSearch(query && `?${query}`);
}

/**
 * Changes the fragment of the current address without adding a history entry or moving the page.
 *
 * @param fragment with the number sign, or empty
 */
export function replaceFragment(fragment: string): void {
  const { pathname, search } = getAddress();
  changeEntry({ url: pathname + search + fragment });
}

/**
 * Changes the query of the current address and adds a history entry for it. The part of the page that
 * does so reads the query on `popstate`.
 */
export function pushSearch(search: string): void {
  const { pathname, hash } = getAddress();
  addEntry(pathname + search + hash);
}

const searchParameter = "q";

/** What a visitor looks for, as the address has it: in its fragment, or in the query of an older link. */
export function readSearchText(): string {
  const { hash, searchParams } = getAddress();
  const kept = new URLSearchParams(hash.slice(1));
  return kept.get(searchParameter) ?? searchParams.get(searchParameter) ?? "";
}

/** In the fragment alone: browsers send a fragment to nobody, and a query in referrers, too. */
export function keepSearchText(text: string): void {
  const { pathname, searchParams } = getAddress();
  searchParams.delete(searchParameter);
  const query = String(searchParams);
  const fragment = text && `#${new URLSearchParams({ [searchParameter]: text })}`;
  changeEntry({ url: pathname + (query && `?${query}`) + fragment });
}
