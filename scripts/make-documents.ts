/**
 * `npm run documents`: makes the downloads that are missing or older than their text, as every build
 * does where there is a browser.
 */
import { resolve } from "node:path";
import { ContentError } from "../build-site/content/check-files.ts";
import { printDocuments } from "./print-documents.ts";

try {
  const written = await printDocuments(resolve(import.meta.dirname, ".."));
  console.log(written.length > 0 ? written.join("\n") : "Every download is up to date.");
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
