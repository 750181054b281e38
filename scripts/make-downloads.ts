/**
 * `npm run downloads`: makes the downloads that are missing or older than their text, as every build
 * does where there is a browser.
 */
import { mkdir, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { ContentError } from "content-model/check-files";
import { runOrExplain } from "startup/run-or-explain";
import { addPrefix } from "../app/edition-prefix.ts";
import { editions } from "../app/editions.ts";
import type { Edition } from "../app/engine/page-record.ts";
import {
  getPdfName,
  isCurrent,
  makeStaleFault,
  readDownloadTexts,
  readShiftFile,
  type SiteDownload,
} from "../build-site/downloads/site-downloads.ts";
import { chromiumArgs, findChromium } from "./setup/browsers.mjs";

/** An edition's download as a tagged PDF, with its mark at the end. */
async function printDownload(
  page: Page,
  { origin, html, header, footer, mark }: SiteDownload,
  { prefix }: Edition,
): Promise<(string | Uint8Array)[]> {
  await page.setContent(addPrefix(html, prefix, origin), { waitUntil: "load" });
  await page.evaluate(() => globalThis.document.fonts.ready);
  const pdf = await page.pdf({
    format: "A4",
    tagged: true,
    outline: true,
    printBackground: true,
    displayHeaderFooter: true,
    headerTemplate: header,
    footerTemplate: footer,
    margin: { top: "16mm", bottom: "20mm", left: "20mm", right: "18mm" },
  });
  return [pdf, mark];
}

/** Writes a download, as old as its text: the build under way is not stale because of it. */
async function writeDownload(
  root: string,
  { name, source }: { name: string; source: string },
  data: string | (string | Uint8Array)[],
): Promise<string> {
  const file = resolve(root, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, data);
  const { mtime } = await stat(resolve(root, source));
  await utimes(file, mtime, mtime);
  return name;
}

/**
 * Makes the downloads that are missing or older than their text: a PDF for each download in each
 * language, and the shift of the sample plant as a CSV file.
 *
 * @returns the files that were written, from the edition's folder
 * @throws ContentError with every stale download, if there is no browser to print with
 */
export async function printDownloads(root: string): Promise<string[]> {
  const written: string[] = [];
  const stale: { content: string; edition: Edition; download: SiteDownload }[] = [];
  for (const edition of editions) {
    const content = resolve(root, edition.folder);
    const shift = readShiftFile(content);
    if (!isCurrent(content, shift.name, shift.text)) {
      written.push(await writeDownload(content, shift, shift.text));
    }
    for (const download of readDownloadTexts(content, edition)) {
      if (!isCurrent(content, getPdfName(download.id), download.mark)) {
        stale.push({ content, edition, download });
      }
    }
  }
  if (stale.length === 0) return written;
  const executablePath = findChromium();
  if (!executablePath) {
    throw new ContentError(stale.map(({ download }) => makeStaleFault(download)));
  }
  // Most builds print nothing.
  const { chromium } = await import("@playwright/test");
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  const page = await browser.newPage();
  for (const { content, edition, download } of stale) {
    const pdf = await printDownload(page, download, edition);
    const file = { name: getPdfName(download.id), source: download.source };
    written.push(await writeDownload(content, file, pdf));
  }
  await browser.close();
  return written;
}

async function makeDownloads(): Promise<void> {
  const written = await printDownloads(resolve(import.meta.dirname, ".."));
  console.log(written.length > 0 ? written.join("\n") : "Every download is up to date.");
}

if (import.meta.main) await runOrExplain(makeDownloads);
