import type { IncomingMessage, ServerResponse } from "node:http";
import { dirname, join, posix, resolve, sep } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { getEditedFile } from "content-model/form-places";
import sirv from "sirv";
import type { Plugin, ViteDevServer } from "vite";
import { editions } from "../../app/editions.ts";
import { type Edition, getSwapPath, swapFile } from "../../app/engine/page-record.ts";
import { articles } from "../../app/parts/articles/schema.ts";
import { escapeHtml } from "../../app/parts/head/page-graph.ts";
import type { PreviewNotes } from "../../app/parts/preview/PreviewBar.tsx";
import {
  filesPath,
  getRedirect,
  getSocialImagePath,
  paths,
  searchIndexPath,
} from "../../app/routes.ts";
import { parseTarget } from "../../server/static.ts";
import {
  browserEntry,
  buildSearchIndex,
  cutSwap,
  type EditionPage,
  getPageFile,
  noFiles,
  styleEntry,
} from "../draw-pages.ts";
import { buildAddressList, openInEditorPath } from "../editor/edit-address.ts";
import { pictureCache } from "../own-pictures.ts";
import { findPageOf } from "../page-files.ts";
import { readContent } from "../sources/read-content.ts";
import {
  addPageState,
  createSiteReader,
  type Failure,
  getPageState,
  hasEditor,
  makeConfig,
  type ReadSite,
  reloadLatePages,
  reloadPages,
  type Site,
} from "./dev-site.ts";
import { importCurrent } from "./editor-plugin.ts";

type SocialImages = typeof import("../social-images.ts");

/** What is shown while nobody knows yet what the page will be. */
const beingMade =
  "<p>What was saved is being checked, and new pictures are made in their sizes. The page then comes back by itself.</p>";

/** Why nothing is shown. */
const drawNotice = (title: string, html: string, head = ""): string =>
  `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">${head}
<title>${title}</title>
<link rel="stylesheet" href="/app/styles/fonts.css">
<link rel="stylesheet" href="/${styleEntry}">
<style>
  main { max-width: 46rem; margin: 0 auto; padding: 3rem 1.5rem; color: var(--color-text); }
  h1 { padding-bottom: 0.75rem; border-bottom: 3px solid var(--color-signal); color: var(--color-ink); font-size: 2rem; line-height: 1.15; }
  p { margin-top: 1.25rem; white-space: pre-wrap; }
  a { text-decoration: underline; text-underline-offset: 3px; }
</style>
</head>
<body><main><h1>${title}</h1>${html}</main></body>
</html>
`;

/** The page shown instead of any other as long as content has not fitted yet. */
const drawFaultPage = (faults: PreviewNotes["faults"] = []): string =>
  drawNotice(
    "This does not fit yet",
    faults
      .map(
        ({ name, href, words }) =>
          `<p><a href="${escapeHtml(href)}">${escapeHtml(name)}</a>: ${escapeHtml(words)}</p>`,
      )
      .join(""),
  );

/**
 * Lets the editor of the computer open a file when a page of this site asks for it: a file of the
 * repository, with or without line and column. Another site in the same browser could ask, too.
 * Answers without content, so that a link leaves the page as it is; Vite does the rest.
 */
export function createOpenListener(root: string) {
  return ({ headers, url }: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { searchParams } = new URL(url ?? "/", "http://localhost");
    const file = searchParams.get("file")?.replace(/(?::\d+)+$/, "") ?? "";
    const path = resolve(root, file);
    const isOwn = path.startsWith(root + sep) && !path.startsWith(join(root, "node_modules"));
    if (!isOwn || headers["sec-fetch-site"] !== "same-origin") {
      response.writeHead(403).end();
      return;
    }
    response.statusCode = 204;
    next();
  };
}

/** Before, the page that is shown stays. */
const patience = 4000;

/**
 * Answers with a page that says what is being made, if that takes long. The page asks again by itself,
 * so what is saved meanwhile is not waited for behind what no longer matters.
 *
 * @param done when there is an answer, of whatever kind
 * @returns whether it has answered
 */
