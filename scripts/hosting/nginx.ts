import { functionPath } from "leads/protocol";
import {
  cacheControl,
  contentTypes,
  hashedFolder,
  isMedia,
  otherContentType,
  strictTransportSecurity,
} from "../../server/file-rules.ts";
import { type HostedSite, listNotFoundPages } from "./hosted-site.ts";

const head = "# Made by `npm run build`; changes here are lost. How to use it: docs/deploying.md\n";

/**
 * Files for nginx, by name: `http.conf` belongs into `http { }` once, `site.conf` into the
 * `server { }` whose `root` is build/client, `function.conf` beside it where the site's own server
 * answers the form, `brotli.conf` beside it where the brotli_static module is there.
 */
export function buildNginxFiles(site: HostedSite): Record<string, string> {
  return {
    "http.conf": head + buildMaps(site),
    "site.conf": head + buildServer(site),
    "function.conf": head + buildFunction(),
    "brotli.conf": `${head}brotli_static on;\n`,
  };
}

function buildMaps({ origin, policies, redirects }: HostedSite): string {
  const mediaEndings = Object.keys(contentTypes).filter((ending) =>
    isMedia(contentTypes[ending] ?? ""),
  );
  const { host, protocol } = new URL(origin);
  const hsts = protocol === "https:" ? strictTransportSecurity : "";
  return [
    "# Addresses and policies are longer than nginx expects keys of maps to be.",
    "map_hash_bucket_size 1024;",
    "map_hash_max_size 16384;",
    "",
    buildMap("$uri", "$site_index", [
      ["~^(?<site_folder>.*)/$", "$site_folder/index.html"],
      ["default", "$uri/index.html"],
    ]),
    buildMap("$args", "$site_more", [
      ["default", "&$args"],
      ["", ""],
    ]),
    // Regular expressions, because nginx compares plain keys without regard to case.
    buildMap("$uri", "$site_redirect", [
      ["default", ""],
      ...redirects.map(({ from, to }): [string, string] => [
        `~^${escapePattern(from.replace(/\/$/, ""))}/?$`,
        keepQuery(to),
      ]),
    ]),
    buildMap("$request_method", "$site_allow", [
      ["default", "GET, HEAD"],
      ["GET", ""],
      ["HEAD", ""],
    ]),
    buildMap("$uri", "$site_policy", [
      ["default", ""],
      ...Object.entries(policies).map(([file, policy]): [string, string] => [`/${file}`, policy]),
    ]),
    buildMap('"$status $uri"', "$site_cache", [
      ["default", ""],
      [`~^(?:200|206|304) /${hashedFolder}`, cacheControl.hashed],
      [`~^(?:200|206|304) .*(?:${mediaEndings.map(escapePattern).join("|")})$`, cacheControl.media],
      ["~^(?:200|206|304|404) ", cacheControl.revalidated],
    ]),
    buildMap("$status", "$site_vary", [
      ["default", ""],
      ["~^(?:200|206|304|404)$", "Accept-Encoding"],
    ]),
    "# Copies of the site must not compete with it in search.",
    buildMap("$host", "$site_robots", [
      ["default", "noindex"],
      [host, ""],
    ]),
    buildMap("$host", "$site_hsts", [
      ["default", ""],
      [host, hsts],
    ]),
  ].join("\n");
}

function buildServer(site: HostedSite): string {
  const headers = buildHeaders(site);
  const [top, ...inFolders] = listNotFoundPages(site).sort((a, b) => a.length - b.length);
  const serve = (notFound: string) => [
    `  error_page 404 /${notFound};`,
    "  if ($site_allow) { return 405; }",
    "  if ($site_redirect) { return 301 $site_redirect; }",
    "  try_files $uri $site_index =404;",
    "}",
    "",
  ];
  return [
    "types {",
    ...Object.entries(contentTypes).map(([ending, type]) => `  "${type}" ${ending.slice(1)};`),
    "}",
    `default_type ${otherContentType};`,
    "",
    "absolute_redirect off;",
    "merge_slashes off;",
    "if_modified_since before;",
    "gzip off; # every file that is worth it lies there compressed",
    "gzip_static on;",
    "",
    ...headers,
    "",
    "# Hidden files, compressed twins, the 404 page by its own name.",
    `location ~ "/\\.(?!well-known/)|//|\\.(?:br|gz)$|^/404(?:/|$)" {`,
    `  error_page 404 /${top};`,
    "  return 404;",
    "}",
    "",
    ...inFolders.flatMap((file) => [
      `location ~ "^/${escapePattern(file.replace(/\/404\.html$/, ""))}/[^/]+/?$" {`,
      ...serve(file),
    ]),
    "location / {",
    ...serve(top ?? "404.html"),
    ...[top, ...inFolders].flatMap((file) => [
      `location = /${file} {`,
      "  internal;",
      `  error_page 404 /${file};`,
      "  etag off;",
      '  add_header Last-Modified "";',
      ...headers.map((line) => `  ${line}`),
      "}",
      "",
    ]),
  ].join("\n");
}

/** `add_header` of an inner block replaces all of the outer ones, so each block has the whole list. */
function buildHeaders({ always }: HostedSite): string[] {
  const variables = {
    "strict-transport-security": "$site_hsts",
    "x-robots-tag": "$site_robots",
    "content-security-policy": "$site_policy",
    "cache-control": "$site_cache",
    vary: "$site_vary",
    allow: "$site_allow",
  };
  return Object.entries({ ...always, ...variables }).map(
    ([name, value]) => `add_header ${name} ${quote(value)} always;`,
  );
}

function buildFunction(): string {
  return [
    "# The site's own server, named by an `upstream site_server`: start it with TRUST_PROXY=1.",
    `location ~ ^(?:${functionPath}|/healthz)$ {`,
    "  proxy_pass http://site_server;",
    "  # A submission that comes twice is one lead, so it may be sent again.",
    "  proxy_next_upstream error timeout non_idempotent;",
    "  proxy_http_version 1.1;",
    "  proxy_set_header Host $host;",
    "  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;",
    "}",
    "",
  ].join("\n");
}

function buildMap(source: string, target: string, entries: readonly [string, string][]): string {
  const lines = entries.map(
    ([key, value]) => `  ${key === "default" ? key : quote(key)} ${quote(value)};`,
  );
  return [`map ${source} ${target} {`, ...lines, "}", ""].join("\n");
}

/** A redirect's target with the query of the request, before the fragment. */
function keepQuery(target: string): string {
  const [, path = "", hash = ""] = /^([^#]*)(#.*)?$/.exec(target) ?? [];
  return path + (path.includes("?") ? "$site_more" : "$is_args$args") + hash;
}

function quote(text: string): string {
  return `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
