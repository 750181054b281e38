import { mkdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { dirname, join, sep } from "node:path";
import { buffer } from "node:stream/consumers";
import { listFiles } from "content-model/files";
import { lookup } from "mrmime";

/**
 * Lets the editor read and write the files of some folders: GET "/" answers with their paths as
 * JSON; GET, HEAD, PUT and DELETE of "/PATH" do what they say.
 *
 * @param folders relative to `root`, such as `content`; any other path answers 403
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
    if (!folders.some((folder) => file.startsWith(join(root, folder) + sep))) return void end(403);
    if (request.method === "PUT") {
      mkdirSync(dirname(file), { recursive: true });
      // All at once: the server reads what it writes.
      writeFileSync(file, await buffer(request));
      return void end(204);
    }
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats) return void end(404);
    if (request.method === "DELETE") {
      if (stats.isDirectory()) rmdirSync(file);
      else rmSync(file);
      return void end(204);
    }
    response.setHeader("last-modified", stats.mtime.toUTCString());
    // Of an SVG, a browser shows nothing unless it is told.
    response.setHeader("content-type", lookup(file) ?? "application/octet-stream");
    end(200, request.method === "HEAD" ? undefined : readFileSync(file));
  };
}
