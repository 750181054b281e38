import { fstatSync, type ReadStream } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { dirname } from "node:path";
import send from "send";
import {
  cacheControl,
  editorFolder,
  getCacheControl,
  getFilePolicy,
  isHashed,
  isUnlisted,
} from "./file-rules.ts";
import {
  chooseTwin,
  isInPlace,
  isListed,
  type SiteFile,
  type SiteFolder,
  type Twin,
} from "./site-files.ts";

interface StaticOptions {
  /** The built site's folder. Its files are listed once; a new build needs a new listener. */
  site: SiteFolder;
  /** The site's folder before, for pages that visitors still have open: they need its assets. */
  previous?: SiteFolder | undefined;
  /**
   * The homepage of each language; a missing path below one gets that language's not-found page.
   */
  homes: readonly string[];
  redirects: readonly { from: string; to: string }[];
  /** Content-Security-Policy of each HTML file, by file name relative to the root. */
  policies: Readonly<Record<string, string>>;
}

interface Found {
  root: string;
  name: string;
  file: SiteFile;
}

/** What follows a link in a sentence. */
const strayCharacters = " \n\u00A0\u200B.,;:!?)>]}*…\"'’”»";

/**
 * Serves the built site by RFC 9110: files in the coding that the client likes best, conditions and
 * ranges (send), pages with and without a trailing slash. Adds permanent redirects that keep the
 * query string, also from what differs from an address in nothing that matters, and the folder's
 * not-found page with status 404.
 */
export function createStaticListener({
  site,
  previous,
  homes,
  redirects,
  policies,
}: StaticOptions) {
  const targets = new Map(redirects.map(({ from, to }) => [trimSlash(from), to]));
  // Those of other sites had capitals, and a reader may write them in small letters.
  const tidyTargets = new Map([...targets].map(([from, to]) => [from.toLowerCase(), to]));

  function find(path: string): Found | undefined {
    const names = path.endsWith("/") ? [`${path}index.html`] : [path, `${path}/index.html`];
    // One address a page: its file's name leads there (tidyPath).
    if (path.endsWith("/index.html")) return;
    for (const name of names.map((each) => each.slice(1)).filter((each) => !isUnlisted(each))) {
      const file = site.files.get(name);
      if (file) return { root: site.root, name, file };
      const earlier = isHashed(name) ? previous?.files.get(name) : undefined;
      if (previous && earlier) return { root: previous.root, name, file: earlier };
    }
  }

  function sendNotFound(request: IncomingMessage, response: ServerResponse, path: string): void {
    const folder = dirname(trimSlash(path)).slice(1);
    const home = homes.findLast((each) => path.startsWith(each)) ?? "/";
    const names = [`${folder}/404.html`, `${home.slice(1)}404.html`];
    const name = names.find((each) => policies[each] && site.files.has(each)) ?? "";
    const file = site.files.get(name);
    const sendWords = () => {
      const type = "text/plain; charset=utf-8";
      response.writeHead(404, { "content-type": type, "cache-control": cacheControl.revalidated });
      response.end("Not found\n");
    };
    // The part or the version that is asked for is of another file.
    for (const header of ["range", "if-match", "if-unmodified-since"]) {
      delete request.headers[header];
    }
    response.statusCode = 404;
    const found = file && { root: site.root, name, file };
    if (found) sendFile(request, response, found, policies[name], sendWords);
    else sendWords();
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      const status = request.method === "OPTIONS" ? 204 : 405;
      response.writeHead(status, { allow: "GET, HEAD, OPTIONS" }).end();
      return;
    }
    const { pathname, search } = parseTarget(request.url ?? "/");
    const path = decodePath(pathname);
    if (`${path}/`.startsWith(`/${editorFolder}`)) response.setHeader("x-robots-tag", "noindex");
    const found = find(path);
    const tidy = tidyPath(path);
    const target =
      targets.get(trimSlash(pathname)) ??
      (found ? undefined : (tidyTargets.get(trimSlash(tidy)) ?? (find(tidy) && encodeURI(tidy))));
    if (target !== undefined) {
      response.writeHead(301, { location: appendSearch(target, search) }).end();
    } else if (found) {
      const policy = policies[found.name] ?? getFilePolicy(found.name);
      sendFile(request, response, found, policy, () => sendNotFound(request, response, path));
    } else sendNotFound(request, response, path);
  };
}

/** Path and query of a request line, dot segments resolved (RFC 9112, 3.2). */
export function parseTarget(target: string): { pathname: string; search: string } {
  // Leading slashes, however many, are part of the path, never another host.
  const address = target.startsWith("/") ? `http://localhost${target}` : target;
  if (!URL.canParse(address)) return { pathname: "/\0", search: "" };
  return new URL(address);
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { root, name, file }: Found,
  policy: string | undefined,
  sendGone: () => void,
): void {
  // Whoever refuses every coding gets it as it is all the same (RFC 9110, 12.1).
  const sent = chooseTwin(request, file.twins) ?? (file.twins.at(-1) as Twin);
  if (!isInPlace(root, sent)) return void sendGone();
  const { coding, etag } = sent;
  const headers: Record<string, string> = {
    vary: "Accept-Encoding",
    "cache-control": getCacheControl(name),
    "content-type": file.type,
    etag,
    ...(coding !== "identity" && { "content-encoding": coding }),
    ...(policy && { "content-security-policy": policy }),
  };
  response.setHeaders(new Map(Object.entries(headers)));
  // A part is of a GET alone (RFC 9110, 14.2).
  if (request.method !== "GET") delete request.headers.range;
  // A client that asks for a file anew asks without a condition.
  delete request.headers["cache-control"];
  const path = sent.path.split("/").map(encodeURIComponent).join("/");
  const options = { root, index: false, dotfiles: "allow", cacheControl: false } as const;
  send(request, path, options)
    .on("stream", (opened: ReadStream) => {
      // Between the look at the path and this, it can have come to lead elsewhere.
      opened.once("open", (file) => {
        if (!isListed(fstatSync(file), sent)) opened.destroy(new Error("The file was exchanged"));
      });
    })
    .on("error", (error: { status: number; headers?: Record<string, string> }) => {
      // Removed by a rebuild halfway, or a client that left.
      if (response.headersSent) return void response.destroy();
      const { status } = error;
      for (const header of Object.keys(headers)) response.removeHeader(header);
      if (status !== 412 && status !== 416) return sendGone();
      response.writeHead(status, error.headers).end();
    })
    .pipe(response);
}

/** A path without its escapes; a malformed one stays as it is and matches no file. */
function decodePath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/**
 * The path that somebody meant who typed it in capitals, whose mail program took the end of the
 * sentence into the link, or who named a page's file: every address of the site is in lower case.
 */
function tidyPath(path: string): string {
  // A chat puts its own name of a link after this sign.
  const [bare = ""] = path.split("|", 1);
  let end = bare.length;
  // By hand: a pattern for the end of a text takes quadratic time.
  while (end > 1 && strayCharacters.includes(bare.charAt(end - 1))) end -= 1;
  const tidy = bare.slice(0, end).toLowerCase().replace(/\/+/g, "/");
  return tidy.endsWith("/index.html") ? tidy.slice(0, -"index.html".length) : tidy;
}

const trimSlash = (pathname: string) => pathname.replace(/(?<=.)\/$/, "");

function appendSearch(target: string, search: string): string {
  const [, path = "", hash = ""] = /^([^#]*)(#.*)?$/.exec(target) ?? [];
  if (!search) return target;
  return path + (path.includes("?") ? search.replace("?", "&") : search) + hash;
}
