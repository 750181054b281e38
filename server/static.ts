import { existsSync, readFileSync } from "node:fs";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { dirname, extname, join } from "node:path";
import type { Readable } from "node:stream";
import sirv from "sirv";
import {
  cacheControl,
  contentTypes,
  editorFolder,
  getCacheControl,
  isHashed,
  isUnlisted,
} from "./file-rules.ts";

export interface StaticOptions {
  /** The built site's folder. Its files are listed once; a new build needs a new listener. */
  root: string;
  /** The site's folder before, for pages that visitors still have open: they need its assets. */
  previous?: string | undefined;
  /**
   * The homepage of each language; a missing path below one gets that language's not-found page.
   */
  homes: readonly string[];
  redirects: readonly { from: string; to: string }[];
  /** Content-Security-Policy of each HTML file, by file name relative to the root. */
  policies: Readonly<Record<string, string>>;
}

/**
 * Serves the built site with sirv: files with ETag and precompressed copies, pages with and without
 * a trailing slash. Adds permanent redirects that keep the query string, the folder's not-found
 * page with status 404, and 405 for anything but GET and HEAD.
 */
export function createStaticListener(options: StaticOptions) {
  const { root, previous, homes, redirects, policies } = options;
  const serve = listFiles(root);
  const servePrevious = previous ? listFiles(previous) : undefined;
  const targets = new Map(redirects.map(({ from, to }) => [trimSlash(from), to]));
  const sendNotFound = createNotFoundSender(root, homes, policies);

  /** Whether the file was found; its headers are set either way. */
  const serveFile = (request: IncomingMessage, response: ServerResponse, path: string) => {
    const name = decodePath(path).slice(1);
    if (isUnlisted(name)) return false;
    setFileHeaders(response, name, policies[name]);
    request.url = path;
    let found = true;
    const miss = () => {
      found = false;
    };
    serve(request, response, () => {
      if (servePrevious && isHashed(name)) servePrevious(request, response, miss);
      else miss();
    });
    return found;
  };

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
    if (!isReadableRange(request.headers)) delete request.headers.range;
    closeFileWith(response);
    const paths = pathname.endsWith("/")
      ? [`${pathname}index.html`]
      : [pathname, `${pathname}/index.html`];
    if (!paths.some((path) => serveFile(request, response, path))) {
      sendNotFound(request, response, pathname);
    }
  };
}

function listFiles(root: string) {
  return sirv(root, { brotli: true, gzip: true, etag: true, extensions: [] });
}

/** Path and query of a request line, dot segments resolved (RFC 9112, 3.2). */
export function parseTarget(target: string): { pathname: string; search: string } {
  // Leading slashes, however many, are part of the path, never another host.
  const address = target.startsWith("/") ? `http://localhost${target}` : target;
  if (!URL.canParse(address)) return { pathname: "/\0", search: "" };
  return new URL(address);
}

/** Set before sirv runs; otherwise it leaves them out of a 304. */
function setFileHeaders(response: ServerResponse, name: string, policy: string | undefined): void {
  response.setHeader("vary", "Accept-Encoding");
  response.setHeader("cache-control", getCacheControl(name));
  const type = contentTypes[extname(name)];
  if (type) response.setHeader("content-type", type);
  if (policy) response.setHeader("content-security-policy", policy);
  if (name.startsWith(editorFolder)) response.setHeader("x-robots-tag", "noindex");
}

/**
 * sirv reads only ranges such as `bytes=0-99` and `bytes=100-`, treats an end of 0 as none, throws
 * if a range ends before it begins, and does not support If-Range. A server may ignore Range (RFC
 * 9110, 14.2).
 */
function isReadableRange(headers: IncomingHttpHeaders): boolean {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? "") ?? [];
  if (first === undefined || headers["if-range"] !== undefined) return false;
  return last === "" || (Number(last) > 0 && Number(first) <= Number(last));
}

/**
 * sirv pipes files without handling errors: a file removed by a rebuild would crash the process,
 * and one whose client disconnects halfway would stay open.
 */
function closeFileWith(response: ServerResponse): void {
  response.once("pipe", (file: Readable) => {
    file.once("error", () => response.destroy());
    response.once("close", () => file.destroy());
  });
}

/** Answers 404 with the not-found page of the path's folder, or else of its language. */
function createNotFoundSender(
  root: string,
  homes: StaticOptions["homes"],
  policies: StaticOptions["policies"],
) {
  const names = Object.keys(policies).filter((name) => /(?:^|\/)404\.html$/.test(name));
  const pages = new Map(names.map((name) => [name, readTwins(join(root, name))]));
  return (request: IncomingMessage, response: ServerResponse, pathname: string): void => {
    const path = decodePath(pathname);
    const folder = dirname(trimSlash(path)).slice(1);
    const home = homes.findLast((each) => path.startsWith(each)) ?? "/";
    const name = pages.has(`${folder}/404.html`)
      ? `${folder}/404.html`
      : `${home.slice(1)}404.html`;
    const accepted = String(request.headers["accept-encoding"] ?? "");
    const twins = pages.get(name) ?? [];
    const twin = twins.find(({ encoding }) => !encoding || accepted.includes(encoding));
    const body = twin?.body ?? Buffer.from("Not found\n");
    response.setHeader("vary", "Accept-Encoding");
    const policy = policies[name];
    if (policy) response.setHeader("content-security-policy", policy);
    response.writeHead(404, {
      "cache-control": cacheControl.revalidated,
      "content-type": twin ? "text/html; charset=utf-8" : "text/plain; charset=utf-8",
      "content-length": body.byteLength,
      ...(twin?.encoding && { "content-encoding": twin.encoding }),
    });
    response.end(request.method === "HEAD" ? undefined : body);
  };
}

/** A file in each of its encodings, smallest first. */
function readTwins(file: string): { encoding: string; body: Buffer }[] {
  return [
    ["br", ".br"],
    ["gzip", ".gz"],
    ["", ""],
  ]
    .filter(([, suffix = ""]) => existsSync(file + suffix))
    .map(([encoding = "", suffix = ""]) => ({ encoding, body: readFileSync(file + suffix) }));
}

/** Decodes like sirv; a malformed path stays as it is and matches no file. */
function decodePath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

function trimSlash(pathname: string): string {
  return pathname.replace(/(?<=.)\/$/, "");
}

function appendSearch(target: string, search: string): string {
  const [, path = "", hash = ""] = /^([^#]*)(#.*)?$/.exec(target) ?? [];
  if (!search) return target;
  return path + (path.includes("?") ? search.replace("?", "&") : search) + hash;
}
