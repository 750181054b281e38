import TurndownService from "turndown";

/** What is no text: pictures, rules, what was deleted, comments, and Word's own signs before a list's entries. */
const noText = [
  "style, script, title, meta, link, xml, img, svg, video, hr, del",
  '.MsoCommentReference, [style*="mso-element:comment" i], [style*="mso-list:Ignore" i]',
].join();

/** What Word's own links lead to: footnotes, endnotes, headings. */
const wordsOwnPlace = /#_(?:ftn|edn|msocom|Toc|Ref|Hlk)/;

const inline = "span, font, u, ins, b, strong, i, em";
const list = ":is(ul, ol)";

/**
 * HTML from a clipboard as a document of few elements. Word and Google Docs write lists, bold and
 * headings as styles of other elements; here they are `ul`, `strong` and `h2`.
 */
function readMarkedText(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(
    html.replace(/(mso-\w+): /g, "$1:"),
    "text/html",
  );
  markWordLists(body);
  for (const element of body.querySelectorAll(noText)) element.remove();
  // Google Docs has an inner list next to the entry that it belongs to.
  for (const inner of body.querySelectorAll(`${list} > ${list}`)) {
    inner.previousElementSibling?.append(inner);
  }
  // Word on the web.
  for (const heading of body.querySelectorAll("[role=heading][aria-level]")) {
    replaceElement(heading, `h${heading.getAttribute("aria-level")}`);
  }
  for (const link of body.querySelectorAll("a")) {
    link.removeAttribute("title");
    if (!leadsElsewhere(link.getAttribute("href") ?? "")) unwrap(link);
  }
  straightenSpaces(body);
  markEmphasis(body);
  return body;
}

/** Whether a link leads out of the text: a place in it has become one of the editor's page, on the way. */
function leadsElsewhere(address: string): boolean {
  const isOfEditor = address.startsWith(`${location.origin}/edit/`);
  return (
    /^(?:https?:|mailto:|tel:|\/)/.test(address) && !isOfEditor && !wordsOwnPlace.test(address)
  );
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

function replaceElement(element: Element, name: string): Element {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

/** Word's lists are paragraphs with a style such as `mso-list:l0 level2 lfo1`, and a sign in a span. */
function markWordLists(body: HTMLElement): void {
  let lists: Element[] = [];
  for (const paragraph of body.querySelectorAll("p[style*=mso-list]")) {
    if (paragraph.previousElementSibling !== lists[0]) lists = [];
    const written = /mso-list:l\d+ level(\d+)/.exec(paragraph.getAttribute("style") ?? "");
    if (!written) continue;
    const level = Math.min(Number(written[1]), lists.length + 1);
    const sign = paragraph.querySelector('[style*="mso-list:Ignore" i]')?.textContent ?? "";
    const kind = /^\W*\w+[.)]/.test(sign) ? "ol" : "ul";
    lists = lists.slice(0, lists[level - 1]?.matches(kind) ? level : level - 1);
    if (lists.length < level) {
      const added = body.ownerDocument.createElement(kind);
      const parent = lists.at(-1)?.lastElementChild;
      if (parent) parent.append(added);
      else paragraph.before(added);
      lists.push(added);
    }
    const item = replaceElement(paragraph, "li");
    lists.at(-1)?.append(item);
  }
}

/** Spaces that look like others become ordinary ones; signs without width go. */
function straightenSpaces(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    text.data = text.data
      .replace(/[\u00A0\u2000-\u200A\u202F]/g, " ")
      .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, "");
  }
}

/** Bold and italic by whatever means become `strong` and `em`, each once; other looks are dropped. */
function markEmphasis(body: HTMLElement): void {
  // From inside to outside.
  for (const element of [...body.querySelectorAll<HTMLElement>(inline)].reverse()) {
    const { fontWeight, fontStyle } = element.style;
    const isBold = fontWeight
      ? fontWeight === "bold" || Number(fontWeight) >= 600
      : element.matches("b, strong");
    const isItalic = fontStyle ? fontStyle === "italic" : element.matches("i, em");
    const marked = isItalic ? replaceElement(element, "em") : element;
    if (isBold && isItalic) {
      const strong = body.ownerDocument.createElement("strong");
      marked.before(strong);
      strong.append(marked);
    } else if (isBold) replaceElement(marked, "strong");
    else if (!isItalic) unwrap(marked);
  }
  const needless = [
    "strong strong, em em, table :is(h1, h2, h3, h4, h5, h6)",
    ":is(h1, h2, h3, h4, h5, h6, tr:first-child) :is(strong, em)",
  ].join();
  for (const element of body.querySelectorAll(needless)) unwrap(element);
  body.normalize();
  for (const element of body.querySelectorAll("strong, em")) {
    const before = element.previousSibling as Element | null;
    if (before?.nodeName !== element.nodeName) continue;
    before.append(...element.childNodes);
    element.remove();
  }
}