export async function sayWhatIsMade(
  request: IncomingMessage,
  response: ServerResponse,
  done: Promise<unknown>,
  after = patience,
): Promise<boolean> {
  if (!["document", "iframe"].includes(String(request.headers["sec-fetch-dest"]))) return false;
  if (await Promise.race([Promise.allSettled([done]), delay(after)])) return false;
  const again = '<meta http-equiv="refresh" content="3">';
  response.writeHead(200, headers).end(drawNotice("One moment", beingMade, again));
  return true;
}

/** For whoever has the form but not the software. */
const softwareFault =
  "<p>Something in the software failed, not in what you wrote. Tell whoever looks after it: the window in which the editor was started says more.</p>";

const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };

/** Scripts as Vite serves them; the style sheet is added to the document, so this one says nothing. */
const files = { ...noFiles, entry: `/${browserEntry}` };

/** Draws each page on request, with the same status codes as the built site. */
export function devSitePlugin(root: string): Plugin {
  const contents = editions.map(({ folder }) => join(root, folder, "content") + sep);
  return {
    name: "aes32-dev-site",
    apply: "serve",
    configureServer(server) {
      const readSite = createSiteReader(server, root);
      server.watcher.on("all", (_event, file) => {
        if (contents.some((content) => file.startsWith(content))) reloadPages(server);
      });
      reloadLatePages(server);
      serveEditor(server, root, readSite);
      serveFiles(server, root);
      return () => {
        server.middlewares.use((request, response, next) => {
          const state = getPageState();
          answerRequest(server, root, readSite, request, response)
            .catch((error) => answerFault(server, state, error, response, next))
            .catch(next);
        });
      };
    },
  };
}

/** What the links "Edit this page" and the editor's second half ask for. */
function serveEditor(server: ViteDevServer, root: string, readSite: ReadSite): void {
  server.middlewares.use(openInEditorPath, createOpenListener(root));
  const serve = (path: string, find: (query: URLSearchParams, site: Site) => Promise<string>) =>
    server.middlewares.use(path, (request, response) => {
      const { searchParams } = new URL(request.url ?? "/", "http://localhost");
      readSite()
        .then((site) => find(searchParams, site))
        .then(
          (text) => response.setHeader("cache-control", "no-store").end(text),
          // The page says what is wrong; it reloads once that is fixed, and this is asked again.
          () => response.writeHead(204).end(),
        );
    });
  // What links can lead to.
  serve("/edit/addresses.json", async (_, site) =>
    buildAddressList(drawPages(site, editions[0].prefix)),
  );
  // The path of the page where an `entry` of the editor is seen, by the page `shown`.
  serve("/edit/page", async (query, { pages }) => {
    const file = getEditedFile(await makeConfig(server), query.get("entry") ?? "") ?? "";
    const edition =
      editions.findLast(({ folder }) => file.startsWith(join(folder, "content"))) ?? editions[0];
    const { folder, prefix } = edition;
    const own = [...pages.values()].filter((each) => each.edition === edition);
    const path = findPageOf(
      join(root, folder),
      own.map(({ page }) => page),
      posix.relative(folder, file),
      query.get("shown")?.slice(prefix.length) ?? "",
    );
    return path === undefined ? "" : prefix + path;
  });
}

/** The team's own pictures and files, and what other languages have beside their content. */
function serveFiles(server: ViteDevServer, root: string): void {
  server.middlewares.use("/assets", sirv(pictureCache, { dev: true }));
  for (const { folder, prefix } of editions) {
    const serve = (path: string, inside: string) =>
      server.middlewares.use(prefix + path, sirv(join(root, folder, inside), { dev: true }));
    serve(filesPath, "content/files");
    if (prefix) serve("", "public");
  }
}

