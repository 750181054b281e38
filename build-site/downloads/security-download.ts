import { fillPattern } from "content-model/fill-pattern";
import { getLatestDate, type SecurityPage } from "../../app/pages/security/schema.ts";
import { escapeHtml } from "../../app/parts/head/escape-html.ts";
import type { Site } from "../../app/parts/head/site-schema.ts";
import { formatArticleDay } from "../../app/parts/ui/dates.ts";
import type { DownloadSheet } from "./build-download.ts";

type Row = SecurityPage["glance"]["rows"][number];

/**
 * The security page as a download, with the page's words.
 *
 * @param locale BCP 47 tag for printed dates, such as "en-US"
 */
export function buildSecurityDownload(
  page: SecurityPage,
  site: Site,
  locale: string,
): DownloadSheet {
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
