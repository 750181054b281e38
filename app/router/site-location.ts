/** An address of the site, with React Router's names (its `Location`). */
export interface SiteLocation {
  pathname: string;
  search: string;
  hash: string;
  /** What the navigation handed over. */
  state: unknown;
  /** One for each entry of the history. */
  key: string;
}

/** Where a navigation leads: an address, or its parts; what is not named stays empty. */
export type Target = string | { pathname?: string; search?: string; hash?: string };

export interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
}

/** Key of the entry with which the visit began, as React Router calls it. */
const firstKey = "default";

/** The address that the window shows. The entry's state has React Router's fields. */
export function readLocation(): SiteLocation {
  const { pathname, search, hash } = window.location;
  const entry: { usr?: unknown; key?: string } | null = window.history.state;
  return { pathname, search, hash, state: entry?.usr ?? null, key: entry?.key ?? firstKey };
}

/** A target as seen from the address that is shown, with a key of its own. */
export function resolveTarget(target: Target, state?: unknown): SiteLocation {
  const { pathname, search, hash } = new URL(formatTarget(target), window.location.href);
  return {
    pathname,
    search,
    hash,
    state: state ?? null,
    key: Math.random().toString(36).slice(2, 10),
  };
}

/** The address of a target, as a link has it. */
export function formatTarget(target: Target): string {
  if (typeof target === "string") return target;
  const { pathname = "", search = "", hash = "" } = target;
  return pathname + search + hash;
}

/** Makes a location the one that the window shows. */
export function writeLocation(location: SiteLocation, replace: boolean): void {
  const entry = { usr: location.state, key: location.key };
  const address = formatTarget(location);
  if (replace) window.history.replaceState(entry, "", address);
  else window.history.pushState(entry, "", address);
}
