import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { ContentError } from "content-model/check-files";
import { type Fault, makeFileFault } from "content-model/content-file";
import { contentFolder, readText } from "content-model/files";
import { fillPattern } from "content-model/fill-pattern";
import type { Edition } from "../../app/engine/page-record.ts";
import { getLatestDate, type SecurityPage, securityPage } from "../../app/pages/security/schema.ts";
import { escapeHtml } from "../../app/parts/head/page-graph.ts";
import { type Site, site as siteFacts } from "../../app/parts/head/site-schema.ts";
import { type Resources, resources as resourceList } from "../../app/parts/resources/schema.ts";
import {
  type DownloadLabels,
  downloadLabels,
  type LegalName,
} from "../../app/parts/texts/schema.ts";
import { formatArticleDay } from "../../app/parts/ui/dates.ts";
import { shiftDownloadPath } from "../../app/routes.ts";
import { writeShiftFile } from "../../plant/facts.ts";
import { isPrinted } from "../sources/own-files.ts";
import { readContent } from "../sources/read-content.ts";
import { readPlant } from "../sources/references.ts";
import { getSourceName, readDownloadText, readLegal } from "../sources/text-files.ts";

/** Its `status` is whether the publisher has confirmed the text, or when it takes effect. */
type DownloadSheet = ReturnType<typeof buildSecurityDownload>;

const site = resolve(import.meta.dirname, "../..");

const fonts = [
  ["archivo", "Archivo", "560 720"],
  ["geist", "Geist", "400 650"],
  ["geist-mono", "Geist Mono", "400 600"],
] as const;

function readLook() {
  const faces = fonts.map(([name, family, weights]) => {
    const data = readFileSync(join(site, `app/styles/fonts/${name}.woff2`), "base64");
    const url = `data:font/woff2;base64,${data}`;
    return `@font-face { font-family: "${family}"; src: url("${url}"); font-weight: ${weights} }`;
  });
  return { faces: faces.join("\n"), style: readText(import.meta.dirname, "download.css") ?? "" };
}

/**
 * A download as a printable page, with templates for its header and footer, where Chromium fills in
 * the page number and page count.
 *
 * @param language BCP 47
 * @param labels what is printed around its text
 */
function buildDownload(
  download: DownloadSheet,
  { language }: Edition,
  labels: DownloadLabels,
  { faces, style }: ReturnType<typeof readLook>,
) {
  const { number, title, kind, subtitle, status, product, company, origin } = download;
  const [name, suffix] = product.split("/");
  const cells = [
    [labels.document, number],
    [labels.kind, kind],
    [labels.issuedBy, company],
    [labels.status, status],
  ];
  const block = cells
    .map(
      ([label = "", value = ""]) =>
        `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`,
    )
    .join("");
  const strip = `<style>${faces}
    .strip { width: 100%; margin: 0 18mm 0 20mm; display: flex; justify-content: space-between;
      font: 500 7.5pt "Geist Mono", monospace; color: #4a535b }</style>`;
  return {
    html: `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><base href="${origin}/"><title>${escapeHtml(title)}</title><style>${faces}\n${style}</style></head>
<body>
<header>
<p class="logo">${name}<i>/</i>${suffix}</p>
<h1>${escapeHtml(title)}</h1>
<p class="subtitle">${escapeHtml(subtitle)}</p>
<dl>${block}</dl>
${download.html.includes("<mark>") ? `<p class="note">${escapeHtml(labels.sampleNote)}</p>` : ""}
</header>
<main>${download.html}</main>
</body>
</html>`,
    header: "<span></span>",
    footer: `${strip}<div class="strip"><span>${number}  ${escapeHtml(title)}</span>
      <span><span class="pageNumber"></span> / <span class="totalPages"></span></span></div>`,
  };
}

type Row = SecurityPage["glance"]["rows"][number];

/**
 * The security page as a download, with the page's words.
 *
 * @param locale BCP 47 tag for printed dates, such as "en-US"
 */
function buildSecurityDownload(page: SecurityPage, site: Site, locale: string) {
  const { hero, document, glance, software, blocks, inWriting } = page;
  const formatDated = (day: string) =>
    fillPattern(page.dated, { date: formatArticleDay(day, locale) });

  function renderRow({ term, answer, link, mailbox }: Row): string {
    const address = mailbox && site.mailboxes[mailbox];
    const parts = [
      escapeHtml(answer),
      link && `<a href="${link.href}">${escapeHtml(link.label)}</a>`,
      address && `<a href="mailto:${address}">${address}</a>`,
    ];
    return `<tr><th scope="row">${escapeHtml(term)}</th><td>${parts.filter(Boolean).join(" ")}</td></tr>`;
  }

  const renderRows = (rows: readonly Row[]) =>
    `<table class="answers">${rows.map(renderRow).join("")}</table>`;
  const renderPart = ({ title, text }: { title: string; text: string }) =>
    `<h2>${escapeHtml(title)}</h2>\n<p>${escapeHtml(text)}</p>`;

  const latest = getLatestDate(page);
  const sections = blocks.map(
    ({ id, title, date, text, rows }) => `
<h3 id="${id}">${escapeHtml(title)}</h3>
${date === latest ? "" : `<p class="dated">${formatDated(date)}</p>`}
${text ? `<p>${escapeHtml(text)}</p>` : ""}
${renderRows(rows)}`,
  );
  const topics = inWriting.topics.map(({ title, text }) => ({ term: title, answer: text }));
  return {
    ...document,
    title: page.title,
    subtitle: hero.lead,
    status: formatDated(latest),
    product: site.name,
    company: site.company,
    origin: site.origin,
    html: `<h2>${escapeHtml(glance.title)}</h2>
${renderRows(glance.rows)}
${renderPart(software)}
${sections.join("")}
${renderPart(inWriting)}
${renderRows(topics)}`,
  };
}

export type SiteDownload = ReturnType<typeof readDownloadTexts>[number];

const downloads = "public/downloads";

export const getPdfName = (id: string) => `${downloads}/${id}.pdf`;

function readSheet(root: string, resource: Resources[number], { locale }: Edition): DownloadSheet {
  const facts = readContent(root, siteFacts);
  const { number } = resource;
  const source = getSourceName(resource);
  const { name: product, company, origin } = facts;
  const common = { number, title: resource.title.value, product, company, origin };
  const [, legalName] = /^content\/legal\/(\w+)\.md$/.exec(source) ?? [];
  if (legalName) {
    const { text, faults } = readLegal(root, facts, legalName as LegalName, true);
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
  const { text, faults } = readDownloadText(root, facts, source, true);
  if (!text) throw new ContentError(faults);
  return { ...common, ...text };
}

/**
 * The PDFs that an edition's content makes.
 *
 * @param root the folder with content/
 * @throws ContentError with the faults of what they are made from
 */
export function readDownloadTexts(root: string, edition: Edition) {
  const labels = readContent(root, downloadLabels);
  const look = readLook();
  const made = readContent(root, resourceList).filter(isPrinted);
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
    const page = buildDownload(sheet, edition, labels, look);
    const text = [page.html, page.header, page.footer].join();
    // The last line of the PDF: what it was made from. Two prints of it seldom agree byte for byte.
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

export function findStaleDownloads(root: string, edition: Edition): Fault[] {
  return readDownloadTexts(root, edition)
    .filter(({ id, mark }) => !isCurrent(root, getPdfName(id), mark))
    .map(makeStaleFault);
}
