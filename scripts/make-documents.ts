/**
 * `npm run documents`: makes the downloads of the Resource Hub and of the security page from their
 * texts: for each a tagged PDF in public/downloads/, for each language, and the shift of the sample plant
 * as a CSV file. What has not changed keeps its file. Names on the command line choose some of them: `npm run documents -- oracle-4-7-0-617`.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { chromium } from "@playwright/test";
import { editions } from "../app/editions.ts";
import { addPrefix, type Edition } from "../app/engine/edition.ts";
import { isEditionPath } from "../app/routes.ts";
import {
  getPdfName,
  readDocuments,
  readShiftFile,
  type SiteDocument,
} from "../build-site/documents/site-documents.ts";
import { findChromium } from "./chromium.mjs";

const root = resolve(import.meta.dirname, "..");

const chosen = process.argv.slice(2);
const isChosen = (id: string) => chosen.length === 0 || chosen.includes(id);

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage();

/** Prints a document of an edition, if it has changed. */
async function printDocument(document: SiteDocument, { folder, prefix }: Edition): Promise<void> {
  const { id, origin, html, header, footer, mark } = document;
  const file = resolve(root, folder, getPdfName(id));
  const before = await readFile(file, "latin1").catch(() => "");
  if (before.endsWith(mark)) return;
  await page.setContent(addPrefix(html, prefix, { origin, isOwn: isEditionPath }), {
    waitUntil: "load",
  });
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
  await writeFile(file, [pdf, mark]);
  console.log(`${id}.pdf  ${Math.round(pdf.length / 1000)} KB`);
}

/** The downloads of one edition, into its public/downloads. */
async function makeDocuments(edition: Edition): Promise<void> {
  const content = resolve(root, edition.folder);
  const shift = readShiftFile(content);
  await mkdir(dirname(resolve(content, shift.name)), { recursive: true });
  for (const document of readDocuments(content, edition)) {
    if (isChosen(document.id)) await printDocument(document, edition);
  }
  if (isChosen("sample-shift")) await writeFile(resolve(content, shift.name), shift.text);
}

for (const edition of editions) await makeDocuments(edition);
await browser.close();
