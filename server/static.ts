import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { cacheControl, getCacheControl } from "./file-rules.ts";
import { createSiteFiles, type SiteFile } from "./static-files.ts";

export interface StaticOptions {
  /** Folder of the built site. */
  root: string;
  redirects: readonly { from: string; to: string }[];
  /** Content-Security-Policy of each HTML file, by its name below the root. */
  policies: Readonly<Record<string, string>>;
}

/**
 * Serves the built site: files with ETag and precompressed twins, permanent
 * redirects that keep the query string, the not-found page with status 404,
 * 405 for anything but GET and HEAD. Ranges are not offered (RFC 9110, 14.2
 * leaves that open). Rejects on file system errors other than absence.
 */
export function createStaticListener({ root, redirects, policies }: StaticOptions) {
  const files = createSiteFiles(root);
  const targets = new Map(redirects.map(({ from, to }) => [trimSlash(from), to]));

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { allow: "GET, HEAD" }).end();
      return;
    }
    const { pathname, search } = parseTarget(request.url ?? "/");
    const target = targets.get(trimSlash(pathname));
    if (target !== undefined) {
      response.writeHead(301, { location: appendSearch(target, search) }).end();
      return;
    }
    const acceptEncoding = String(request.headers["accept-encoding"] ?? "");
    const file = await files.openFile(pathname, acceptEncoding);
    const send = (found: SiteFile, status: 200 | 404) => {
      const policy = policies[found.name];
      if (policy) response.setHeader("content-security-policy", policy);
      return sendFile(request, response, found, status);
    };
    if (file) return send(file, 200);
    const notFound = await files.openNotFoundPage(pathname, acceptEncoding);
    if (notFound) return send(notFound, 404);
    response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("Not found\n");
  };
}

/** Path and query of a request line, dot segments resolved (RFC 9112, 3.2). */
export function parseTarget(target: string): { pathname: string; search: string } {
  // A leading slash is a path, however many follow: never another host.
  const address = target.startsWith("/") ? `http://localhost${target}` : target;
  if (!URL.canParse(address)) return { pathname: "/\0", search: "" };
  return new URL(address);
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  status: 200 | 404,
): Promise<void> {
  const { content } = file;
  try {
    response.setHeader("vary", "Accept-Encoding");
    response.setHeader(
      "cache-control",
      status === 404 ? cacheControl.revalidated : getCacheControl(file.name),
    );
    if (status === 200) {
      response.setHeader("etag", file.etag);
      response.setHeader("last-modified", file.modified.toUTCString());
      if (isUnchanged(request, file)) {
        response.writeHead(304).end();
        return;
      }
    }
    response.writeHead(status, {
      "content-type": file.contentType,
      "content-length": file.size,
      ...(file.contentEncoding && { "content-encoding": file.contentEncoding }),
    });
    if (request.method === "HEAD" || file.size === 0) {
      response.end();
      return;
    }
    if (Buffer.isBuffer(content)) {
      response.end(content);
      return;
    }
    // `end` keeps to the announced length should the file grow meanwhile.
    const stream = content.createReadStream({ autoClose: false, end: file.size - 1 });
    // A visitor who leaves before the end is no error of ours.
    await pipeline(stream, response).catch(() => response.destroy());
  } finally {
    if (!Buffer.isBuffer(content)) await content.close();
  }
}

/** Whether the client has this file already (RFC 9110, 13.1: ETag goes before date). */
function isUnchanged({ headers }: IncomingMessage, { etag, modified }: SiteFile): boolean {
  const known = headers["if-none-match"];
  if (known !== undefined) {
    const weak = (tag: string) => tag.trim().replace(/^W\//, "");
    return known.trim() === "*" || known.split(",").some((tag) => weak(tag) === weak(etag));
  }
  const since = Date.parse(headers["if-modified-since"] ?? "");
  return Math.trunc(modified.getTime() / 1000) * 1000 <= since;
}

function trimSlash(pathname: string): string {
  return pathname.replace(/(?<=.)\/$/, "");
}

function appendSearch(target: string, search: string): string {
  const [, path = "", hash = ""] = /^([^#]*)(#.*)?$/.exec(target) ?? [];
  if (!search) return target;
  return path + (path.includes("?") ? search.replace("?", "&") : search) + hash;
}
