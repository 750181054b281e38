import { escapeHtml } from "../../app/parts/head/escape-html.ts";
import type { DownloadLabels } from "../../app/parts/texts/schema.ts";

/** What a download contains: its title block and its text. */
export type DownloadSheet = {
  number: string;
  title: string;
  kind: string;
  subtitle: string;
  /** whether the publisher has confirmed the text, or when it takes effect */
  status: string;
  product: string;
  company: string;
  /** base of in-site links */
  origin: string;
  /** the text, checked, as HTML */
  html: string;
};

/** The download's language (BCP 47), and what is printed around its text. */
type Wording = { language: string; labels: DownloadLabels };
type Look = { fonts: readonly { name: string; url: string }[]; style: string };

const families: Record<string, { family: string; weights: string }> = {
  archivo: { family: "Archivo", weights: "560 720" },
  geist: { family: "Geist", weights: "400 650" },
  "geist-mono": { family: "Geist Mono", weights: "400 600" },
};

function buildFontFaces(fonts: Look["fonts"]): string {
  return fonts
    .map(({ name, url }) => {
      const { family, weights } = families[name] ?? {};
      return `@font-face { font-family: "${family}"; src: url("${url}"); font-weight: ${weights} }`;
    })
    .join("\n");
}

/**
 * A download as a printable page, with templates for its header and footer, where Chromium fills in
 * the page number and page count.
 */
export function buildDownload(
  download: DownloadSheet,
  { language, labels }: Wording,
  { fonts, style }: Look,
): { html: string; header: string; footer: string } {
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
  const faces = buildFontFaces(fonts);
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
