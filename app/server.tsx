import type { PictureSource } from "content-model/media-fields";
import { renderToStaticMarkup } from "react-dom/server";
import { addPrefix } from "./edition-prefix.ts";
import { type Page, type PageDefinition, type ReadContent, readNeeds } from "./engine/page.ts";
import { pageId } from "./engine/page-record.ts";
import { renderPage } from "./engine/render.tsx";
import { Document } from "./parts/chrome/Document.tsx";
import { chromeNeeds } from "./parts/chrome/schema.ts";
import type { PageHead } from "./parts/head/page-graph.ts";
import { PreviewBar, PreviewContext, type PreviewNotes } from "./parts/preview/PreviewBar.tsx";

const files = import.meta.glob<string>(
  // The build draws link previews; no page shows them.
  ["../art/rendered/*/*.{avif,png}", "!../art/rendered/social-*/*"],
  { eager: true, query: "?url&no-inline", import: "default" },
);
/** What art/rendered says about a scene. */
const scenes = import.meta.glob<Pick<PictureSource, "width" | "height" | "anchors">>(
  "../art/rendered/*/scene.json",
  { eager: true, import: "default" },
);

/** The addresses of one scene's files in one format, with their widths, narrowest first. */
function listFiles(folder: string, format: string): { url: string; width: number }[] {
  return Object.entries(files)
    .filter(([path]) => path.startsWith(`${folder}/`) && path.endsWith(`.${format}`))
    .map(([path, url]) => ({ url, width: Number.parseInt(path.slice(folder.length + 1), 10) }))
    .sort((a, b) => a.width - b.width);
}

/** Every picture in art/rendered by name, without those that only previews use: they have no fallback. */
export function readPictures() {
  const pictures = new Map<string, PictureSource>();
  for (const [path, { width, height, anchors }] of Object.entries(scenes)) {
    const folder = path.replace(/\/scene\.json$/, "");
    const [fallback] = listFiles(folder, "png");
    if (!fallback) continue;
    pictures.set(folder.slice(folder.lastIndexOf("/") + 1), {
      src: fallback.url,
      width: fallback.width,
      height: Math.round((fallback.width * height) / width),
      anchors,
      srcSet: listFiles(folder, "avif")
        .map(({ url, width }) => `${url} ${width}w`)
        .join(", "),
    });
  }
  return pictures;
}

/** What a page's folder exports from page.tsx: one or more definitions. */
type PageModule = { default: PageDefinition<PageHead> | PageDefinition<PageHead>[] };

const definitions = Object.values(
  import.meta.glob<PageModule>("./pages/*/page.tsx", { eager: true }),
).flatMap((module) => module.default);

export function listPages(read: ReadContent): Page<PageHead>[] {
  // Now, too: what is drawn later is of the same content.
  readNeeds(read, chromeNeeds);
  return definitions.flatMap((define) => define(read));
}

interface DrawOptions extends Omit<Parameters<typeof renderPage>[0], "address" | "document"> {
  read: ReadContent;
  pages: readonly Page<PageHead>[];
  /** For the team; undefined on the published site. */
  preview: PreviewNotes | undefined;
}

export function drawPage(
  page: Page<PageHead>,
  { read, pages, preview, ...place }: DrawOptions,
): string {
  const content = readNeeds(read, chromeNeeds);
  // One name for each path: the table's, or else the title of its page.
  const titles = pages.flatMap(({ address, head }) =>
    "path" in address ? [[address.path.replace(/\/$/, ""), head.title]] : [],
  );
  const labels = { ...Object.fromEntries(titles), ...content.breadcrumbs };
  const drawn = renderPage({
    ...place,
    address: page.address,
    document: (
      <PreviewContext value={preview}>
        <Document {...{ content, labels }} head={page.head}>
          {page.render(pages)}
        </Document>
      </PreviewContext>
    ),
  });
  const html = addPrefix(drawn, place.edition.prefix, content.site.origin);
  if (!preview) return html;
  const bar = renderToStaticMarkup(<PreviewBar {...preview} />);
  // Not part of the document: there, it would change the ids of published pages.
  return html.replace(`<div id="${pageId}">`, (start) => start + bar);
}
