import { lateStyleId, pageStyleId, readRecord } from "./page-record.ts";

let sheet: Promise<CSSStyleSheet> | undefined;

/** Fetches the site's full style sheet, which a change of page needs. If that fails, the next call tries again. */
export function fetchStyles(): Promise<CSSStyleSheet> {
  sheet ??= readSheet(readRecord(document).style);
  sheet.catch(() => {
    sheet = undefined;
  });
  return sheet;
}

async function readSheet(address: string): Promise<CSSStyleSheet> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  const all = await new CSSStyleSheet().replace(await response.text());
  // A portal answers with a page of its own.
  if (all.cssRules.length === 0) throw new Error("no styles");
  return all;
}

/** Puts it in the place of the first page's own rules: a policy by hashes lets scripts add it. */
export function adoptStyles(all: CSSStyleSheet): void {
  if (document.adoptedStyleSheets.includes(all)) return;
  document.adoptedStyleSheets.push(all);
  // It repeats them, and every element would be matched against both.
  for (const id of [pageStyleId, lateStyleId]) document.getElementById(id)?.remove();
}

/** Delay between the page's load and fetching the style sheet, in milliseconds. */
const rest = 500;

/** Fetches it once the page is idle: without it, a link that is pointed at takes 100 ms longer. */
export function fetchStylesAtRest(): void {
  const fetchSoon = () => setTimeout(() => fetchStyles().catch(() => {}), rest);
  if (document.readyState === "complete") fetchSoon();
  else addEventListener("load", fetchSoon);
}
