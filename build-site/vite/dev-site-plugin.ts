import type { IncomingMessage, ServerResponse } from "node:http";
import { dirname, join, sep } from "node:path";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import type { SiteScripts } from "../../app/engine/PageScripts.tsx";
import type { Page, ReadContent } from "../../app/engine/page.ts";
import type { PageHead } from "../../app/parts/head/page-head.ts";
import { getRedirect } from "../../app/routes.ts";
import { parseTarget } from "../../server/static.ts";
import { createReader } from "../content/read-content.ts";
import { browserEntry, getPageFile, language, serverEntry, styleEntry } from "../draw-pages.ts";

type App = typeof import("../../app/server.tsx");
type ContentCheck = typeof import("../content/all-content.ts");

/** Everything that pages are drawn from. `pages` are known by the files that the build would write. */
type Site = { app: App; read: ReadContent; pages: ReadonlyMap<string, Page<PageHead>> };

const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };

/** Scripts as Vite serves them; the style sheet is in the document, see drawPage. */
const scripts: SiteScripts = {
  buildRecord: () => ({ entry: `/${browserEntry}`, preload: [], styles: [] }),
};

/** Draws each page when it is asked for, with the statuses that the built site has. */
export function devSitePlugin(root: string): Plugin {
  const content = join(root, "content") + sep;
  /** Kept until something changes: every page needs all of the content. */
  let site: Site | undefined;

  async function getSite({ environments: { ssr } }: ViteDevServer): Promise<Site> {
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("Vite cannot run ssr modules");
    const app: App = await ssr.runner.import(`/${serverEntry}`);
    if (site?.app === app) return site;
    // By the runner, so that it knows schemas as they are now: Node would keep the first it read.
    const check: ContentCheck = await ssr.runner.import("/build-site/content/all-content.ts");
    await check.checkAllContent(root);
    const read = createReader({ root, hasDrafts: true, pictures: app.readPictures() });
    const pages = new Map(app.listPages(read).map((page) => [getPageFile(page.address), page]));
    site = { app, read, pages };
    return site;
  }

  async function answer(server: ViteDevServer, request: IncomingMessage, response: ServerResponse) {
    const { pathname, search } = parseTarget(request.url ?? "/");
    const target = getRedirect(pathname);
    if (target) {
      // Not for good as the built site's: tomorrow another site may be developed on this port.
      response.writeHead(301, { location: target + search, "cache-control": "no-store" }).end();
      return;
    }
    const site = await getSite(server);
    const page = findPage(site, pathname);
    const html = drawPage(site, page);
    response.writeHead("path" in page.address ? 200 : 404, headers);
    response.end(await server.transformIndexHtml(pathname, html));
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
          answer(server, request, response).catch((error) => {
            // By name: the runner has a class of its own.
            if (error.name === "ContentError") answerFaults(response, error.message);
            else next(error);
          });
        });
      };
    },
  };
}

/** The page of a path, else the one in place of what is missing in its folder, else the site's. */
function findPage({ pages }: Site, path: string): Page<PageHead> {
  const files = [join(path, "index.html"), join(dirname(path), "404.html"), join("/404.html")];
  const page = files.map((file) => pages.get(file)).find((found) => found !== undefined);
  if (!page) throw new Error("the site has no page for what is missing");
  return page;
}

/** The build puts the page's rules into the document; here they are a style sheet that changes. */
function drawPage({ app, read }: Site, page: Page<PageHead>): string {
  const html = app.drawPage(page, { read, scripts, language });
  return html.replace("</head>", `<link rel="stylesheet" href="/${styleEntry}"></head>`);
}

function answerFaults(response: ServerResponse, message: string): void {
  const text = message.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  response
    .writeHead(500, headers)
    .end(
      `<!DOCTYPE html><html lang="en"><title>Content does not fit</title><script type="module" src="/@vite/client"></script><h1>Content does not fit</h1><pre>${text}</pre>`,
    );
}
