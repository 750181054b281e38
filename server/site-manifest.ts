import { join } from "node:path";
import { commonHeaders, contactPagesSchema, sitePathSchema } from "leads/contact-page";
import { StartError } from "startup/start-error";
import * as v from "valibot";
import { readRegularFile } from "./site-files.ts";

const headerNames = Object.keys(commonHeaders) as (keyof typeof commonHeaders)[];

const schema = v.object({
  /** Address of the site in production. */
  origin: v.pipe(v.string(), v.url()),
  /** The homepage of each language, the default first. */
  homes: v.array(sitePathSchema),
  redirects: v.array(v.object({ from: v.pipe(v.string(), v.startsWith("/")), to: sitePathSchema })),
  headers: v.object({
    /** On every file, and on nothing else: what more a header can do is not the build's to decide. */
    always: v.strictObject(v.entriesFromList(headerNames, v.exactOptional(v.string()))),
    /** Content-Security-Policy of each HTML file, by file name relative to the site's root. */
    policies: v.record(v.string(), v.string()),
  }),
  contactPages: contactPagesSchema,
});

/** What the server needs to know about the built site. */
export type SiteManifest = v.InferOutput<typeof schema>;

/**
 * Reads `site-manifest.json` of a build folder. Throws a `StartError` if the site is not built or
 * the manifest is invalid.
 */
export function readSiteManifest(buildDir: string): SiteManifest {
  const file = join(buildDir, "site-manifest.json");
  let input: unknown;
  try {
    input = JSON.parse(readRegularFile(file).toString());
  } catch {
    throw new StartError(`The site is not built: ${file} cannot be read. Run npm run build.`);
  }
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new StartError(`${file}, ${v.getDotPath(issue) ?? "root"}: ${issue.message}`);
}
