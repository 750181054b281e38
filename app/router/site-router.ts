import { matchRoute, type RouteEntry, type RouteParams } from "./match-route.ts";
import { importModule, loadStyles, preloadModules, type RouteModule } from "./page-files.ts";
import { readData, readRecord } from "./page-record.ts";
import {
  formatTarget,
  type NavigateOptions,
  readLocation,
  resolveTarget,
  type SiteLocation,
  type Target,
  writeLocation,
} from "./site-location.ts";

/** How an address came to be shown; React Router's values. */
export type NavigationKind = "POP" | "PUSH" | "REPLACE";

/** A page that is shown. */
export interface PageView {
  location: SiteLocation;
  kind: NavigationKind;
  id: string;
  params: RouteParams;
  module: RouteModule;
  /** What the page's loader gave when the site was built. */
  data: unknown;
  /** Why there is no data: an answer in the form of React Router's `ErrorResponse`. */
  error?: unknown;
}

declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, RouteEntry> };
  }
}

let view: PageView;
/** Counts navigations: one that is overtaken by another shows nothing any more. */
let latest = 0;
const listeners = new Set<(next: PageView) => void>();

/** Reads what the document says of its page, loads that page's script, and follows the history. */
export async function startRouter(): Promise<{ root: RouteModule; first: PageView }> {
  const { root, page, params } = readRecord();
  const [rootModule, module] = await Promise.all([
    importModule(root.module),
    importModule(page.module),
  ]);
  view = {
    location: readLocation(),
    kind: "POP",
    id: page.id,
    params,
    module,
    data: readData(),
  };
  window.addEventListener("popstate", () => show(readLocation(), "POP"));
  return { root: rootModule, first: view };
}

export function getView(): PageView {
  return view;
}

export function subscribe(listener: (next: PageView) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Goes to an address of the site, or that many entries through the history. */
export async function navigate(
  target: Target | number,
  options: NavigateOptions = {},
): Promise<void> {
  if (typeof target === "number") window.history.go(target);
  else await show(resolveTarget(target, options.state), options.replace ? "REPLACE" : "PUSH");
}

async function show(location: SiteLocation, kind: NavigationKind): Promise<void> {
  const turn = ++latest;
  let next: PageView | Response;
  try {
    next = await loadPage(location, kind);
  } catch {
    // Most likely the site was deployed anew, or the visitor is offline: the browser knows best.
    if (turn === latest) leaveTo(location, kind);
    return;
  }
  if (turn !== latest) return;
  if (next instanceof Response) {
    const address = next.headers.get("location") ?? "/";
    await navigate(address, { replace: kind !== "PUSH", state: location.state });
    return;
  }
  if (kind !== "POP") writeLocation(location, kind === "REPLACE");
  view = next;
  for (const listener of listeners) listener(view);
}

function leaveTo(location: SiteLocation, kind: NavigationKind): void {
  if (kind === "POP") window.location.reload();
  else if (kind === "REPLACE") window.location.replace(formatTarget(location));
  else window.location.assign(formatTarget(location));
}

/** Has the scripts of a page fetched that the visitor is about to go to; it may fail in silence. */
export async function prefetch(target: Target): Promise<void> {
  const { pathname } = resolveTarget(target);
  if (pathname === view.location.pathname) return;
  try {
    const { route } = await findRoute(pathname);
    preloadModules([route.module, ...(route.imports ?? [])]);
  } catch {
    // Going there will say what is wrong.
  }
}

/** Loads what a page needs. A redirect is given back as such. */
async function loadPage(
  location: SiteLocation,
  kind: NavigationKind,
): Promise<PageView | Response> {
  // Another query or fragment of the page that is shown.
  if (location.pathname === view.location.pathname) return { ...view, location, kind };
  const { route, params } = await findRoute(location.pathname);
  preloadModules(route.imports ?? []);
  const { root } = readRecord();
  const [module, { clientLoader }, answer] = await Promise.all([
    importModule(route.module),
    importModule(route.clientLoaderModule ?? route.module),
    route.hasLoader ? fetchData(location.pathname) : undefined,
    ...[...root.css, ...(route.css ?? [])].map(loadStyles),
  ]);
  const request = new Request(new URL(formatTarget(location), window.location.href));
  const loaded = await clientLoader?.({ request, params });
  if (loaded instanceof Response) return loaded;
  return { location, kind, id: route.id, params, module, data: loaded, ...answer };
}

async function findRoute(pathname: string) {
  if (!window.__reactRouterManifest) await importModule(readRecord().manifest);
  const match = matchRoute(Object.values(window.__reactRouterManifest?.routes ?? {}), pathname);
  if (!match) throw new Error(`no page for ${pathname}`);
  return match;
}

async function fetchData(pathname: string): Promise<Pick<PageView, "data" | "error">> {
  const response = await fetch(`${pathname.replace(/\/$/, "")}.data`);
  if (response.ok) return { data: await response.json() };
  const { status, statusText } = response;
  if (status !== 404) throw new Error(`${response.url} answered ${status}`);
  return { data: undefined, error: { status, statusText, internal: false, data: null } };
}
