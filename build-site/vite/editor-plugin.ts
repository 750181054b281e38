import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, posix } from "node:path";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import { editions } from "../../app/editions.ts";
import { parseTarget } from "../../server/static.ts";
import { buildEditor, buildEditorPage } from "../editor/build-editor.ts";
import { createFilesListener } from "../editor/working-files.ts";

/**
 * Imports a module of the server, and whatever it imports, as they are now: Node would keep the first
 * version.
 *
 * @param path from the root, with a slash
 */
export async function importCurrent<Module>(
  { environments: { ssr } }: ViteDevServer,
  path: string,
): Promise<Module> {
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("Vite cannot run ssr modules");
  return ssr.runner.import(path);
}

type SiteConfig = typeof import("../editor/site-config.ts");

const contentTypes: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".wasm": "application/wasm",
};

export const editorPluginName = "aes32-editor";

/** `npm run edit`: the editor at /edit, on the files of the working folder. */
export function editorPlugin(root: string): Plugin {
  const workbench = readFileSync(join(root, "build-site/editor/browser/workbench.html"), "utf8");
  const editor = buildEditor(root, "local");
  const contents = editions.map(({ folder }) => posix.join(folder, "content"));

  /** From the schemas as they are now. */
  async function makeConfig(server: ViteDevServer): Promise<string> {
    const path = "/build-site/editor/site-config.ts";
    return (await importCurrent<SiteConfig>(server, path)).makeEditorConfig();
  }

  async function findFile(server: ViteDevServer, path: string) {
    if (path === "/edit/") return workbench;
    if (path === "/edit/local/") return buildEditorPage((await editor).entry);
    if (path === "/edit/config.json") return makeConfig(server);
    return (await editor).files.get(path.slice(1));
  }

  return {
    name: editorPluginName,
    apply: "serve",
    configureServer(server) {
      const answerFiles = createFilesListener(root, contents);
      server.middlewares.use("/edit/files", (request, response, next) => {
        answerFiles(request, response).catch(next);
      });
      const answer = async (request: IncomingMessage, response: ServerResponse) => {
        const { pathname } = parseTarget(request.url ?? "/");
        if (pathname === "/edit") {
          response.writeHead(302, { location: "/edit/" }).end();
          return true;
        }
        const file = await findFile(server, pathname);
        if (file === undefined) return false;
        const type = contentTypes[extname(pathname) || ".html"];
        if (type) response.setHeader("content-type", type);
        // It saves and deletes files: no other site may lay it under its own buttons.
        response.setHeader("content-security-policy", "frame-ancestors 'self'");
        response.setHeader("cache-control", "no-store").end(file);
        return true;
      };
      server.middlewares.use((request, response, next) => {
        answer(request, response).then((isAnswered) => isAnswered || next(), next);
      });
    },
  };
}
