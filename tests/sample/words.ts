import { resolve } from "node:path";
import type { Source } from "../../app/content/source.ts";
import { type Read, readContent } from "../../build-site/content/read-content.ts";

/** Folder with the sample content, and with the build that is made of it. */
export const sampleRoot = import.meta.dirname;
export const sampleBuild = resolve(sampleRoot, "../../.cache/sample");

/** What the sample content says: the words that a test may expect to see. */
export function readWords<S extends Source>(source: S): Read<S> {
  return readContent(sampleRoot, source);
}
