import {
  accessSync,
  constants,
  copyFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import {
  buildCloudflareHeaders,
  buildNetlifyHeaders,
  buildNetlifyRedirects,
  buildRedirectsFile,
  getOwnPolicy,
  type HostedSite,
  listSpellings,
  maxRedirectLines,
  readHostedSite,
} from "./header-files.ts";

/** The hosted edge's function, which imports what is put beside it (deno.json). */
const functionFolder = "leads/supabase/functions/submit-contact";

/**
 * Puts a release's manifest and the room `startup/` beside the edge function: Supabase's command sends
 * only what is in its working folder. The folder stays as old as it was, so that the build is not
 * stale because of it. A machine whose build may not write there has no edge function to deploy.
 */
export function completeEdgeFunction(root: string, release: string): void {
  const folder = join(root, functionFolder);
  if (!isWritable(folder)) return;
  const manifest = join(folder, "site-manifest.json");
  const startup = join(folder, "startup");
  const { atime, mtime } = statSync(folder);
  copyFileSync(join(release, "site-manifest.json"), manifest);
  const filter = (file: string) => !file.endsWith(".test.ts");
  cpSync(join(root, "startup"), startup, { recursive: true, preserveTimestamps: true, filter });
  for (const path of [manifest, startup, folder]) utimesSync(path, atime, mtime);
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
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
  return html.replace(
    /<head[^>]*>/,
    (head) =>
      `${head}<meta http-equiv="Content-Security-Policy" content="${getOwnPolicy(policy)}"/>`,
  );
}
