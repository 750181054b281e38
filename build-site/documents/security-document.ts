import { getLatestDate, type SecurityPage } from "../../app/pages/security/schema.ts";
import type { Site } from "../../app/parts/chrome/site-schema.ts";
import { formatArticleDay } from "../../app/parts/ui/dates.ts";
import { escapeHtml } from "../content/article-markdown.ts";
import type { DocumentSheet } from "./build-document.ts";

type Row = SecurityPage["glance"]["rows"][number];

const renderFact = ({ value, isSample }: Row["answer"]) =>
  isSample ? `<mark>${escapeHtml(value)}</mark>` : escapeHtml(value);

function renderRow({ term, answer, link, mailbox }: Row, mailboxes: Site["mailboxes"]): string {
  const address = mailbox && mailboxes[mailbox];
  const more = [
    link && `<a href="${link.href}">${escapeHtml(link.label)}</a>`,
    address && `<a href="mailto:${address}">${address}</a>`,
  ];
  const cells = [renderFact(answer), ...more.filter(Boolean)].join(" ");
  return `<tr><th scope="row">${escapeHtml(term)}</th><td>${cells}</td></tr>`;
}

function renderCompanies(
  companies: SecurityPage["blocks"][number]["companies"],
  columns: SecurityPage["companyColumns"],
): string {
  if (!companies) return "";
  const heads = Object.values(columns).map((head) => `<th scope="col">${escapeHtml(head)}</th>`);
  const rows = companies.map(({ name, purpose, data, place, transfer }) => {
    const cells = [purpose, data, place, transfer].map((text) => `<td>${escapeHtml(text)}</td>`);
    return `<tr><td>${renderFact(name)}</td>${cells.join("")}</tr>`;
  });
  return `<table><thead><tr>${heads.join("")}</tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

/** The security page as a document: the same words, samples marked. */
export function buildSecurityDocument(page: SecurityPage, site: Site): DocumentSheet {
  const { hero, document, glance, blocks, companyColumns, dated } = page;
  const formatDated = (day: string) => dated.replace("{date}", formatArticleDay(day));
  const renderRows = (rows: readonly Row[]) =>
    `<table class="answers">${rows.map((row) => renderRow(row, site.mailboxes)).join("")}</table>`;
  const sections = blocks.map(
    ({ id, title, date, text, rows, companies }) => `
<h2 id="${id}">${escapeHtml(title)}</h2>
<p class="dated">${formatDated(date)}</p>
${text ? `<p>${escapeHtml(text)}</p>` : ""}
${renderCompanies(companies, companyColumns)}
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
    html: `<h2>${escapeHtml(glance.title)}</h2>${renderRows(glance.rows)}${sections.join("")}`,
  };
}
