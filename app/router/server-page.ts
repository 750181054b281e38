import { createContext } from "react";
import type { EntryContext } from "react-router";
import type { PageRecord, RouteFiles } from "./page-record.ts";

/** What a page is prerendered with: its record, and what its loader gave. */
export interface ServerPage {
  record: PageRecord;
  data: unknown;
}

/** Set while a page is prerendered; undefined in the browser. */
export const ServerPageContext = createContext<ServerPage | undefined>(undefined);

/** The record of the page that React Router is about to render. */
export function buildServerPage({ manifest, staticHandlerContext }: EntryContext): ServerPage {
  const { matches, loaderData } = staticHandlerContext;
  const [root, page, deeper] = matches.map(({ route }) => manifest.routes[route.id]);
  if (!root || !page || deeper) {
    throw new Error("a page is one route below the root; see app/routes.ts");
  }
  const getFiles = ({ id, module, css }: typeof page): RouteFiles => ({
    id,
    module,
    css: css ?? [],
  });
  return {
    record: {
      entry: manifest.entry.module,
      preload: [
        ...new Set([
          manifest.entry.module,
          root.module,
          page.module,
          ...manifest.entry.imports,
          ...(root.imports ?? []),
          ...(page.imports ?? []),
        ]),
      ],
      manifest: manifest.url,
      root: getFiles(root),
      page: getFiles(page),
      params: matches[1]?.params ?? {},
    },
    data: loaderData[page.id],
  };
}
