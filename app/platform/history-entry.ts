import { findClosest } from "./find-closest.ts";

/**
 * Writes to the browser's history. Beside it, only the engine does, once before it has a page
 * loaded, and the browser itself, which adds an entry for a link.
 * Safari throws a SecurityError beyond 100 calls in 10 seconds (30 seconds before 2024), and other
 * browsers drop calls: so a change is written right away only while there have been few, otherwise
 * with all that have come by then, and a refused write stops nobody.
 */

/** What is to change in the current entry. `url` is path, query and fragment. */
interface EntryChange {
  url?: string;
  attribution?: object | undefined;
}

/** So many writes in a row are made right away; each is to be had again after `pause` ms. */
const burst = 10;
const pause = 1_000;
/** How long to leave the history alone after it refused a write, in milliseconds. */
const refusalPause = 10_000;

let pending: EntryChange | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let left = burst;
let countedAt = 0;
let refusedUntil = 0;

/** Changes the current entry, soon: readers ask {@link getAddress} and {@link getEntryState}. */
export function changeEntry(change: EntryChange): void {
  pending = { ...pending, ...change };
  const now = performance.now();
  left = Math.min(burst, left + (now - countedAt) / pause);
  countedAt = now;
  const wait = Math.max(refusedUntil - now, (1 - left) * pause);
  clearTimeout(timer);
  if (wait <= 0) writeEntry();
  else timer = setTimeout(writeEntry, wait);
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
    refusedUntil = performance.now() + refusalPause;
    timer = setTimeout(writeEntry, refusalPause);
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
