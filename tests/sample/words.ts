import { join, resolve } from "node:path";
import type { Source, Written } from "content-model/source";
import { readContent } from "../../build-site/sources/read-content.ts";

/** Folder with the sample content and the site that is drawn from it (build-sample.ts). */
export const sampleRoot = resolve(import.meta.dirname, "../../.cache/sample");
export const sampleBuild = join(sampleRoot, "build");

/** What the sample content says: the words that a test may expect to see. */
export function readWords<S extends Source>(source: S): Written<S> {
  return readContent(sampleRoot, source);
}
