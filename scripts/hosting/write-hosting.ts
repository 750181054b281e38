import { copyFileSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { buildCaddyFile } from "./caddy.ts";
import { buildCloudflareHeaders, buildNetlifyHeaders, buildRedirectsFile } from "./header-files.ts";
import { type HostedSite, listNotFoundPages, readHostedSite } from "./hosted-site.ts";
import { buildNginxFiles } from "./nginx.ts";
import { type PagePolicies, planPolicies } from "./page-policies.ts";

/** A line of `_headers` may have 2,000 characters, name included, and the file 100 rules. */
const cloudflareLimits = { length: 1_950, patterns: 70 };
/** Netlify names no limit; browsers and proxies have theirs at 8 KB for all headers. */
const netlifyLimits = { length: 4_000, patterns: 0 };

/**
 * Writes build/hosting: configuration for nginx and Caddy, which serve build/client as it is, and
 * complete folders for Cloudflare Pages and Netlify. All of it says what the manifest says.
 */
export function writeHosting(buildDir: string): void {
  const site = readHostedSite(buildDir);
  const hosting = join(buildDir, "hosting");
  rmSync(hosting, { recursive: true, force: true });
  writeFiles(join(hosting, "nginx"), buildNginxFiles(site));
  writeFiles(join(hosting, "caddy"), { "site.caddy": buildCaddyFile(site) });

  const onCloudflare = planPolicies(site, cloudflareLimits);
  const cloudflare = join(hosting, "cloudflare-pages");
  copySite(site, buildDir, cloudflare, onCloudflare);
  // Cloudflare redirects /about to /about/ unless both files are there.
  for (const file of site.files.filter((name) => name.endsWith("/index.html"))) {
    shareFile(join(cloudflare, file), join(cloudflare, file.replace(/\/index\.html$/, ".html")));
  }
  writeFiles(cloudflare, {
    _headers: buildCloudflareHeaders(site, onCloudflare),
    _redirects: buildRedirectsFile(site),
  });

  const onNetlify = planPolicies(site, netlifyLimits);
  const netlify = join(hosting, "netlify");
  copySite(site, buildDir, netlify, onNetlify);
  writeFiles(netlify, {
    _headers: buildNetlifyHeaders(site, onNetlify),
    _redirects: buildRedirectsFile(site),
  });
}

/**
 * Gives a file a second place. Where the file system can, both are one file: with thousands of
 * articles, copies for each host would take gigabytes. Nothing writes to a file of the build later.
 */
function shareFile(source: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}

/** Copies what is public; these hosts compress by themselves. */
function copySite(site: HostedSite, buildDir: string, target: string, plan: PagePolicies): void {
  for (const file of [...site.files, ...listNotFoundPages(site)]) {
    const source = join(buildDir, "client", file);
    const meta = plan.kind === "in pages" ? plan.metas.get(file) : undefined;
    if (meta === undefined) shareFile(source, join(target, file));
    else writeFiles(target, { [file]: addMeta(readFileSync(source, "utf8"), meta) });
  }
}

/** A policy rules from its place on, so it stands before anything else in the head. */
function addMeta(html: string, policy: string): string {
  return html.replace(
    /<head[^>]*>/,
    (head) => `${head}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}

function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}
