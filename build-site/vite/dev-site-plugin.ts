import type { IncomingMessage, ServerResponse } from "node:http";
import { join, sep } from "node:path";
import { dirname } from "node:path/posix";
import {
  type EnvironmentModuleNode,
  isRunnableDevEnvironment,
  type Plugin,
  type ViteDevServer,
} from "vite";
import type { SiteScripts } from "../../app/engine/PageScripts.tsx";
import type { Page, ReadContent } from "../../app/engine/page.ts";
import { getRedirect } from "../../app/routes.ts";
import { parseTarget } from "../../server/static.ts";
import { browserEntry, language, serverEntry, styleEntry } from "../draw-pages.ts";

type App = typeof import("../../app/server.tsx");
type ContentCheck = typeof import("../content/all-content.ts");
type ContentReader = typeof import("../content/read-content.ts");
type Site = { app: App; read: ReadContent; pages: ReturnType<App["listPages"]> };

/** Scripts as Vite serves them; the style sheet is in the document, see addStyles. */
const scripts: SiteScripts = {
  buildRecord: () => ({ entry: `/${browserEntry}`, preload: [], styles: [] }),
};

const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };

/** Draws each page when it is asked for, with the statuses that the built site has. */
export function devSitePlugin(root: string): Plugin {
  const content = join(root, "content") + sep;
  /** Read once for each change: every page needs all of the content. */
  let site: Site | undefined;

  async function getSite(server: ViteDevServer): Promise<Site> {
    const { ssr } = server.environments;
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("Vite cannot run ssr modules");
    const app: App = await ssr.runner.import(`/${serverEntry}`);
    if (site?.app === app) return site;
    // Through the runner, and not imported above: so that they know schemas as they are now.
    const check: ContentCheck = await ssr.runner.import("/build-site/content/all-content.ts");
    const reader: ContentReader = await ssr.runner.import("/build-site/content/read-content.ts");
    await check.checkAllContent(root);
    const read = reader.createReader({ root, hasDrafts: true, pictures: app.readPictures() });
    site = { app, read, pages: app.listPages(read) };
    return site;
  }

  return {
    name: "aes32-dev-site",
    apply: "serve",
    configureServer(server) {
      server.watcher.on("all", (_event, file) => {
        if (!file.startsWith(content)) return;
        site = undefined;
        server.ws.send({ type: "full-reload" });
      });
      return () => {
        server.middlewares.use((request, response, next) => {
          answer(server, () => getSite(server), request, response).catch((error) => {
            // By name: the runner has a class of its own.
            if (error.name === "ContentError") answerFaults(response, error);
            else next(error);
          });
        });
      };
    },
    // An island refreshes itself. Whatever else is shown the browser has as HTML, and Vite does not know.
    hotUpdate({ file, modules, server }) {
      const { client, ssr } = server.environments;
      if (this.environment !== ssr || modules.length === 0) return;
      if (!isOutsideIslands(modules) && client.moduleGraph.getModulesByFile(file)) return;
      // Vite does so after this hook, and the browser may ask before.
      for (const module of modules) ssr.moduleGraph.invalidateModule(module);
      server.ws.send({ type: "full-reload" });
    },
  };
}

/** Whether modules reach a page by an import that no island is part of. */
function isOutsideIslands(modules: readonly EnvironmentModuleNode[]): boolean {
  const isOutside = ({ file }: EnvironmentModuleNode) => !file?.endsWith(".island.tsx");
  const reached = new Set(modules.filter(isOutside));
  for (const { importers } of reached) {
    for (const importer of importers) if (isOutside(importer)) reached.add(importer);
  }
  return [...reached].some(({ importers }) => importers.size === 0);
}

async function answer(
  server: ViteDevServer,
  getSite: () => Promise<Site>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, search } = parseTarget(request.url ?? "/");
  const target = getRedirect(pathname);
  if (target) {
    // Unlike the built site's, it may be another one tomorrow.
    response.writeHead(301, { location: target + search, "cache-control": "no-store" }).end();
    return;
  }
  const { app, pages, read } = await getSite();
  const page = findPage(pages, pathname);
  const html = app.drawPage(page, { read, scripts, language });
  response.writeHead("path" in page.address ? 200 : 404, headers);
  response.end(await server.transformIndexHtml(pathname, addStyles(html)));
}

/** The page of a path in either slash form, or the one in place of what is missing in its folder. */
function findPage<Head>(pages: readonly Page<Head>[], pathname: string): Page<Head> {
  const strip = (path: string) => path.replace(/(.)\/$/, "$1");
  const path = strip(pathname);
  const page =
    pages.find(({ address }) => "path" in address && strip(address.path) === path) ??
    pages.find(
      ({ address }) => "missingBelow" in address && address.missingBelow === dirname(path),
    ) ??
    pages.find(({ address }) => "missingBelow" in address && address.missingBelow === "/");
  if (!page) throw new Error("the site has no page for what is missing");
  return page;
}

/** The build puts the page's rules into the document; here they are a style sheet that changes. */
function addStyles(html: string): string {
  return html.replace("</head>", `<link rel="stylesheet" href="/${styleEntry}"></head>`);
}

function answerFaults(response: ServerResponse, { message }: Error): void {
  const text = message.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  response.writeHead(500, headers);
  response.end(
    `<!DOCTYPE html><html lang="en"><title>Content does not fit</title><script type="module" src="/@vite/client"></script><h1>Content does not fit</h1><pre>${text}</pre>`,
  );
}
