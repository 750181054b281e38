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

/** Anything the visitor does: one of these comes before a link is followed. */
const actions = ["pointerover", "pointerdown", "wheel", "keydown", "focusin"];

/**
 * Fetches it with the visitor's first action: without it, a link that is pointed at takes 100 ms longer.
 * Earlier it would cost every visit 30 ms at 4 ×, and its bytes. It is parsed once a link is pointed at.
 */
export function fetchStylesAtFirstAction(): void {
  const fetchNow = () => void fetchText().catch(() => {});
  for (const type of actions) addEventListener(type, fetchNow, { once: true, capture: true });
}
