import {
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
import { basename, dirname, join, sep } from "node:path";
import { buffer } from "node:stream/consumers";
import { listFiles } from "content-model/files";
import { largestFile } from "content-model/media-fields";
import { lookup } from "mrmime";

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

/**
 * Lets the editor read and write the files of some folders: GET "/" answers with their paths as
 * JSON; GET, HEAD, PUT and DELETE of "/PATH" do what they say.
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
