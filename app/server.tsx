import type { SiteScripts } from "./engine/PageScripts.tsx";
import type { Page, PageDefinition, ReadContent } from "./engine/page.ts";
import { renderPage } from "./engine/render.tsx";
import { type ChromeContent, chromeNeeds } from "./parts/chrome/chrome-content.ts";
import { Document } from "./parts/chrome/Document.tsx";
import type { PageHead } from "./parts/head/page-head.ts";

/** What a page's folder exports from page.tsx: one definition or several. */
type PageModule = { default: PageDefinition<PageHead> | PageDefinition<PageHead>[] };

const definitions = Object.values(
  import.meta.glob<PageModule>("./pages/*/page.tsx", { eager: true }),
).flatMap((module) => module.default);

export { readPictures } from "./pictures.ts";

/** Every page of the site, from its content. */
export function listPages(read: ReadContent): Page<PageHead>[] {
  return definitions.flatMap((define) => define(read));
}

/** A page as an HTML document. */
export function drawPage(
  page: Page<PageHead>,
  { read, scripts, language }: { read: ReadContent; scripts: SiteScripts; language: string },
): string {
  const needs = Object.entries(chromeNeeds).map(([name, source]) => [name, read(source)]);
  const content: ChromeContent = Object.fromEntries(needs);
  return renderPage({
    address: page.address,
    language,
    document: (
      <Document content={content} head={page.head} scripts={scripts}>
        {page.render()}
      </Document>
    ),
  });
}
