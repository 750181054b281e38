import { findMarkup } from "../../app/content/found-text.ts";

/** How Markdown is written that is read as text. */
const forms: Record<string, string> = {
  "#": 'a space after it: "## Heading"',
  "[": "a link without spaces in it: [words](/page)",
  "*": "no spaces inside: **words**",
};

/** What is wrong with a text of an article in which HTML or Markdown is left over, or undefined. */
export function findMarkupFault(text: string): string | undefined {
  const found = findMarkup(text);
  if (!found) return;
  const expected = forms[found[0] ?? ""] ?? "Markdown";
  // The typographer has changed the quotes.
  return `${found.replace(/[“”]/g, '"')} would be shown as it is written, expected ${expected}`;
}
