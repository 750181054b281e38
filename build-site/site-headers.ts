import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { commonHeaders } from "leads/contact-page";
import { isSitePage } from "../server/file-rules.ts";
import type { SiteManifest } from "../server/site-manifest.ts";
import type { BuildEnv } from "./build-env.ts";
import { buildPolicy, editorPolicy, type ReachedHosts } from "./content-security.ts";

/**
 * The editor signs in through a window of another site, which answers it. On every response,
 * because some hosts do not document how they join two rules for one header.
 */
const editorHeaders = { "cross-origin-opener-policy": "same-origin-allow-popups" };

/** Reads the built pages and computes the headers hosts must send with them. */
export function buildSiteHeaders(
  client: string,
  { editor, ...reached }: ReachedHosts & Pick<BuildEnv, "editor">,
): SiteManifest["headers"] {
  const pages = readdirSync(client, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".html"))
    .sort();
  return {
    always: editor ? { ...commonHeaders, ...editorHeaders } : commonHeaders,
    policies: Object.fromEntries(
      pages.map((file) => [
        file,
        isSitePage(file)
          ? buildPolicy(readFileSync(join(client, file), "utf8"), reached)
          : editorPolicy,
      ]),
    ),
  };
}
