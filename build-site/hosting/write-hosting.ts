import {
  accessSync,
  constants,
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { getSwapPath, swapFile } from "../../app/engine/page-record.ts";
import {
  cacheControl,
  editorFolder,
  getCacheControl,
  isSitePage,
  isUnlisted,
  strictTransportSecurity,
} from "../../server/file-rules.ts";
import { readSiteManifest } from "../../server/follow-releases.ts";
import { isHidden } from "../../server/site-files.ts";

export type HostedSite = ReturnType<typeof readHostedSite>;

/** Its `files` are those with their own address, sorted, without compressed copies and 404 pages. */
export function readHostedSite(buildDir: string) {
  const client = join(buildDir, "client");
  const files = readdirSync(client, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => statSync(join(client, file)).isFile())
    .filter((file) => !isUnlisted(file) && !file.split("/").some(isHidden))
    .sort();
  return { ...readSiteManifest(buildDir), files };
}

/**
 * Hosts that set headers by address, not by file, get each page's Content-Security-Policy in two
 * pieces: what all pages share in the header, the page's own in a `meta` tag in its head. Browsers
 * enforce both, so together they are as strict as the whole.
 */

/** The header's policy: the directives that all pages have in common. */
export function getSharedPolicy(policies: readonly string[]): string {
  const [first = [], ...others] = policies.map((policy) => policy.split("; "));
  return (
    first
      .filter((directive) => others.every((each) => each.includes(directive)))
      // Without the page's own sources for scripts and styles, the default would forbid them.
      .filter((directive) => !/^(?:default|script|style)-src /.test(directive))
      .join("; ")
  );
}

/** An address pattern with header lines; `! name` removes a header set by an earlier rule. */
type Rule = [pattern: string, lines: string[]];

/** Lines of `_redirects` that Cloudflare Pages takes without patterns in them; Netlify takes more. */
export const maxRedirectLines = 2000;

/**
 * The redirects of an edition's old addresses, and of what a page change fetches there. A fetch is not
 * told of a new address's fragment: such a page change fails, and the browser loads it.
 */
export const listRedirects = (
  old: Readonly<Record<string, string>>,
  prefix = "",
): HostedSite["redirects"] =>
  Object.entries(old).flatMap(([from, to]) => [
    { from: prefix + from, to: prefix + to },
    ...(to.includes("#")
      ? []
      : [{ from: getSwapPath(prefix + from), to: getSwapTarget(prefix + to) }]),
  ]);

/**
 * Redirects from what people make of a page's address, or of an old one: small letters, all capitals,
 * and a capital for each word between slashes. These hosts know no rule for letters' case, so every
 * other mixture gets the not-found page there.
 */
export function listSpellings({
  files,
  redirects,
}: Pick<HostedSite, "files" | "redirects">): HostedSite["redirects"] {
  const pages = files
    .filter((file) => isSitePage(file) && file.endsWith("/index.html"))
    .map((file) => `/${file.replace("/index.html", "")}`);
  // What a page change fetches is an address that a page has written.
  const old = redirects.filter(({ from }) => !from.endsWith(`/${swapFile}`));
  return [...pages.map((page) => ({ from: page, to: page })), ...old].flatMap(({ from, to }) => {
    const small = from.toLowerCase();
    const words = small.replace(/\/[a-z]/g, (start) => start.toUpperCase());
    return [...new Set([small, small.toUpperCase(), words])]
      .filter((each) => each !== from)
      .map((each) => ({ from: each, to }));
  });
}

function getSwapTarget(to: string): string {
  const [path = "", query] = to.split("?");
  return getSwapPath(path) + (query === undefined ? "" : `?${query}`);
}

/** `_redirects` of Cloudflare Pages and Netlify; both keep the query string. */
export function buildRedirectsFile(redirects: HostedSite["redirects"]): string {
  const lines = redirects.flatMap(({ from, to }) => {
    const plain = from.replace(/\/$/, "");
    return [`${plain} ${to} 301`, `${plain}/ ${to} 301`];
  });
  return `${lines.join("\n")}\n`;
}

/**
 * `_redirects` of Netlify. Unlike Cloudflare Pages, it serves a page at its file's name, too: a rule with
 * an exclamation mark goes before the file. By itself it answers with the root's 404 page only: each
 * folder that has its own gets a rule, the deepest first.
 */
export function buildNetlifyRedirects(
  redirects: HostedSite["redirects"],
  { files, headers }: Pick<HostedSite, "files" | "headers">,
): string {
  const indexes = files
    .filter((file) => /(?:^|\/)index\.html$/.test(file))
    .map((file) => `/${file} /${file.slice(0, -"index.html".length)} 301!\n`);
  const folders = Object.keys(headers.policies)
    .filter((file) => file.endsWith("/404.html"))
    .map((file) => `/${file.slice(0, -"/404.html".length)}`)
    .sort((one, other) => other.length - one.length);
  const lines = folders.map((folder) => `${folder}/* ${folder}/404.html 404\n`);
  return buildRedirectsFile(redirects) + [...indexes, ...lines].join("");
}

/**
 * `_headers` of Cloudflare Pages. Every rule that matches an address applies, in file order; if two
 * rules set the same header, the values are joined by a comma unless the later rule removes it
 * first.
 */
export function buildCloudflareHeaders(site: HostedSite): string {
  const { host } = new URL(site.origin);
  return renderRules([
    [
      "/*",
      [
        ...listCommonHeaders(site),
        "x-robots-tag: noindex",
        `cache-control: ${cacheControl.revalidated}`,
        // By default, Cloudflare lets every other site read the responses.
        "! access-control-allow-origin",
      ],
    ],
    [`https://${host}/*`, ["! x-robots-tag"]],
    ...[...listEditorRules(site), ...listCacheRules(site)].map(([pattern, [line = ""]]): Rule => {
      return [pattern, [`! ${line.split(":")[0]}`, line]];
    }),
  ]);
}

/**
 * `_headers` of Netlify, which does not document how it joins two rules for one header, so these
 * never overlap. Without Cache-Control, Netlify has browsers revalidate every time, and it marks
 * previews noindex by itself.
 */
export function buildNetlifyHeaders(site: HostedSite): string {
  return renderRules([
    ["/*", listCommonHeaders(site)],
    ...listEditorRules(site),
    ...listCacheRules(site),
  ]);
}

function listCommonHeaders({ headers, origin }: HostedSite): string[] {
  return [
    ...Object.entries(headers.always).map(([name, value]) => `${name}: ${value}`),
    `content-security-policy: ${getSharedPolicy(Object.values(headers.policies))}`,
    ...(origin.startsWith("https:")
      ? [`strict-transport-security: ${strictTransportSecurity}`]
      : []),
  ];
}

/** Keeps search engines out of the editor, if the site has one, with and without the slash. */
function listEditorRules({ files }: HostedSite): Rule[] {
  return files.some((file) => file.startsWith(editorFolder))
    ? [editorFolder.slice(0, -1), `${editorFolder}*`].map(
        (pattern): Rule => [`/${pattern}`, ["x-robots-tag: noindex"]],
      )
    : [];
}

/** Where Cache-Control differs from that of pages: whole folders if possible, else single files. */
function listCacheRules({ files }: HostedSite): Rule[] {
  const folders = Map.groupBy(files, (file) => /^[^/]+\//.exec(file)?.[0] ?? "");
  return [...folders].flatMap(([folder, names]) => {
    const isWhole = folder !== "" && new Set(names.map(getCacheControl)).size === 1;
    return names
      .slice(0, isWhole ? 1 : names.length)
      .filter((name) => getCacheControl(name) !== cacheControl.revalidated)
      .map(
        (name): Rule => [
          isWhole ? `/${folder}*` : `/${name}`,
          [`cache-control: ${getCacheControl(name)}`],
        ],
      );
  });
}

function renderRules(rules: readonly Rule[]): string {
  const blocks = rules.map(([pattern, lines]) =>
    [pattern, ...lines.map((line) => `  ${line}`)].join("\n"),
  );
  return `${blocks.join("\n")}\n`;
}

/** The hosted edge's function, which imports what is put beside it (deno.json). */
const functionFolder = "leads/supabase/functions/submit-contact";

/**
 * Puts a release's manifest and the room `startup/` beside the edge function: Supabase's command sends
 * only what is in its working folder. The folder stays as old as it was, so that the build is not
 * stale because of it. A machine whose build may not write there has no edge function to deploy.
 */
export function completeEdgeFunction(root: string, release: string): void {
  const folder = join(root, functionFolder);
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    return;
  }
  const manifest = join(folder, "site-manifest.json");
  const startup = join(folder, "startup");
  const { atime, mtime } = statSync(folder);
  copyFileSync(join(release, "site-manifest.json"), manifest);
  const filter = (file: string) => !file.endsWith(".test.ts");
  cpSync(join(root, "startup"), startup, { recursive: true, preserveTimestamps: true, filter });
  for (const path of [manifest, startup, folder]) utimesSync(path, atime, mtime);
}

/**
 * Writes build/hosting: complete folders for Cloudflare Pages and Netlify, with the manifest's
 * redirects and headers. These hosts compress files themselves.
 */
export function writeHosting(buildDir: string): void {
  const site = readHostedSite(buildDir);
  const hosting = join(buildDir, "hosting");
  // Two lines each; the owner's own come first, so that only spellings can be left out.
  const moved = [...site.redirects, ...listSpellings(site)].slice(0, maxRedirectLines / 2);
  rmSync(hosting, { recursive: true, force: true });
  for (const [host, headers, redirects] of [
    ["cloudflare-pages", buildCloudflareHeaders(site), buildRedirectsFile(moved)],
    ["netlify", buildNetlifyHeaders(site), buildNetlifyRedirects(moved, site)],
  ] as const) {
    const folder = join(hosting, host);
    copySite(site, join(buildDir, "client"), folder);
    writeFileSync(join(folder, "_headers"), headers);
    writeFileSync(join(folder, "_redirects"), redirects);
  }
  // Cloudflare redirects /about to /about/ unless both files exist.
  const cloudflare = join(hosting, "cloudflare-pages");
  for (const file of site.files.filter((name) => name.endsWith("/index.html"))) {
    copyFileSync(join(cloudflare, file), join(cloudflare, file.replace("/index.html", ".html")));
  }
}

function copySite({ files, headers }: HostedSite, client: string, folder: string): void {
  const { policies } = headers;
  // 404 pages have a policy but no address.
  for (const file of new Set([...files, ...Object.keys(policies)])) {
    const target = join(folder, file);
    const policy = policies[file];
    mkdirSync(dirname(target), { recursive: true });
    if (policy === undefined) copyFileSync(join(client, file), target);
    else writeFileSync(target, addPolicy(readFileSync(join(client, file), "utf8"), policy));
  }
}

/** A policy applies to what follows it, so it comes first in the head. */
function addPolicy(html: string, policy: string): string {
  // A meta cannot forbid framing (CSP 3, section 4.4); the header does.
  const own = policy.replace(/(?:; )?frame-ancestors [^;]*/, "");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${own}"/>`;
  return html.replace(/<head[^>]*>/, (head) => head + meta);
}
