import { findBrace, findMarkup, suggestReference } from "content-model/found-text";

const item = 'a hyphen and a space before an entry of a list: "- Entry"';
const link = "a link without spaces in it: [words](/page)";

/** How Markdown is written that is read as text. */
const forms: Record<string, string> = {
  "<!--": "no comment, so delete it",
  "#": 'a space after it: "## Heading"',
  "[": link,
  "(": link,
  "*": "no spaces inside: **words**",
  "|": 'a table\'s second line below its first: "| --- | --- |"',
  "-": item,
  "•": item,
};

/** Where a line begins like a table or a list, but is neither. */
const lineStart = /^(?:\|.*\|$|[-*+](?=[a-z]).*)/i;

/**
 * What is wrong with a text of an article in which HTML, Markdown or a brace is left over, or undefined.
 *
 * @param beginsLine whether it is at the beginning of a line
 */
export function findMarkupFault(text: string, beginsLine: boolean): string | undefined {
  const started = beginsLine ? lineStart.exec(text.trim())?.[0] : undefined;
  const found = started ?? findMarkup(text);
  if (found) {
    const expected =
      started && found[0] !== "|" ? item : (forms[found] ?? forms[found[0] ?? ""] ?? "Markdown");
    // The typographer has changed the quotes.
    return `${found.replace(/[“”]/g, '"')} would be shown as it is written, expected ${expected}`;
  }
  const brace = findBrace(text);
  return brace && `${brace} is not filled in here${suggestReference(brace)}`;
}
