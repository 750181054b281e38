import { lateStyleId, pageStyleId, readRecord } from "./page-record.ts";

let text: Promise<string> | undefined;
let sheet: Promise<CSSStyleSheet> | undefined;

/** Fetches the site's full style sheet, which a change of page needs. If that fails, the next call tries again. */
export function fetchStyles(): Promise<CSSStyleSheet> {
  sheet ??= fetchText().then(parseSheet);
  sheet.catch(() => {
    text = sheet = undefined;
  });
  return sheet;
}

function fetchText(): Promise<string> {
  text ??= readText(readRecord(document).style);
  text.catch(() => {
    text = undefined;
  });
  return text;
}

async function readText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return response.text();
}

async function parseSheet(rules: string): Promise<CSSStyleSheet> {
  const all = await new CSSStyleSheet().replace(rules);
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

/**
 * Fetches it once the page is idle: without it, a link that is pointed at takes 100 ms longer. It is parsed
 * only then: that takes 25 ms at 4 ×, on pages that nobody leaves, too.
 */
export function fetchStylesAtRest(): void {
  const fetchSoon = () => setTimeout(() => fetchText().catch(() => {}), rest);
  if (document.readyState === "complete") fetchSoon();
  else addEventListener("load", fetchSoon);
}
