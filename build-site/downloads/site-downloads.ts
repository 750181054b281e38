import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { ContentError } from "content-model/check-files";
import { type Fault, makeFileFault } from "content-model/content-file";
import { contentFolder, readText } from "content-model/files";
import { fillPattern } from "content-model/fill-pattern";
import type { Edition } from "../../app/engine/edition.ts";
import { securityPage } from "../../app/pages/security/schema.ts";
import { site as siteFacts } from "../../app/parts/head/site-schema.ts";
import { type Resources, resources as resourceList } from "../../app/parts/resources/schema.ts";
import { downloadLabels, type LegalName } from "../../app/parts/texts/schema.ts";
import { formatArticleDay } from "../../app/parts/ui/dates.ts";
import { shiftDownloadPath } from "../../app/routes.ts";
import { writeShiftFile } from "../../plant/facts.ts";
import { readContent } from "../sources/read-content.ts";
import { readPlant } from "../sources/read-plant.ts";
import { createTextReader, getSourceName } from "../sources/text-files.ts";
import { buildDownload, type DownloadSheet } from "./build-download.ts";
import { buildSecurityDownload } from "./security-download.ts";

/** A PDF that is printed from content. */
export type SiteDownload = {
  /** names the file, public/downloads/ID.pdf, and the argument of `npm run downloads` */
  id: string;
  /** the content file with its text */
  source: string;
  /** base of in-site links */
  origin: string;
  html: string;
  header: string;
  footer: string;
  /** the last line of the PDF: what it was made from. Two prints of it seldom agree byte for byte. */
  mark: string;
};

const downloads = "public/downloads";

/** Where a download's PDF is, in an edition's folder. */
export const getPdfName = (id: string) => `${downloads}/${id}.pdf`;

const site = resolve(import.meta.dirname, "../..");

function readLook() {
  const fonts = ["archivo", "geist", "geist-mono"].map((name) => {
    const file = readFileSync(join(site, `app/styles/fonts/${name}.woff2`));
    return { name, url: `data:font/woff2;base64,${file.toString("base64")}` };
  });
  return { fonts, style: readText(import.meta.dirname, "download.css") ?? "" };
}

/** What a download says, from its text and the list of resources. */
function readSheet(root: string, resource: Resources[number], { locale }: Edition): DownloadSheet {
  const facts = readContent(root, siteFacts);
  const reader = createTextReader({ root, site: facts, marksSamples: true });
  const { number } = resource;
  const source = getSourceName(resource);
  const { name: product, company, origin } = facts;
  const common = { number, title: resource.title.value, product, company, origin };
  const [, legalName] = /^content\/legal\/(\w+)\.md$/.exec(source) ?? [];
  if (legalName) {
    const { text, faults } = reader.readLegal(legalName as LegalName);
    if (!text) throw new ContentError(faults);
    const labels = readContent(root, downloadLabels);
    const dates = [
      [labels.effective, text.effective],
      [labels.revised, text.revised],
    ] as const;
    const status = dates
      .flatMap(([label, day]) =>
        day ? fillPattern(label, { date: formatArticleDay(day, locale) }) : [],
      )
      .join(". ");
    return { ...common, kind: labels.legal, subtitle: text.summary, status, html: text.html };
  }
  const { text, faults } = reader.readDownloadText(source);
  if (!text) throw new ContentError(faults);
  return { ...common, ...text };
}

/**
 * The PDFs that an edition's content makes.
 *
 * @param root the folder with content/
 * @throws ContentError with the faults of what they are made from
 */
export function readDownloadTexts(root: string, edition: Edition): SiteDownload[] {
  const labels = readContent(root, downloadLabels);
  const look = readLook();
  const made = readContent(root, resourceList).filter(
    ({ file, downloadUrl }) => !file && !downloadUrl,
  );
  const security = buildSecurityDownload(
    readContent(root, securityPage),
    readContent(root, siteFacts),
    edition.locale,
  );
  return [
    ...made.map((resource) => ({
      id: resource.id,
      source: getSourceName(resource),
      sheet: readSheet(root, resource, edition),
    })),
    { id: "security", source: `${contentFolder}/${securityPage.file}`, sheet: security },
  ].map(({ id, source, sheet }) => {
    const page = buildDownload(sheet, { language: edition.language, labels }, look);
    const text = [page.html, page.header, page.footer].join();
    const mark = `\n% made from ${createHash("sha256").update(text).digest("hex")}\n`;
    return { id, source, origin: sheet.origin, ...page, mark };
  });
}

/** The day shift of the sample plant as a CSV file: its name, its text and what that comes from. */
export function readShiftFile(root: string) {
  const { plant, faults } = readPlant(root);
  if (!plant) throw new ContentError(faults);
  return {
    name: `public${shiftDownloadPath}`,
    source: `${contentFolder}/plant/shift.yaml`,
    text: writeShiftFile(plant),
  };
}

/** Whether a download was made from what the content has now: it ends with this text. */
export function isCurrent(root: string, name: string, end: string): boolean {
  const file = join(root, name);
  if (!existsSync(file)) return false;
  return readFileSync(file, "latin1").replaceAll("\r\n", "\n").endsWith(end);
}

/** The fault of a PDF that was made from other words than the content has now. */
export function makeStaleFault({ source }: SiteDownload): Fault {
  const message =
    "changed, or a value in it, after its PDF was made; on a computer with Chromium or Chrome, run npm run downloads, and publish what it writes";
  return makeFileFault(source, message);
}

/** The faults of all stale PDFs. */
export function findStaleDownloads(root: string, edition: Edition): Fault[] {
  return readDownloadTexts(root, edition)
    .filter(({ id, mark }) => !isCurrent(root, getPdfName(id), mark))
    .map(makeStaleFault);
}
