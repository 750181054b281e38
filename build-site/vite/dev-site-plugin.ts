import type { IncomingMessage, ServerResponse } from "node:http";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import type { SiteScripts } from "../../app/engine/PageScripts.tsx";
import type { Page } from "../../app/engine/page.ts";
import { getRedirect } from "../../app/routes.ts";
import { ContentError } from "../content/check-files.ts";
import { createReader } from "../content/read-content.ts";
import { browserEntry, language, serverEntry, styleEntry } from "../draw-pages.ts";

type Server = typeof import("../../app/server.tsx");

/** Scripts and styles as Vite serves them: each file by itself, with changes as they are made. */
const scripts: SiteScripts = {
  buildRecord: () => ({ entry: `/${browserEntry}`, preload: [], styles: [`/${styleEntry}`] }),
};

/** Draws each page anew when it is asked for, with the statuses that the built site has. */
export function devSitePlugin(root: string): Plugin {
  return {
    name: "aes32-dev-site",
    apply: "serve",
    configureServer(server) {
      server.watcher.add(`${root}/content`);
      const reload = (file: string) => {
        if (file.startsWith(`${root}/content/`)) server.ws.send({ type: "full-reload" });
      };
      server.watcher.on("change", reload).on("add", reload).on("unlink", reload);
      return () => {
        server.middlewares.use((request, response, next) => {
          answer(server, root, request, response).catch((error) => {
            if (error instanceof ContentError) answerFaults(response, error);
            else next(error);
          });
        });
      };
    },
    // What only pages use is not in the browser's modules: Vite does not know that it is shown.
    hotUpdate({ modules, server }) {
      if (this.environment.name === "ssr" && modules.length > 0) {
        const inBrowser = modules.some(
          ({ file }) => file && server.environments.client.moduleGraph.getModulesByFile(file)?.size,
        );
        if (!inBrowser) server.ws.send({ type: "full-reload" });
      }
    },
  };
}

async function answer(
  server: ViteDevServer,
  root: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? "/", "http://localhost");
  const target = getRedirect(url.pathname);
  if (target) {
    response.writeHead(308, { location: target + url.search }).end();
    return;
  }
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("Vite has no ssr environment to run");
  const app: Server = await ssr.runner.import(`/${serverEntry}`);
  const read = createReader({ root, hasDrafts: true, pictures: app.readPictures() });
  const page = findPage(app.listPages(read), url.pathname);
  const html = app.drawPage(page, { read, scripts, language });
  response.writeHead("path" in page.address ? 200 : 404, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
  });
  response.end(await server.transformIndexHtml(url.pathname, addStyles(html)));
}

/** The page of a path in either slash form, or the one in place of what is missing there. */
function findPage<Head>(pages: readonly Page<Head>[], pathname: string): Page<Head> {
  const strip = (path: string) => path.replace(/(.)\/$/, "$1");
  const found = pages.find(
    ({ address }) => "path" in address && strip(address.path) === strip(pathname),
  );
  const missing = pages
    .filter(({ address }) => "missingBelow" in address && pathname.startsWith(address.missingBelow))
    .at(-1);
  const page = found ?? missing;
  if (!page) throw new Error("the site has no page for what is missing");
  return page;
}

/** The build puts the page's rules into the document; here they are a style sheet that changes. */
function addStyles(html: string): string {
  return html.replace("</head>", `<link rel="stylesheet" href="/${styleEntry}"></head>`);
}

function answerFaults(response: ServerResponse, { message }: ContentError): void {
  response.writeHead(500, { "content-type": "text/html; charset=utf-8" });
  const text = message.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  response.end(
    `<!DOCTYPE html><title>Content does not fit</title><script type="module" src="/@vite/client"></script><h1>Content does not fit</h1><pre>${text}</pre>`,
  );
}
