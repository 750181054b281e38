import {
  cacheControl,
  contentTypes,
  getCacheControl,
  strictTransportSecurity,
} from "../../server/file-rules.ts";
import { type HostedSite, listSpellings } from "./hosted-site.ts";
import type { PagePolicies } from "./page-policies.ts";

/** A pattern of addresses with the headers of what answers there; undefined takes one away. */
type Rule = [pattern: string, headers: Record<string, string | undefined>];

/** `_redirects` of Cloudflare Pages and Netlify; both keep the query string. */
export function buildRedirectsFile({ redirects }: HostedSite): string {
  const lines = redirects.flatMap(({ from, to }) =>
    listSpellings(from).map((source) => `${source} ${to} 301`),
  );
  return `${lines.join("\n")}\n`;
}

/**
 * `_headers` of Cloudflare Pages. Every rule that fits an address applies, in the order of the file;
 * a header that two rules name is joined by a comma unless the later one takes it away first.
 */
export function buildCloudflareHeaders(site: HostedSite, plan: PagePolicies): string {
  const { host, protocol } = new URL(site.origin);
  const rules: Rule[] = [
    [
      "/*",
      {
        ...site.always,
        ...(protocol === "https:" && { "strict-transport-security": strictTransportSecurity }),
        "x-robots-tag": "noindex",
        "cache-control": cacheControl.revalidated,
        "content-security-policy": plan.policy,
        // Cloudflare would let every other site read the answers.
        "access-control-allow-origin": undefined,
      },
    ],
    [`https://${host}/*`, { "x-robots-tag": undefined }],
    ...listCachePatterns(site).map(
      ([pattern, value]): Rule => [pattern, { "cache-control": value }],
    ),
    ["/*.data", { "content-type": contentTypes[".data"] }],
    ...(plan.kind === "by address" ? plan.patterns : []).map(
      ([pattern, policy]): Rule => [pattern, { "content-security-policy": policy }],
    ),
  ];
  return renderRules(rules, (name, value, isFirst) => [
    ...(isFirst && value !== undefined ? [] : [`! ${name}`]),
    ...(value === undefined ? [] : [`${name}: ${value}`]),
  ]);
}

/**
 * `_headers` of Netlify. It does not say how two rules for one header are joined, so no two of these
 * rules name the same header for one address. Without Cache-Control, Netlify has browsers ask again
 * each time, and it marks previews as noindex by itself.
 */
export function buildNetlifyHeaders(site: HostedSite, plan: PagePolicies): string {
  const { protocol } = new URL(site.origin);
  const rules: Rule[] = [
    [
      "/*",
      {
        ...site.always,
        ...(protocol === "https:" && { "strict-transport-security": strictTransportSecurity }),
        "content-security-policy": plan.policy,
      },
    ],
    ...listCachePatterns(site).map(
      ([pattern, value]): Rule => [pattern, { "cache-control": value }],
    ),
  ];
  return renderRules(rules, (name, value) => [`${name}: ${value}`]);
}

/** Where Cache-Control is another than that of pages: whole folders where possible, else files. */
function listCachePatterns({ files }: HostedSite): [string, string][] {
  const getFolder = (file: string) => /^[^/]+\//.exec(file)?.[0] ?? "";
  return [...new Set(files.map(getFolder))].flatMap((folder) => {
    const names = files.filter((file) => getFolder(file) === folder);
    const values = new Set(names.map(getCacheControl));
    const [value = ""] = values;
    const patterns: [string, string][] =
      folder !== "" && values.size === 1
        ? [[`/${folder}*`, value]]
        : names.map((name) => [`/${name}`, getCacheControl(name)]);
    return patterns.filter(([, pattern]) => pattern !== cacheControl.revalidated);
  });
}

function renderRules(
  rules: readonly Rule[],
  render: (name: string, value: string | undefined, isFirst: boolean) => string[],
): string {
  const blocks = rules.map(([pattern, headers], index) => {
    const lines = Object.entries(headers).flatMap(([name, value]) =>
      render(name, value, index === 0),
    );
    return [pattern, ...lines.map((line) => `  ${line}`)].join("\n");
  });
  return `${blocks.join("\n")}\n`;
}
