import type { Token } from "markdown-it";
import { escapeHtml } from "../../app/parts/head/escape-html.ts";
import { dropTokens, getText, makeHtml } from "./markdown-tokens.ts";

/** A paragraph that begins with it, right after a table, is the table's caption. */
const captionStart = "Table: ";

export const captionFault = `a table needs a caption, expected a paragraph "${captionStart}…" after it`;

/** How many cells a row has, as it is written. */
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
