/**
 * `npm run downloads`: makes the downloads that are missing or older than their text, as every build
 * does where there is a browser.
 */
import { resolve } from "node:path";
import { runOrExplain } from "startup/run-or-explain";
import { printDownloads } from "./downloads/print-downloads.ts";

await runOrExplain(async () => {
  const written = await printDownloads(resolve(import.meta.dirname, ".."));
  console.log(written.length > 0 ? written.join("\n") : "Every download is up to date.");
});
