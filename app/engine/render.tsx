import type { ReactElement, ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { addPrefix, type OwnAddresses } from "./edition.ts";
import { PageContext, type PageContextValue } from "./page-context.ts";

interface RenderOptions
  extends Pick<PageContextValue, "address" | "edition" | "alternates">,
    OwnAddresses {
  /** The whole document, from `<html>` on. */
  document: ReactNode;
}

/**
 * Draws a page as an HTML document. What is not in an island has no trace of React in it.
 *
 * Islands are drawn by themselves, with ids of their own (`useId`), because that is how the browser
 * takes them over: each is a root of its own.
 */
export function renderPage({ document, origin, isOwn, ...place }: RenderOptions): string {
  const { address, edition } = place;
  const islands = new Set<string>();
  let count = 0;
  const page: PageContextValue = {
    ...place,
    islands,
    drawIsland(name: string, content: ReactElement, isOnDemand: boolean) {
      if (!isOnDemand) islands.add(name);
      count += 1;
      const id = `${name}-${count}-`;
      return { id, html: renderToString(content, { identifierPrefix: id }) };
    },
  };
  // Ids differ from page to page: parts of two pages are in one document after a change of page.
  const identifierPrefix = "path" in address ? address.path.replaceAll("/", "-") : "-missing-";
  const html = renderToStaticMarkup(<PageContext value={page}>{document}</PageContext>, {
    identifierPrefix,
  });
  return `<!DOCTYPE html>${addPrefix(html, edition.prefix, { origin, isOwn })}`;
}
