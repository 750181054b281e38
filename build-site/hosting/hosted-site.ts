import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { isUnlisted } from "../../server/file-rules.ts";
import { readSiteManifest, type SiteManifest } from "../../server/site-manifest.ts";

/** What a host needs to know about the built site. */
export interface HostedSite extends SiteManifest {
  /** Names of the files with their own address, sorted, without compressed copies and 404 pages. */
  files: readonly string[];
}

/** Reads a finished build: its manifest and the names of its files. */
export function readHostedSite(buildDir: string): HostedSite {
  const client = join(buildDir, "client");
  const files = readdirSync(client, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => statSync(join(client, file)).isFile())
    .filter((file) => !isUnlisted(file) && !isHidden(file))
    .sort();
  return { ...readSiteManifest(buildDir), files };
}

function isHidden(file: string): boolean {
  return file.split("/").some((part) => part.startsWith(".") && part !== ".well-known");
}
