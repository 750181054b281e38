import { once } from "../platform/once.ts";
import { lateStyleId, pageStyleId, readRecord } from "./page-record.ts";

const fetchRules = once(async () => {
  const { style } = readRecord(document);
  const response = await fetch(style);
  const type = response.headers.get("content-type");
  // A portal answers with a page of its own.
  if (!response.ok || !type?.startsWith("text/css")) throw new Error(`${style} does not come`);
  return response.text();
});

/** Fetches the site's full style sheet, which a change of page needs. */
export const fetchStyles = once(async () => new CSSStyleSheet().replace(await fetchRules()));

/** Puts it in the place of the first page's own rules: a policy by hashes lets scripts add it. */
export function adoptStyles(all: CSSStyleSheet): void {
  if (document.adoptedStyleSheets.includes(all)) return;
  document.adoptedStyleSheets.push(all);
  // It repeats them, and every element would be matched against both.
  for (const id of [pageStyleId, lateStyleId]) document.getElementById(id)?.remove();
}

/**
 * Fetches it with the visitor's first action, which comes before a link is followed: without it, a link
 * that is pointed at takes 100 ms longer. Earlier it would cost every visit 30 ms at 4 ×, and its bytes. It
 * is parsed once a link is pointed at.
 */
export function fetchStylesAtFirstAction(): void {
  const fetchNow = () => void fetchRules().catch(() => {});
  for (const type of ["pointerover", "pointerdown", "wheel", "keydown", "focusin"]) {
    addEventListener(type, fetchNow, { once: true, capture: true });
  }
}
