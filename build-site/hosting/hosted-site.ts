import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { isUnlisted } from "../../server/file-rules.ts";
import { readSiteManifest } from "../../server/site-manifest.ts";

/** What a host needs to know about the built site. */
export interface HostedSite {
  /** Scheme and host of production; copies at any other address are kept out of search engines. */
  origin: string;
  redirects: readonly { from: string; to: string }[];
  /** Headers on every response. */
  always: Readonly<Record<string, string>>;
  /** Content-Security-Policy by HTML file, such as "contact/index.html". */
  policies: Readonly<Record<string, string>>;
  /** Names of the files with their own address, sorted, without compressed copies and 404 pages. */
  files: readonly string[];
}

/** Reads a finished build: its manifest and the names of its files. */
export function readHostedSite(buildDir: string): HostedSite {
  const { headers, origin, redirects } = readSiteManifest(buildDir);
  const client = join(buildDir, "client");
  const files = readdirSync(client, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => statSync(join(client, file)).isFile())
    .filter((file) => !isUnlisted(file) && !isHidden(file))
    .sort();
  return { origin, redirects, files, always: headers.always, policies: headers.policies };
}

function isHidden(file: string): boolean {
  return file.split("/").some((part) => part.startsWith(".") && part !== ".well-known");
}
