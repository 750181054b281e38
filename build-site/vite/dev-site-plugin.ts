import type { IncomingMessage, ServerResponse } from "node:http";
import { dirname, join, posix, sep } from "node:path";
import type { ContentConfig } from "content-model/form-places";
import sirv from "sirv";
import type { Plugin, ViteDevServer } from "vite";
import { editions } from "../../app/editions.ts";
import type { Edition } from "../../app/engine/edition.ts";
import { getSwapPath, swapFile } from "../../app/engine/page-record.ts";
import { oldAddresses } from "../../app/fields/redirects-schema.ts";
import { filesPath, getRedirect, paths, searchIndexPath } from "../../app/routes.ts";
import { parseTarget } from "../../server/static.ts";
import {
  browserEntry,
  type EditionPage,
  getPageFile,
  listEditionPages,
  noFiles,
  serverEntry,
  styleEntry,
} from "../draw-pages.ts";
import {
  getEditedFile,
  getLocalEditAddress,
  openInEditorPath,
  preferEditor,
} from "../editor/edit-address.ts";
import { makeOwnPictures, pictureCache } from "../own-pictures.ts";
import { findPageOf } from "../page-files.ts";
import { cutSwap } from "../page-swaps.ts";
import { buildSearchIndex } from "../search-index.ts";
import { readContent } from "../sources/read-content.ts";
import { editorPluginName } from "./editor-plugin.ts";
import { drawFaultPage, drawNotice } from "./fault-page.ts";
import { importCurrent } from "./import-current.ts";
import { addPageState, getPageState, reloadLatePages, reloadPages } from "./page-state.ts";

type App = typeof import("../../app/server.tsx");
type ContentCheck = typeof import("../rules/all-content.ts");
type EditorConfig = typeof import("../editor/editor-config.ts");

/** `pages` is keyed by the files the build would write; `state` is what they were drawn from. */
type Site = { app: App; state: string; pages: ReadonlyMap<string, EditionPage> };

/** For whoever has the form but not the software. */
const softwareFault =
  "<p>Something in the software failed, not in what you wrote. Tell whoever looks after it: the window in which the editor was started says more.</p>";

/** Answers with the path of the page where an `entry` of the editor is seen, by the page `shown`. */
const pageOfEntryPath = "/edit/page";

const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };

/** Scripts as Vite serves them; the style sheet is in the document (`addStyles`), so this one says nothing. */
const files = { ...noFiles, entry: `/${browserEntry}` };

