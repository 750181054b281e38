/**
 * `npm run documents`: makes the downloads of the Resource Hub and of the security page from their
 * texts: for each a tagged PDF in public/downloads/, for each language, and the shift of the sample plant
 * as a CSV file. What has not changed keeps its file. Names on the command line choose some of them: `npm run documents -- oracle-4-7-0-617`.
 */
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { chromium } from "@playwright/test";
import { editions } from "../app/editions.ts";
import { addPrefix, type Edition } from "../app/engine/edition.ts";
import { securityPage } from "../app/pages/security/schema.ts";
import { site as siteFacts } from "../app/parts/chrome/site-schema.ts";
import { documentLabels, type LegalName } from "../app/parts/documents/schema.ts";
import { type Resources, resources as resourceList } from "../app/parts/resources/schema.ts";
import { formatArticleDay } from "../app/parts/ui/dates.ts";
import { isEditionPath } from "../app/routes.ts";
import { ContentError } from "../build-site/content/check-files.ts";
import { readContent } from "../build-site/content/read-content.ts";
import { readPlant } from "../build-site/content/read-plant.ts";
import { createTextReader, getSourceName } from "../build-site/content/text-files.ts";
import { buildDocument, type DocumentSheet } from "../build-site/documents/build-document.ts";
import { buildSecurityDocument } from "../build-site/documents/security-document.ts";
import { writeShiftFile } from "../plant/shift-file.ts";
import { findChromium } from "./chromium.mjs";

const root = resolve(import.meta.dirname, "..");

const chosen = process.argv.slice(2);
const isChosen = (id: string) => chosen.length === 0 || chosen.includes(id);

/** The document's content, from its text and the list of resources. */
function readSheet(root: string, resource: Resources[number], { locale }: Edition): DocumentSheet {
  const site = readContent(root, siteFacts);
  const reader = createTextReader({ root, site, marksSamples: true });
  const { number, title } = resource;
  const source = getSourceName(resource);
  const common = {
    number,
    title,
    product: site.name,
    company: site.company,
    origin: site.origin,
  };
  const [, legalName] = /^content\/legal\/(\w+)\.md$/.exec(source) ?? [];
  if (legalName) {
    const { text, faults } = reader.readLegal(legalName as LegalName);
    if (!text) throw new ContentError(faults);
    const labels = readContent(root, documentLabels);
    const status = labels.effective.replace("{date}", formatArticleDay(text.effective, locale));
    return { ...common, kind: labels.legal, subtitle: text.summary, status, html: text.html };
  }
  const { text, faults } = reader.readDocument(source);
  if (!text) throw new ContentError(faults);
  return { ...common, ...text };
}

const fonts = await Promise.all(
  ["archivo", "geist", "geist-mono"].map(async (name) => {
    const file = await readFile(resolve(root, `app/styles/fonts/${name}.woff2`));
    return { name, url: `data:font/woff2;base64,${file.toString("base64")}` };
  }),
);
const style = await readFile(resolve(root, "build-site/documents/document.css"), "utf8");

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage();

/** The last line of a PDF: what it was made from. Two prints of it seldom agree byte for byte. */
const buildMark = (...parts: string[]) =>
  `\n% made from ${createHash("sha256").update(parts.join()).digest("hex")}\n`;

/** Prints a document of an edition to public/downloads/ID.pdf, if it has changed. */
async function printDocument(id: string, text: DocumentSheet, edition: Edition): Promise<void> {
  const content = resolve(root, edition.folder);
  const labels = readContent(content, documentLabels);
  const { html, header, footer } = buildDocument(
    text,
    { language: edition.language, labels },
    { fonts, style },
  );
  const file = resolve(content, `public/downloads/${id}.pdf`);
  const mark = buildMark(html, header, footer);
  const before = await readFile(file, "latin1").catch(() => "");
  if (before.endsWith(mark)) return;
  const own = { origin: text.origin, isOwn: isEditionPath };
  await page.setContent(addPrefix(html, edition.prefix, own), { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready);
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
  const folder = resolve(content, "public/downloads");
  await mkdir(folder, { recursive: true });
  const resources = readContent(content, resourceList).filter(
    ({ id, file }) => !file && isChosen(id),
  );
  for (const resource of resources) {
    await printDocument(resource.id, readSheet(content, resource, edition), edition);
  }
  if (isChosen("sample-shift")) {
    const { plant, faults } = readPlant(content);
    if (!plant) throw new ContentError(faults);
    await writeFile(resolve(folder, "sample-shift.csv"), writeShiftFile(plant));
  }
  if (isChosen("security")) {
    const words = readContent(content, securityPage);
    const text = buildSecurityDocument(words, readContent(content, siteFacts), edition.locale);
    await printDocument("security", text, edition);
  }
}

for (const edition of editions) await makeDocuments(edition);
await browser.close();
