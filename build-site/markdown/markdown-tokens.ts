import { makeSlug } from "content-model/formatted-text";
import type { Token } from "markdown-it";

/** The text of an inline token without markup. */
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

/** Has a token drawn as this HTML. */
export function makeHtml(token: Token | undefined, html: string): void {
  if (!token) return;
  token.type = "html_block";
  token.content = html;
  token.children = null;
}

/** Leaves tokens out of what is drawn. */
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