async function answerRequest(
  server: ViteDevServer,
  root: string,
  readSite: ReadSite,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const target = parseTarget(request.url ?? "/");
  const isSwap = target.pathname.endsWith(`/${swapFile}`);
  const pathname = isSwap ? dirname(target.pathname) : target.pathname;
  const edition = findEdition(pathname);
  const { prefix } = edition;
  const reading = readSite();
  if (hasEditor(server) && (await sayWhatIsMade(request, response, reading))) return;
  const site = await reading;
  const moved =
    getRedirect(pathname, prefix, site.moved.get(edition)) ??
    /^(\/(?:[^/]+\/)*)index\.html$/.exec(pathname)?.[1];
  if (moved) {
    // Temporary, unlike the built site's: tomorrow another site may run on this port.
    const location = (isSwap ? getSwapPath(moved) : moved) + target.search;
    response.writeHead(301, { location, "cache-control": "no-store" }).end();
  } else if (pathname === prefix + searchIndexPath) {
    const index = buildSearchIndex(drawPages(site, prefix));
    response.setHeader("content-type", "application/json").end(index);
  } else if (!(await answerSocialImage(server, root, site, pathname, response))) {
    const { page, draw } = findPage(site, pathname);
    // The build inlines the page's rules; here they are a style sheet that can change.
    const styles = `<link rel="stylesheet" href="/${styleEntry}">`;
    const html = draw(files).replace("</head>", `${styles}</head>`);
    response.writeHead("path" in page.address ? 200 : 404, headers);
    const document = await server.transformIndexHtml(pathname, html);
    response.end(isSwap ? cutSwap(document) : addPageState(document, site.state));
  }
}

function drawPages({ pages }: Site, prefix: string): Map<string, string> {
  const own = [...pages.values()].filter(({ edition }) => edition.prefix === prefix);
  return new Map(
    own.flatMap(({ page: { address }, draw }) =>
      "path" in address ? [[prefix + address.path, draw()] as const] : [],
    ),
  );
}

function answerFault(
  server: ViteDevServer,
  state: string,
  error: Failure,
  response: ServerResponse,
  next: (error: Error) => void,
): void {
  const end = (status: number, html: string) =>
    response.writeHead(status, headers).end(addPageState(html, state));
  // By name, because the runner has its own class; a picture is made of what the files have now.
  if (error.told || error.name === "ContentError") end(500, drawFaultPage(error.told));
  else if (error.message.startsWith("transport was disconnected")) {
    // Vite restarts when a file of its configuration changes; a page being drawn just then is lost.
    end(503, drawNotice("Restarting", "<p>The page comes back by itself.</p>"));
  } else if (hasEditor(server)) {
    server.config.logger.error(error.stack ?? error.message);
    end(500, drawNotice("This page cannot be shown", softwareFault));
  } else next(error);
}

const findEdition = (path: string): Edition =>
  editions.findLast(({ prefix }) => `${path}/`.startsWith(`${prefix}/`)) ?? editions[0];

/** The page at a path, else its folder's not-found page, else its edition's. */
function findPage({ pages }: Site, path: string): EditionPage {
  const page =
    pages.get(join(path, "index.html")) ??
    pages.get(join(dirname(path), "404.html")) ??
    pages.get(getPageFile({ missingBelow: paths.home }, findEdition(path).prefix));
  if (!page) throw new Error("the site has no not-found page");
  return page;
}

/** Answers a path that is a page's social image; returns whether it is one. */
async function answerSocialImage(
  server: ViteDevServer,
  root: string,
  { pages }: Site,
  path: string,
  response: ServerResponse,
): Promise<boolean> {
  for (const { draw, edition, page } of pages.values()) {
    const own = "path" in page.address ? page.address.path : undefined;
    if (!own || path !== edition.prefix + getSocialImagePath(own)) continue;
    const module = "/build-site/social-images.ts";
    const { drawSocialImages } = await importCurrent<SocialImages>(server, module);
    const folder = join(root, edition.folder);
    const all = readContent(folder, articles);
    await drawSocialImages(
      folder,
      [own],
      all,
      async () => draw(),
      async (_, image) => {
        response.setHeader("content-type", "image/jpeg").end(image);
      },
    );
    return true;
  }
  return false;
}
