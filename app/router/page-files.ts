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

/**
 * Loads a style sheet and leaves it in the document: a page that comes back finds it there. One that
 * cannot be loaded is no reason to keep the page back.
 */
export function loadStyles(href: string): Promise<unknown> {
  const known = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${href}"]`);
  const link = known ?? Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  if (known?.sheet) return Promise.resolve();
  const loaded = new Promise((done) => {
    link.addEventListener("load", done, { once: true });
    link.addEventListener("error", done, { once: true });
  });
  if (!known) document.head.append(link);
  return loaded;
}
