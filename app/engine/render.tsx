import type { ReactElement, ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import type { PageAddress } from "./page.ts";
import { PageContext, type PageContextValue } from "./page-context.ts";

interface RenderOptions {
  address: PageAddress;
  language: string;
  /** The whole document, from `<html>` on. */
  document: ReactNode;
}

/**
 * Draws a page as an HTML document. What is not in an island has no trace of React in it.
 *
 * Islands are drawn by themselves, with ids of their own (`useId`), because that is how the browser
 * takes them over: each is a root of its own.
 */
export function renderPage({ address, language, document }: RenderOptions): string {
  const islands = new Set<string>();
  let count = 0;
  const page: PageContextValue = {
    address,
    language,
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
  return `<!DOCTYPE html>${renderToStaticMarkup(
    <PageContext value={page}>{document}</PageContext>,
    { identifierPrefix },
  )}`;
}
