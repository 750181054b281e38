import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { isUnlisted } from "../../server/file-rules.ts";
import { readSiteManifest } from "../../server/site-manifest.ts";

/** What a host needs to know of the built site. */
export interface HostedSite {
  /** Scheme and host of production; every other address is a copy that search engines leave out. */
  origin: string;
  redirects: readonly { from: string; to: string }[];
  /** Headers of every answer. */
  always: Readonly<Record<string, string>>;
  /** Content-Security-Policy by HTML file, such as "contact/index.html". */
  policies: Readonly<Record<string, string>>;
  /** Names of the files that have an address of their own, sorted; twins and 404 pages left out. */
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
