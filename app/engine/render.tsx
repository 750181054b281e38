import type { ReactElement, ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { PageContext, type PageContextValue } from "./page-context.ts";

interface RenderOptions extends Omit<PageContextValue, "scripts" | "drawIsland"> {
  /** The whole document, from `<html>` on. */
  document: ReactNode;
}

/**
 * Draws a page as an HTML document. Outside islands there is no trace of React in it.
 *
 * Each island is drawn separately, with its own ids (`useId`), because that is how the browser
 * hydrates it: in its own root.
 */
export function renderPage({ document, ...place }: RenderOptions): string {
  const { address, files } = place;
  let count = 0;
  const page: PageContextValue = {
    ...place,
    scripts: new Set(files.preload),
    drawIsland(name: string, content: ReactElement) {
      count += 1;
      const id = `${name}-${count}-`;
      return { id, html: renderToString(content, { identifierPrefix: id }) };
    },
  };
  // Ids differ from page to page, because after a page change the document has parts of two pages.
  const identifierPrefix = "path" in address ? address.path.replaceAll("/", "-") : "-missing-";
  const html = renderToStaticMarkup(<PageContext value={page}>{document}</PageContext>, {
    identifierPrefix,
  });
  return `<!DOCTYPE html>${html}`;
}
