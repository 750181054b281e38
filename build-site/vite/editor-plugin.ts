import { createHash } from "node:crypto";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { basename, dirname, extname, join, posix, sep } from "node:path";
import { buffer } from "node:stream/consumers";
import { listFiles } from "content-model/files";
import { largestFile } from "content-model/media-fields";
import { lookup } from "mrmime";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import { editions } from "../../app/editions.ts";
import { parseTarget } from "../../server/static.ts";
import { buildEditor, buildEditorPage } from "../editor/build-editor.ts";

const maxBytes = largestFile.megabytes * 1e6;

/** What Windows takes for a path of its own, what ends a path, and hidden files such as git's. */
const isOdd = (path: string) => path.includes("\\") || path.includes("\0") || path.includes("/.");

/** A path with its links followed, as far as it exists; undefined for a link that leads nowhere. */
function followLinks(path: string): string | undefined {
  if (!lstatSync(path, { throwIfNoEntry: false })) {
    const folder = followLinks(dirname(path));
    return folder && join(folder, basename(path));
  }
  return statSync(path, { throwIfNoEntry: false }) && realpathSync(path);
}

/** A file's version by its content: written again as it was, it is the same. */
const getVersion = (content: Buffer) => `"${createHash("sha256").update(content).digest("hex")}"`;

/** Whether the file is no longer what the request's If-Match says, or there in spite of If-None-Match. */
function isOutdated({ headers }: IncomingMessage, file: string): boolean {
  const isThere = existsSync(file);
  if (headers["if-none-match"] === "*") return isThere;
  const expected = headers["if-match"];
  return expected !== undefined && !(isThere && getVersion(readFileSync(file)) === expected);
}

/**
 * Lets the editor read and write the files of some folders: GET "/" answers with their paths as
 * JSON; GET, HEAD, PUT and DELETE of "/PATH" do what they say. A file's version is its ETag; with
 * If-Match or If-None-Match, a file that was changed meanwhile answers 412 and stays (RFC 9110, 13.1).
 *
 * @param folders relative to `root`, such as `content`; any other path answers 403, also by a link
 */
export function createFilesListener(root: string, folders: readonly string[]) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const end = (status: number, body?: string | Buffer) => response.writeHead(status).end(body);
    // Another site in the same browser must not reach the files.
    if (request.headers["sec-fetch-site"] !== "same-origin") return void end(403);
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname);
    response.setHeader("cache-control", "no-store");
    if (path === "/") {
      const files = folders.flatMap((folder) => listFiles(root, `${folder}/**/*`));
      return void end(200, JSON.stringify(files));
    }
    const file = join(root, path);
    const isOwn = (place: string, base: string) =>
      folders.some((folder) => place.startsWith(join(base, folder) + sep));
    if (isOdd(path) || !isOwn(file, root)) return void end(403);
    if (!isOwn(followLinks(file) ?? "", realpathSync(root))) return void end(403);
    if (request.method === "PUT") {
      const length = Number(request.headers["content-length"] ?? Number.NaN);
      if (!(length <= maxBytes)) return void end(413);
      const written = await buffer(request);
      if (isOutdated(request, file)) return void end(412);
      mkdirSync(dirname(file), { recursive: true });
      // All at once: the server reads what it writes.
      writeFileSync(file, written);
      response.setHeader("etag", getVersion(written));
      return void end(204);
    }
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats) return void end(404);
    if (request.method === "DELETE") {
      if (isOutdated(request, file)) return void end(412);
      if (stats.isDirectory()) rmdirSync(file);
      else rmSync(file);
      return void end(204);
    }
    response.setHeader("last-modified", stats.mtime.toUTCString());
    // Of an SVG, a browser shows nothing unless it is told.
    response.setHeader("content-type", lookup(file) ?? "application/octet-stream");
    if (request.method === "HEAD") return void end(200);
    const content = readFileSync(file);
    response.setHeader("etag", getVersion(content));
    end(200, content);
  };
}

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
        response.setHeader("content-type", lookup(extname(pathname) || ".html") ?? "");
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
