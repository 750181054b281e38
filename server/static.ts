import { existsSync, readFileSync } from "node:fs";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { dirname, extname, join } from "node:path";
import type { Readable } from "node:stream";
import sirv from "sirv";
import { cacheControl, contentTypes, getCacheControl, isUnlisted } from "./file-rules.ts";

export interface StaticOptions {
  /** Folder of the built site. Its files are listed once; a new build needs a new listener. */
  root: string;
  /** The homepage of each language; whatever is missing below one has its not-found page. */
  homes: readonly string[];
  redirects: readonly { from: string; to: string }[];
  /** Content-Security-Policy of each HTML file, by its name below the root. */
  policies: Readonly<Record<string, string>>;
}

/**
 * Serves the built site with sirv: files with ETag and precompressed twins, pages with and without
 * a slash at the end. Around it: permanent redirects that keep the query string, the not-found page
 * of the folder with status 404, and 405 for anything but GET and HEAD.
 */
export function createStaticListener({ root, homes, redirects, policies }: StaticOptions) {
  const serve = sirv(root, { brotli: true, gzip: true, etag: true, extensions: [] });
  const targets = new Map(redirects.map(({ from, to }) => [trimSlash(from), to]));
  const sendNotFound = createNotFoundSender(root, homes, policies);

  /** Whether there was such a file; its headers are set either way. */
  const serveFile = (request: IncomingMessage, response: ServerResponse, path: string) => {
    const name = decodePath(path).slice(1);
    if (isUnlisted(name)) return false;
    setFileHeaders(response, name, policies[name]);
    let found = true;
    request.url = path;
    serve(request, response, () => {
      found = false;
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

/** Path and query of a request line, dot segments resolved (RFC 9112, 3.2). */
export function parseTarget(target: string): { pathname: string; search: string } {
  // A leading slash is a path, however many follow: never another host.
  const address = target.startsWith("/") ? `http://localhost${target}` : target;
  if (!URL.canParse(address)) return { pathname: "/\0", search: "" };
  return new URL(address);
}

/** Set before sirv runs, which leaves them out of a 304 otherwise. */
function setFileHeaders(response: ServerResponse, name: string, policy: string | undefined): void {
  response.setHeader("vary", "Accept-Encoding");
  response.setHeader("cache-control", getCacheControl(name));
  const type = contentTypes[extname(name)];
  if (type) response.setHeader("content-type", type);
  if (policy) response.setHeader("content-security-policy", policy);
}

/**
 * sirv reads only ranges such as `bytes=0-99` and `bytes=100-`, takes an end of 0 for none, throws
 * when one ends before it begins, and does not know If-Range. A server may ignore Range (RFC 9110,
 * 14.2).
 */
function isReadableRange(headers: IncomingHttpHeaders): boolean {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? "") ?? [];
  if (first === undefined || headers["if-range"] !== undefined) return false;
  return last === "" || (Number(last) > 0 && Number(first) <= Number(last));
}

/**
 * sirv pipes a file without watching it: one that a rebuild removed would end the process, and one
 * whose visitor leaves halfway would stay open.
 */
function closeFileWith(response: ServerResponse): void {
  response.once("pipe", (file: Readable) => {
    file.once("error", () => response.destroy());
    response.once("close", () => file.destroy());
  });
}

/** Answers 404 with the not-found page of the folder that a path is in, else with its language's. */
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

/** A file in each of its encodings, the smallest first. */
function readTwins(file: string): { encoding: string; body: Buffer }[] {
  return [
    ["br", ".br"],
    ["gzip", ".gz"],
    ["", ""],
  ]
    .filter(([, suffix = ""]) => existsSync(file + suffix))
    .map(([encoding = "", suffix = ""]) => ({ encoding, body: readFileSync(file + suffix) }));
}

/** As sirv decodes; a malformed path stays as it is and names no file. */
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
