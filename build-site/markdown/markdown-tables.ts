import { makeSlug } from "content-model/formatted-text";
import type { Token } from "markdown-it";
import { escapeHtml } from "../../app/parts/head/page-graph.ts";

export function getText(token: Token | undefined): string {
  return (token?.children ?? []).map(({ content }) => content).join("");
}

/** The style sheet aligns columns; the browser would block an inline style. */
export function alignByData(token: Token): void {
  const align = /text-align:(\w+)/.exec(String(token.attrGet("style") ?? ""))?.[1];
  token.attrs = (token.attrs ?? []).filter(([name]) => name !== "style");
  if (align) token.attrSet("data-align", align);
}

const boxStart = /^\[ \] /;

/** Has `[ ]` at the beginning of a list's item or of a table's cell drawn as a box to check. */
export function drawCheckBox(tokens: readonly Token[], index: number): void {
  const [item, parent, text] = tokens.slice(Math.max(index - 2, 0), index + 1);
  if (!text || !boxStart.test(text.content)) return;
  if (parent?.type === "td_open") parent.meta = { after: '<span class="check-box"></span>' };
  else if (item?.type === "list_item_open") item.attrSet("class", "task");
  else return;
  const [first] = text.children ?? [];
  if (first) first.content = first.content.replace(boxStart, "");
}

export function makeHtml(token: Token | undefined, html: string): void {
  if (!token) return;
  token.type = "html_block";
  token.content = html;
  token.children = null;
}

export function dropTokens(...tokens: (Token | undefined)[]): void {
  for (const token of tokens) if (token) token.type = "dropped";
}

/** An id for a heading that none of the others has. */
export function makeHeadingId(text: string, taken: ReadonlySet<string>): string {
  // An id begins with a letter, so that style sheets can use it, too.
  const base = makeSlug(text).replace(/^[\d-]+/, "") || "section";
  let id = base;
  for (let count = 2; taken.has(id); count++) id = `${base}-${count}`;
  return id;
}

/** A paragraph that begins with it, right after a table, is the table's caption. */
const captionStart = "Table: ";

export const captionFault = `a table needs a caption, expected a paragraph "${captionStart}…" after it`;

export function countCells(row: string): number {
  return row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, "")
    .split(/(?<!\\)\|/).length;
}

/**
 * Has a table drawn as a figure in which it scrolls sideways, with its caption. One of three or more
 * columns of words is shown as records on phones: its cells have their column's name.
 *
 * @param index of the token that opens the table
 * @returns whether it has a caption; without one, nothing is changed
 */
export function drawTable(tokens: Token[], index: number): boolean {
  const close = tokens.findIndex(({ type }, at) => at > index && type === "table_close");
  const after = tokens[close + 2];
  const hasCaption =
    tokens[close + 1]?.type === "paragraph_open" && after?.content.startsWith(captionStart);
  if (!after || !hasCaption) return false;
  const [first] = after.children ?? [];
  if (first) first.content = first.content.slice(captionStart.length);
  const label = escapeHtml(getText(after));
  const cells = tokens.slice(index, close);
  const heads = cells.filter(({ type }) => type === "th_open");
  const isRecords = heads.length > 2 && !heads.some((head) => head.attrGet("style"));
  if (isRecords) nameCells(cells);
  const open = tokens[index];
  if (open) {
    open.meta = {
      before: `<figure class="table${isRecords ? " records" : ""}">\n<div role="region" tabindex="0" aria-label="${label}">\n`,
    };
  }
  const closing = tokens[close];
  if (closing) closing.meta = { after: "</div>\n<figcaption>" };
  dropTokens(tokens[close + 1]);
  makeHtml(tokens[close + 3], "</figcaption>\n</figure>\n");
  return true;
}

/** Gives each of a table's cells the name of its column, where the style sheet can read it. */
function nameCells(tokens: readonly Token[]): void {
  const names = tokens.flatMap(({ type }, at) =>
    type === "th_open" ? [getText(tokens[at + 1])] : [],
  );
  const cells = tokens.filter(({ type }) => type === "td_open");
  for (const [at, cell] of cells.entries()) {
    cell.attrSet("data-column", names[at % names.length] ?? "");
  }
}
