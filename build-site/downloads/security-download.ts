import { getLatestDate, hasSample, type SecurityPage } from "../../app/pages/security/schema.ts";
import { escapeHtml } from "../../app/parts/head/escape-html.ts";
import type { Site } from "../../app/parts/head/site-schema.ts";
import { formatArticleDay } from "../../app/parts/ui/dates.ts";
import type { DownloadSheet } from "./build-download.ts";

type Row = SecurityPage["glance"]["rows"][number];
type Company = NonNullable<SecurityPage["blocks"][number]["companies"]>[number];

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
  const { hero, document, glance, blocks, companyColumns } = page;
  const toConfirm = `<span class="to-confirm">${escapeHtml(page.toConfirm.text)}</span>`;
  const formatDated = (day: string) => page.dated.replace("{date}", formatArticleDay(day, locale));

  function renderRow({ term, answer, link, mailbox }: Row): string {
    const address = mailbox && site.mailboxes[mailbox];
    const parts = [
      escapeHtml(answer.value),
      link && `<a href="${link.href}">${escapeHtml(link.label)}</a>`,
      address && `<a href="mailto:${address}">${address}</a>`,
    ];
    const cells = [parts.filter(Boolean).join(" "), answer.isSample ? toConfirm : ""];
    return `<tr><th scope="row">${escapeHtml(term)}</th><td>${cells.join("</td><td>")}</td></tr>`;
  }

  const renderRows = (rows: readonly Row[]) =>
    `<table class="answers">${rows.map(renderRow).join("")}</table>`;

  function renderCompany({ name, purpose, data, place, transfer }: Company): string {
    const first = `${escapeHtml(name.value)}${name.isSample ? `<br>${toConfirm}` : ""}`;
    const cells = [first, ...[purpose, data, place, transfer].map(escapeHtml)];
    return `<tr><td>${cells.join("</td><td>")}</td></tr>`;
  }

  function renderCompanies(companies: readonly Company[]): string {
    const heads = Object.values(companyColumns).map((head) => `<th>${escapeHtml(head)}</th>`);
    return `<table><thead><tr>${heads.join("")}</tr></thead>
<tbody>${companies.map(renderCompany).join("")}</tbody></table>`;
  }

  const sections = blocks.map(
    ({ id, title, date, text, rows, companies }) => `
<h2 id="${id}">${escapeHtml(title)}</h2>
<p class="dated">${formatDated(date)}</p>
${text ? `<p>${escapeHtml(text)}</p>` : ""}
${companies ? renderCompanies(companies) : ""}
${renderRows(rows)}`,
  );
  return {
    ...document,
    title: page.title,
    subtitle: hero.lead,
    status: formatDated(getLatestDate(page)),
    product: site.name,
    company: site.company,
    origin: site.origin,
    html: `<h2>${escapeHtml(glance.title)}</h2>
${renderRows(glance.rows)}
${hasSample(page) ? `<p>${toConfirm}&ensp;${escapeHtml(page.toConfirm.note)}</p>` : ""}
${sections.join("")}`,
  };
}
