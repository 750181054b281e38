/** `field: {{reference}}`, with or without more words. */
const bareReference = /^\s*(?:- +)?(?:[\w-]+: +)?(\{\{[^}]*\}\})/;

/** `field: text: more`, where the text has no quotes. */
const secondColon = /^\s*(?:- +)?[\w-]+: +(?!["'{[|>&*])(.*:(?:\s.*)?)$/;

/** `field:text`, at the beginning of a line or of an entry; `https://` does not count. */
const tightColon = /^\s*(?:- +)?(?:\{ *)?([A-Za-z][\w-]*:)(?!\/\/)\S/;

/** `-text`, at the beginning of a line. */
const tightHyphen = /^\s*-[^\s-]/;

/** `• text` or `field: – text`: what word processors make of a list; `* text` and `-- text` at the beginning of a line. */
const bullet = /^\s*(?:- +)?(?:[\w-]+: +)?([–—•‣▪·])\s/;
const otherBullet = /^\s*(\*|-{2,})\s+\S/;

/** A space that only looks like one, where YAML needs one: as indent, or after a hyphen or a field's name. */
const hardSpace = /^ *(?:- *)*(?:[\w-]+:)?([\u00A0\u2000-\u200A\u202F\u3000])/;

const curlyQuotes = /^(?:[“”„].*[“”"]|[‘‚].*[‘’'])$/;

/** `{ label: Home href: / }` */
const missingComma = /\{[^{}",]*: [^{},"]* [\w-]+: /;

/** `{ label: Form, href: #form }`: what comes after the mark is a comment. */
const commentInBraces = /[{[][^"']* (#.*)$/;

/** What YAML reads as more than the first character of a text: `@ ...`, `"What" a ...`, `[New] ...` */
const reserved = [
  /^([@`%&*])/,
  /^([|>])(?![+-]?[1-9]?[+-]?\s*(?:#.*)?$)/,
  /^([?-]) /,
  /^(")[^"]*" *[^\s#,}\]]/,
  /^(')[^']*' *[^\s#,}\]']/,
  /^(\[)[^\]]*\] *[^\s#,}\]]/,
  /^(\{)[^}]*\} *[^\s#,}\]]/,
];

/** `'It's simple.'`: a text in quotes that an apostrophe in it ends. */
const endedByApostrophe = /^'(?:[^']|'')*?(\w+)'\w.*'$/;

/** Whether curly quotes are around the whole of a text. */
export const isInCurlyQuotes = (text: string): boolean => curlyQuotes.test(text);

/** Why a text is cut off where a comment begins. */
export const explainComment = (comment: string) =>
  `ends before "${comment}"; a text with " #" in it needs quotes around it`;

/** A text in quotes, so that YAML reads it whole and readers see quotes as they are set: “…” and ’. */
function quoteWhole(text: string): string {
  const curled = text
    .replace(/(^|[\s([])"(?=\S)([^"]*[^\s"])"(?!\w)/g, "$1“$2”")
    .replace(/(^|[\s([])'(?=\S)((?:[^']|\w'\w)*?[^\s'])'(?!\w)/g, "$1“$2”");
  return `'${curled.replaceAll("'", "’")}'`;
}

/** `"Who says "done": …`, on a line of its own, in braces, or in more lines: where the inner quotes begin. */
const innerQuote = /(?:^|[:,{[-] *)(["'])(?:(?!\1).)*[\s(]\1(\w+)/;

function explainInnerQuote(text: string): string | undefined {
  const [, quote, word] = innerQuote.exec(text) ?? [];
  return quote && `ends at the ${quote} before "${word}"; write “ ” there`;
}

/** What to do about a text that begins with a quote and has more: around it, or its own. */
function explainQuotes(text: string, quote: string): string {
  const inner = text.slice(1, -1);
  // `"Stop" is not "go"`: what the last one ends begins inside.
  const isLastOpen = /[\s(]["']$/.test(inner.slice(0, inner.lastIndexOf(quote) + 1));
  if (text.endsWith(quote) && !isLastOpen) {
    const meant = inner.replaceAll(`\\${quote}`, quote).replaceAll(quote + quote, quote);
    return `has the same quotes in a text as around it; write ${quoteWhole(meant)}`;
  }
  const isOdd = text.split(quote).length % 2 === 0;
  return (
    (isOdd && explainInnerQuote(text)) ||
    `begins with a quote, so the whole text needs quotes around it: ${quoteWhole(text)}`
  );
}

/** What to do about a text that begins with a sign that YAML reads as its own. */
export function explainReserved(written: string): string | undefined {
  const text = written.trim();
  const [, quoted = ""] = endedByApostrophe.exec(text) ?? [];
  if (quoted) return `ends at the ' after "${quoted}"; write ’ there`;
  const sign = reserved.map((each) => each.exec(text)?.[1]).find(Boolean);
  if (!sign) return undefined;
  if (/["']/.test(sign)) return explainQuotes(text, sign);
  return `begins with "${sign}", so the whole text needs quotes around it: ${quoteWhole(text)}`;
}

/** What a word processor has written where YAML needs a hyphen or a space. */
export function explainTypography(text: string): string | undefined {
  const [, space] = hardSpace.exec(text) ?? [];
  if (space) {
    const name = space === "\u00A0" ? "a non-breaking space" : "a special space";
    return `has ${name}, which only looks like a space; delete it and type a space`;
  }
  const [, sign] = bullet.exec(text) ?? [];
  return sign && `begins with "${sign}"; expected a hyphen and a space: "- "`;
}

/** Which space is missing in `-text` or `field:text`. */
export function explainTight(text: string): string | undefined {
  const [, field] = tightColon.exec(text) ?? [];
  if (field) return `lacks a space after "${field}"`;
  return tightHyphen.test(text) ? 'lacks a space after "-"' : undefined;
}

/** What is probably wrong with a line that can't be read. */
export function explainLine(text: string): string | undefined {
  const typography = explainTypography(text);
  if (typography) return typography;
  const [, reference] = bareReference.exec(text) ?? [];
  if (reference) return `needs quotes around a text that begins with ${reference}`;
  const [, value = ""] = /^\s*(?:- +)?(?:[\w-]+: +)?(.*?)\s*$/.exec(text) ?? [];
  if (isInCurlyQuotes(value)) return `has curly quotes (“ ”), expected straight ones (")`;
  if (secondColon.test(text)) return `has ": " in a text, which needs quotes around it: "…"`;
  const [, mark] = otherBullet.exec(text) ?? [];
  if (mark) return `begins with "${mark}"; expected a hyphen and a space: "- "`;
  if (/["'],\s*$/.test(text)) return "has a comma after its quote, expected none";
  const [, comment] = commentInBraces.exec(text) ?? [];
  if (comment) return explainComment(comment);
  if (missingComma.test(text)) return "lacks a comma between two fields in { }";
  return explainReserved(value) ?? explainTight(text) ?? explainInnerQuote(text);
}

/** What to do about a text whose quote is not closed. */
export function explainUnclosed(text: string): string {
  const [, curly] = /([“”‘’„])\s*$/.exec(text) ?? [];
  const found = curly
    ? `; the one at its end is a curly one (${curly}), expected a straight one`
    : "";
  return `has a quote at the beginning of a text and none at its end${found}`;
}

/** A text whose quote is not closed on its line. */
const openQuote = /^\s*(?:- +)*(?:[\w-]+: +)?(?:"(?:[^"\\]|\\.)*|'(?:[^']|'')*)$/;

/** A line that begins a field or an entry. */
const beginning = /^\s*(?:- |[\w-]+:(?: |$))/;

/** The first line with a text in quotes that goes on into the next field or entry, or to the end, 1-based; 0 if there is none. */
export const findOpenQuote = (lines: readonly string[]): number =>
  lines.findIndex((text, at) => {
    const below = lines[at + 1] ?? "";
    return openQuote.test(text) && (below.trim() === "" || beginning.test(below));
  }) + 1;
