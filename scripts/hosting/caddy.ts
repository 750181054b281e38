import { functionPath } from "leads/protocol";
import {
  cacheControl,
  contentTypes,
  hashedFolder,
  isMedia,
  strictTransportSecurity,
} from "../../server/file-rules.ts";
import { type HostedSite, listNotFoundPages } from "./hosted-site.ts";

/**
 * A snippet for Caddy, `import`ed into the site block whose `root` is build/client. The form is
 * handed to the site's own server on port 3000; where a hosted backend answers it, nobody asks there.
 */
export function buildCaddyFile(site: HostedSite): string {
  const { host, protocol } = new URL(site.origin);
  const own = `${functionPath} /healthz`;
  return [
    "# Made by `npm run build`; changes here are lost. How to use it: docs/deploying.md",
    "header {",
    ...Object.entries(site.always).map(([name, value]) => `\t${name} "${value}"`),
    "}",
    "# Copies of the site must not compete with it in search.",
    `@site_copy not host ${host}`,
    "header @site_copy x-robots-tag noindex",
    `@site_itself host ${host}`,
    ...(protocol === "https:"
      ? [`header @site_itself strict-transport-security "${strictTransportSecurity}"`]
      : []),
    `@site_function path ${own}`,
    "# Start the site's own server with TRUST_PROXY=1.",
    "reverse_proxy @site_function {$SITE_SERVER:127.0.0.1:3000}",
    "",
    `@site_files not path ${own}`,
    "route @site_files {",
    "\t@refused not method GET HEAD",
    '\theader @refused allow "GET, HEAD"',
    "\trespond @refused 405",
    "\tmap {query} {site_query} {site_more} {",
    '\t\t"" "" ""',
    '\t\tdefault "?{query}" "&{query}"',
    "\t}",
    ...site.redirects.flatMap(({ from, to }, index) => [
      `\t@redirect_${index} path_regexp ^${from.replace(/\/$/, "")}/?$`,
      `\tredir @redirect_${index} "${keepQuery(to)}" 301`,
    ]),
    "\t# Hidden files, compressed twins, 404 pages by their own names; of the address as it was sent.",
    "\t@hidden vars_regexp {http.request.orig_uri.path} (/\\.[^w]|/\\.w[^e]|//|\\.(br|gz)$|\\.\\w+/$|^/404(/|$)|/404\\.html$)",
    "\terror @hidden 404",
    "\ttry_files {path}/index.html {path}",
    ...buildFileHeaders(site).map((line) => `\t${line}`),
    "\tfile_server {",
    "\t\tprecompressed br gzip",
    "\t\tdisable_canonical_uris",
    "\t}",
    "}",
    "",
    "handle_errors {",
    ...buildNotFound(site).map((line) => `\t${line}`),
    "}",
    "",
  ].join("\n");
}

/** Set at the last moment: Caddy says it too, for some files. */
const vary = ["header {", "\tvary Accept-Encoding", "\tdefer", "}"];

function buildFileHeaders({ policies }: HostedSite): string[] {
  const endings = Object.entries(contentTypes);
  const media = endings.filter(([, type]) => isMedia(type)).map(([ending]) => `*${ending}`);
  return [
    "map {path} {site_policy} {",
    ...Object.entries(policies).map(([file, policy]) => `\t/${file} "${policy}"`),
    "}",
    "@html path *.html",
    "header @html content-security-policy {site_policy}",
    ...endings.flatMap(([ending, type]) => [
      `@type_${ending.slice(1)} path *${ending}`,
      `header @type_${ending.slice(1)} content-type "${type}"`,
    ]),
    ...vary,
    `header cache-control ${cacheControl.revalidated}`,
    `@media path ${media.join(" ")}`,
    `header @media cache-control "${cacheControl.media}"`,
    `@hashed path /${hashedFolder}*`,
    `header @hashed cache-control "${cacheControl.hashed}"`,
  ];
}

/** The page of an unknown address: that of its folder, if it words its own, else the site's. */
function buildNotFound(site: HostedSite): string[] {
  const pages = listNotFoundPages(site).sort((a, b) => b.length - a.length);
  return pages.flatMap((file, index) => {
    const folder = file.replace(/404\.html$/, "");
    const name = `@not_found_${index}`;
    const matcher =
      folder === ""
        ? `${name} expression {http.error.status_code} == 404`
        : `${name} vars_regexp {http.request.orig_uri.path} ^/${folder}[^/]+/?$`;
    return [
      matcher,
      `handle ${name} {`,
      `\trewrite * /${file}`,
      `\theader content-security-policy "${site.policies[file]}"`,
      `\theader content-type "${contentTypes[".html"]}"`,
      `\theader cache-control ${cacheControl.revalidated}`,
      ...vary.map((line) => `\t${line}`),
      "\theader -etag",
      "\theader -last-modified",
      "\tfile_server {",
      "\t\tprecompressed br gzip",
      "\t}",
      "}",
    ];
  });
}

/** A redirect's target with the query of the request, before the fragment. */
function keepQuery(target: string): string {
  const [, path = "", hash = ""] = /^([^#]*)(#.*)?$/.exec(target) ?? [];
  return path + (path.includes("?") ? "{site_more}" : "{site_query}") + hash;
}