const turndown = new TurndownService({ br: "", emDelimiter: "_" });
turndown.addRule("code", { filter: ["pre", "code"], replacement: (content) => content });

const makeLine = (text: string) => text.replace(/\s+/g, " ").trim();

// The highest that an article has is ##: those of a text that begins with # are one lower.
turndown.addRule("heading", {
  filter: ["h1", "h2", "h3", "h4", "h5", "h6"],
  replacement(content, node) {
    const hasFirst = node.closest("body")?.querySelector("h1") ? 1 : 0;
    const level = Math.min(3, Number(node.nodeName[1]) + hasFirst);
    const line = makeLine(content);
    return line && `\n\n${"#".repeat(level)} ${line}\n\n`;
  },
});

// The library writes three spaces after a mark, which are odd here.
turndown.addRule("entry", {
  filter: "li",
  replacement(content, node) {
    const list = node.parentElement;
    const number = Number(list?.getAttribute("start") ?? 1);
    const at = number + [...(list?.children ?? [])].indexOf(node);
    const mark = list?.nodeName === "OL" ? `${at}. ` : "- ";
    return `\n${mark}${content.trim().replace(/\n+/g, `\n${" ".repeat(mark.length)}`)}\n`;
  },
});

// Word's tables have no heading row; the first is one here.
turndown.addRule("table", {
  filter: "table",
  replacement(_, node) {
    const rows = [...(node as HTMLTableElement).rows].map((row) =>
      [...row.cells].flatMap((cell) => [
        makeLine(turndown.turndown(cell)).replaceAll("|", "\\|"),
        ...Array<string>(cell.colSpan - 1).fill(""),
      ]),
    );
    const rule = rows[0]?.map(() => "---") ?? [];
    const lines = [...rows.slice(0, 1), rule, ...rows.slice(1)];
    return `\n\n${lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n")}\n\n`;
  },
});

/** A footnote's mark that is no link, which needs no backslashes. */
const mark = /\\\[(\w{1,5})\\\](?![(:[])/g;

/**
 * Markdown as this site writes it, of HTML from a clipboard: headings, lists, tables, links, quotes,
 * bold and italic. Empty if there is nothing of a text in it, such as colored lines of a program.
 */
function makeMarkdown(html: string): string {
  const text = readMarkedText(html);
  return text.querySelector("p, h1, h2, h3, h4, h5, h6, li, table, a, strong, em")
    ? turndown.turndown(text).replace(mark, "[$1]")
    : "";
}

/** The fields that hold Markdown: a file's text below its head. */
const markdownField = '[data-key-path="body"]';

/** What nobody writes who does not mean Markdown: it stays as it is, whatever colors an editor gave it. */
const markdownSource = /^#{2,} |^\|.*\|\s*$|\*\*\S|\]\(/m;

/** A block of Markdown begins with a mark, or is one of several. */
const block = /^(?:[#>|]|- |\d+\. )|\n\n/;

/** Pasting what a word processor or a page has marked, into a Markdown field, keeps its marks. */
export function keepPastedMarks(event: ClipboardEvent): void {
  const box = event.target;
  if (!(box instanceof HTMLTextAreaElement) || !box.closest(markdownField)) return;
  const html = event.clipboardData?.getData("text/html") ?? "";
  if (markdownSource.test(event.clipboardData?.getData("text/plain") ?? "")) return;
  const markdown = makeMarkdown(html);
  if (!markdown) return;
  event.preventDefault();
  const before = box.value.slice(0, box.selectionStart);
  const after = box.value.slice(box.selectionEnd);
  const isBlock = block.test(markdown);
  const start = isBlock && /[^\n]$/.test(before) ? "\n\n" : "";
  const end = isBlock && /^[^\n]/.test(after) ? "\n\n" : "";
  // Outdated, but the one way that can be undone and that the form hears of.
  document.execCommand("insertText", false, start + markdown + end);
  const count = html.match(/<img\b/gi)?.length;
  if (!count) return;
  window.alert(
    `${count === 1 ? "1 picture was" : `${count} pictures were`} not pasted. An article takes pictures as files, under Pictures, with their rights.`,
  );
}