/** Draws each page on request, with the same status codes as the built site. */
export function devSitePlugin(root: string): Plugin {
  const contents = editions.map(({ folder }) => join(root, folder, "content") + sep);
  /** Cached until something changes, because every page needs all of the content. */
  let site: Site | undefined;

  async function getSite(server: ViteDevServer): Promise<Site> {
    const state = getPageState();
    const app = await importCurrent<App>(server, `/${serverEntry}`);
    if (site?.app === app && site.state === state) return site;
    const content = "/build-site/rules/all-content.ts";
    const { checkEditions } = await importCurrent<ContentCheck>(server, content);
    await checkEditions(root);
    const getEditAddress = await makeEditAddress(server);
    const preview = { isPreview: false, hasBackend: true, getEditAddress };
    const ownPictures = await makeOwnPictures(root, editions, { hasDrafts: true });
    const pages = listEditionPages(app, { root, preview, ownPictures, editions });
    site = { app, state, pages: new Map(pages.map((each) => [each.file, each])) };
    return site;
  }

  async function answer(server: ViteDevServer, request: IncomingMessage, response: ServerResponse) {
    const target = parseTarget(request.url ?? "/");
    const { search } = target;
    const isSwap = target.pathname.endsWith(`/${swapFile}`);
    const pathname = isSwap ? dirname(target.pathname) : target.pathname;
    const { folder, prefix } = findEdition(pathname);
    // First, because it finds every fault, and the old addresses only their own.
    const site = await getSite(server);
    const old = readContent(join(root, folder), oldAddresses);
    const moved = getRedirect(pathname, prefix, old);
    if (moved) {
      // Temporary, unlike the built site's: tomorrow another site may run on this port.
      response
        .writeHead(301, {
          location: (isSwap ? getSwapPath(moved) : moved) + search,
          "cache-control": "no-store",
        })
        .end();
      return;
    }
    if (pathname === prefix + searchIndexPath) {
      const drawn = [...site.pages.values()].flatMap(({ page: { address }, edition, draw }) =>
        "path" in address && edition.prefix === prefix
          ? [[prefix + address.path, draw()] as const]
          : [],
      );
      response.setHeader("content-type", "application/json").end(buildSearchIndex(new Map(drawn)));
      return;
    }
    const { page, draw } = findPage(site, pathname);
    const html = addStyles(draw(files));
    response.writeHead("path" in page.address ? 200 : 404, headers);
    const document = await server.transformIndexHtml(pathname, html);
    response.end(isSwap ? cutSwap(document) : addPageState(document, site.state));
  }

  /** The path of the page where an entry of the editor is seen; empty if there is none. */
  async function findPageOfEntry(server: ViteDevServer, query: URLSearchParams): Promise<string> {
    const file = getEditedFile(await makeConfig(server), query.get("entry") ?? "") ?? "";
    const edition =
      editions.findLast(({ folder }) => file.startsWith(join(folder, "content"))) ?? editions[0];
    const { folder, prefix } = edition;
    const { pages } = await getSite(server);
    const own = [...pages.values()].filter((each) => each.edition === edition);
    const shown = query.get("shown")?.slice(prefix.length) ?? "";
    const path = findPageOf(
      join(root, folder),
      own.map(({ page }) => page),
      posix.relative(folder, file),
      shown,
    );
    return path === undefined ? "" : prefix + path;
  }

  return {
    name: "aes32-dev-site",
    apply: "serve",
    configureServer(server) {
      server.watcher.on("all", (_event, file) => {
        if (contents.some((content) => file.startsWith(content))) reloadPages(server);
      });
      reloadLatePages(server);
      // Without content, so that a link to it leaves the page as it is; Vite does the rest.
      server.middlewares.use(openInEditorPath, (_request, response, next) => {
        response.statusCode = 204;
        next();
      });
      server.middlewares.use("/assets", sirv(pictureCache, { dev: true }));
      server.middlewares.use(pageOfEntryPath, (request, response) => {
        const { searchParams } = new URL(request.url ?? "/", "http://localhost");
        findPageOfEntry(server, searchParams).then(
          (path) => response.setHeader("cache-control", "no-store").end(path),
          // The page says what is wrong; it reloads once that is fixed, and this is asked again.
          () => response.writeHead(204).end(),
        );
      });
      for (const { folder, prefix } of editions) {
        const files = sirv(join(root, folder, "content/files"), { dev: true });
        server.middlewares.use(prefix + filesPath, files);
      }
      for (const { folder, prefix } of editions.filter((each) => each.prefix !== "")) {
        server.middlewares.use(prefix, sirv(join(root, folder, "public"), { dev: true }));
      }
      return () => {
        server.middlewares.use((request, response, next) => {
          const state = getPageState();
          answer(server, request, response)
            .catch(async (error) => {
              const end = (status: number, html: string) =>
                response.writeHead(status, headers).end(addPageState(html, state));
              // By name, because the runner has its own class.
              if (error.name === "ContentError") {
                const forms = hasEditor(server) ? await makeConfig(server) : undefined;
                end(500, drawFaultPage(error.faults, forms));
              } else if (isRestart(error)) {
                end(503, drawNotice("Restarting", "<p>The page comes back by itself.</p>"));
              } else if (hasEditor(server)) {
                server.config.logger.error(error.stack);
                end(500, drawNotice("This page cannot be shown", softwareFault));
              } else next(error);
            })
            .catch(next);
        });
      };
    },
  };
}

/** Whether this is `npm run edit`. */
const hasEditor = (server: ViteDevServer) =>
  server.config.plugins.some(({ name }) => name === editorPluginName);

/** Where a content file is edited: in the editor, if it runs and has a form for it. */
async function makeEditAddress(server: ViteDevServer): Promise<(file: string) => string> {
  return hasEditor(server)
    ? preferEditor(await makeConfig(server), getLocalEditAddress)
    : getLocalEditAddress;
}

/** The editor's forms, from the schemas as they are now. */
async function makeConfig(server: ViteDevServer): Promise<ContentConfig> {
  const path = "/build-site/editor/editor-config.ts";
  return (await importCurrent<EditorConfig>(server, path)).makeContentConfig();
}

/** The edition that a path belongs to. */
function findEdition(path: string): Edition {
  return editions.findLast(({ prefix }) => `${path}/`.startsWith(`${prefix}/`)) ?? editions[0];
}

/** The page at a path, else its folder's not-found page, else its edition's. */
function findPage({ pages }: Site, path: string): EditionPage {
  const files = [
    join(path, "index.html"),
    join(dirname(path), "404.html"),
    getPageFile({ missingBelow: paths.home }, findEdition(path).prefix),
  ];
  const page = files.map((file) => pages.get(file)).find((found) => found !== undefined);
  if (!page) throw new Error("the site has no not-found page");
  return page;
}

/** The build inlines the page's rules; here they are a style sheet that can change. */
function addStyles(html: string): string {
  return html.replace("</head>", `<link rel="stylesheet" href="/${styleEntry}"></head>`);
}

/**
 * Vite restarts when a file of its configuration changes; a page being drawn at that moment is
 * lost.
 */
function isRestart({ message }: Error): boolean {
  return message.startsWith("transport was disconnected");
}
