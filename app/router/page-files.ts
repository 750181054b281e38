import type { ComponentType, ReactNode } from "react";
import type { RouteParams } from "./match-route.ts";

/** What a file under app/pages exports, as far as the browser uses it. */
export interface RouteModule {
  default?: ComponentType;
  Layout?: ComponentType<{ children: ReactNode }>;
  ErrorBoundary?: ComponentType;
  meta?: (page: { loaderData: unknown; params: RouteParams; error: unknown }) => Tag[];
  clientLoader?: (request: { request: Request; params: RouteParams }) => unknown;
}

/** A tag of the head, as React Router's `MetaDescriptor` has it. */
export type Tag = Readonly<Record<string, string>>;

/** Loads a script and runs it once. */
export function importModule(href: string): Promise<RouteModule> {
  return import(/* @vite-ignore */ href);
}

/** Has scripts fetched side by side that would otherwise be found one after the other. */
export function preloadModules(hrefs: readonly string[]): void {
  for (const href of hrefs) {
    if (document.querySelector(`link[rel=modulepreload][href="${href}"]`)) continue;
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
    );
  }
}

/** What became of each style sheet that was asked for, by address. */
const sheets = new Map<string, Promise<void>>();

/**
 * Loads a style sheet and leaves it in the document: a page that comes back finds it there. One that
 * cannot be loaded is no reason to keep the page back; the next page asks for it again.
 */
export function loadStyles(href: string): Promise<void> {
  const known = sheets.get(href);
  if (known) return known;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  const settled = new Promise<void>((done) => {
    link.addEventListener("load", () => done());
    link.addEventListener("error", () => {
      sheets.delete(href);
      link.remove();
      done();
    });
  });
  sheets.set(href, settled);
  document.head.append(link);
  return settled;
}
