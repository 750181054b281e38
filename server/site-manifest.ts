import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contactPagesSchema } from "leads/contact-page";
import { StartError } from "startup/start-error";
import * as v from "valibot";

const path = v.pipe(v.string(), v.startsWith("/"));

const schema = v.object({
  /** Address of the site in production. */
  origin: v.pipe(v.string(), v.url()),
  /** The homepage of each language, the default first. */
  homes: v.array(path),
  redirects: v.array(v.object({ from: path, to: path })),
  headers: v.object({
    /** On every response. */
    always: v.record(v.string(), v.string()),
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
    input = JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw new StartError(`The site is not built: ${file} cannot be read. Run npm run build.`);
  }
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new StartError(`${file}, ${v.getDotPath(issue) ?? "root"}: ${issue.message}`);
}
