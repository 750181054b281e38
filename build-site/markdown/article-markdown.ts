import { findBrace, findMarkup, suggestReference } from "content-model/fields";
import { makeSlug } from "content-model/formatted-text";
import { isNameOf } from "content-model/media-fields";
import { suggestNearest } from "content-model/nearest";
import MarkdownIt, { type Token } from "markdown-it";
import { findLinkFault } from "../../app/fields/link-fields.ts";
import { escapeHtml } from "../../app/parts/head/page-graph.ts";
import { drawFigure } from "./article-figure.ts";

const getText = (token: Token | undefined): string =>
  (token?.children ?? []).map(({ content }) => content).join("");

/** The style sheet aligns columns; the browser would block an inline style. */
function alignByData(token: Token): void {
  const align = /text-align:(\w+)/.exec(String(token.attrGet("style") ?? ""))?.[1];
  token.attrs = (token.attrs ?? []).filter(([name]) => name !== "style");
  if (align) token.attrSet("data-align", align);
}

const boxStart = /^\[ \] /;

/** Has `[ ]` at the beginning of a list's item or of a table's cell drawn as a box to check. */
function drawCheckBox(tokens: readonly Token[], index: number): void {
  const [item, parent, text] = tokens.slice(Math.max(index - 2, 0), index + 1);
  if (!text || !boxStart.test(text.content)) return;
  if (parent?.type === "td_open") parent.meta = { after: '<span class="check-box"></span>' };
  else if (item?.type === "list_item_open") item.attrSet("class", "task");
  else return;
  const [first] = text.children ?? [];
  if (first) first.content = first.content.replace(boxStart, "");
}

function makeHtml(token: Token | undefined, html: string): void {
  if (!token) return;
  token.type = "html_block";
  token.content = html;
  token.children = null;
}

function dropTokens(...tokens: (Token | undefined)[]): void {
  for (const token of tokens) if (token) token.type = "dropped";
}

/** An id for a heading that none of the others has. */
function makeHeadingId(text: string, taken: ReadonlySet<string>): string {
  // An id begins with a letter, so that style sheets can use it, too.
  const base = makeSlug(text).replace(/^[\d-]+/, "") || "section";
  let id = base;
  for (let count = 2; taken.has(id); count++) id = `${base}-${count}`;
  return id;
}

/** A paragraph that begins with it, right after a table, is the table's caption. */
const captionStart = "Table: ";

const captionFault = `a table needs a caption, expected a paragraph "${captionStart}…" after it`;

function countCells(row: string): number {
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
function drawTable(tokens: Token[], index: number): boolean {
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

/** Something in the body, with its line in the file, from 1. */
type Placed<T> = T & { line: number };

/** A picture or video with a paragraph of its own. */
export type BodyPicture = Placed<{
  /** name of a file in the article's folder, or `video:ID` */
  name: string;
  alt: string;
  /** HTML */
  caption: string | undefined;
}>;

/** Its `parts` are its text, and between it what the page draws. */
export type ArticleBody = ReturnType<typeof renderBody>;

type BodyOptions = {
  /** line of the file where the body begins, from 1 */
  firstLine: number;
  /** reads a file in the article's folder; undefined if there is none */
  readFile: (name: string) => string | undefined;
  /** addresses by id: what `source:ID` leads to. Where there are any, no other site is linked. */
  sources?: ReadonlyMap<string, string>;
};

/** A tag of HTML, or a space after a number (or a place for one) and before its unit, or around a × of two. */
const joint = /<[^>]*>|(?<=[\d}]\+?) (?=(?:h|cm|m)(?![\w-])|× \d)|(?<=\d ×) (?=\d)/g;

/**
 * A text, or HTML, in which no line ends within "14 h", "148.5 m³" or "12.0 × 2.5 × 5.0 m". Figures of
 * the specification, such as "20 hrs", stay plain, so that a search for them finds them.
 */
export const joinUnits = (text: string): string =>
  text.replace(joint, (found) => (found === " " ? "\u00a0" : found));

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
function findMarkupFault(text: string, beginsLine: boolean): string | undefined {
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

/** Raw HTML is shown as text. Typographic replacements cover only quotes: (c) stays (c). */
const markdown = new MarkdownIt({
  html: false,
  typographer: true,
  quotes: "“”‘’",
}).disable("replacements");

/** `![What it shows](night-shift.jpg "Caption")`; its name may have spaces and brackets, as files of cameras do. */
const pictureLine = /^(!\[[^\]]*\]\()((?:[^()<>"]|\([^()]*\))*?)((?:\s+"[^)]*)?\))$/;

/** A picture on a line of its own is a paragraph, also without empty lines around it. */
markdown.block.ruler.before(
  "paragraph",
  "picture",
  (state, line, _end, isOnlyAsked) => {
    const text = state.getLines(line, line + 1, state.blkIndent, false).trim();
    if (!pictureLine.test(text)) return false;
    if (isOnlyAsked) return true;
    const content = text.replace(pictureLine, "$1<$2>$3");
    const map: [number, number] = [line, line + 1];
    state.line = line + 1;
    state.push("paragraph_open", "p", 1).map = map;
    Object.assign(state.push("inline", "", 0), { content, map, children: [] });
    state.push("paragraph_close", "p", -1);
    return true;
  },
  { alt: ["paragraph"] },
);

// What a table has around it, and a cell before its text, is in its tokens.
markdown.renderer.rules.table_open = (tokens, index, options, _env, self) =>
  (tokens[index]?.meta?.before ?? "") + self.renderToken(tokens, index, options);
markdown.renderer.rules.table_close = (tokens, index, options, _env, self) =>
  self.renderToken(tokens, index, options) + (tokens[index]?.meta?.after ?? "");
markdown.renderer.rules.td_open = markdown.renderer.rules.table_close;

const renderTokens = (tokens: Token[]) => markdown.renderer.render(tokens, markdown.options, {});

/** The address of a video in a paragraph of its own, which would be shown as words. */
const videoAddress =
  /^<?(?:https?:\/\/)?(?:www\.|m\.)?(?:youtube\.com|youtu\.be|vimeo\.com|player\.vimeo\.com|loom\.com|wistia\.com)\/\S+$/;
const bareVideo =
  "is the address of a video alone, which shows no video; add it under “Videos”, with the address as its Link, and write ![What it shows](video:ID) here";

/** One pass over a body's tokens: records what is in it and prepares the tokens for the renderer. */
function readTokens(source: string, tokens: Token[], options: BodyOptions) {
  const body = {
    /** pictures where none can be, which is a fault */
    misplaced: [] as BodyPicture[],
    /** second-level, for the table of contents */
    headings: [] as { id: string; text: string }[],
    words: 0,
    links: [] as Placed<{ href: string }>[],
    usedSources: new Set<string>(),
    /** whether a link to another site names none of the sources */
    hasLostSource: false,
    faults: [] as Placed<{ message: string }>[],
  };
  const { firstLine, readFile, sources } = options;
  const ids = new Set<string>();
  const fragments: Placed<{ id: string }>[] = [];
  const lines = source.split("\n");
  let lastLevel = 1;
  /** of the table that is being read */
  let columns = 0;

  const report = (line: number, message: string) => void body.faults.push({ line, message });

  function readHeading(token: Token, inline: Token | undefined, line: number): void {
    const level = Number(token.tag.slice(1));
    if (level === 1) report(line, "the title has a field of its own; headings here begin with ##");
    else if (level > lastLevel + 1) {
      report(line, `${token.markup} skips a level, expected ${"#".repeat(lastLevel + 1)}`);
    } else if (token.markup === "-") {
      report(
        line,
        `"${getText(inline)}" becomes a heading by the hyphens below it; expected "## " before a heading, and an empty line above a rule`,
      );
    }
    lastLevel = Math.max(level, 2);
    const text = getText(inline);
    const id = makeHeadingId(text, ids);
    ids.add(id);
    token.attrSet("id", id);
    if (level === 2) body.headings.push({ id, text });
  }

  function readInline(token: Token, tokens: Token[], index: number, line: number): void {
    const children = token.children ?? [];
    const [first] = children;
    if (children.length === 1 && first?.type === "image") {
      readPicture(first, tokens, index, line);
      return;
    }
    if (videoAddress.test(token.content)) report(line, bareVideo);
    drawCheckBox(tokens, index);
    let current = line;
    let beginsLine = true;
    for (const child of children) {
      if (child.type === "softbreak" || child.type === "hardbreak") current++;
      if (child.type === "image") readMisplaced(child, current, "");
      if (child.type === "link_open") readLink(child, current);
      const fault = child.type === "text" ? findMarkupFault(child.content, beginsLine) : undefined;
      if (fault) report(current, fault);
      beginsLine = child.type === "softbreak" || child.type === "hardbreak";
    }
    body.words += getText(token).split(/\s+/).filter(Boolean).length;
  }

  function readLink(token: Token, line: number): void {
    const href = String(token.attrGet("href") ?? "");
    if (href.startsWith("#")) {
      fragments.push({ id: href.slice(1), line });
      return;
    }
    const fault = findLinkFault(href);
    if (!fault) body.links.push({ href, line });
    if (sources && /^(?:source|https?):|^www\./.test(href)) readSource(token, href, sources, line);
    else if (fault) report(line, fault);
    else if (!href.startsWith("/")) token.attrSet("rel", "noopener");
  }

  function readSource(
    token: Token,
    href: string,
    sources: ReadonlyMap<string, string>,
    line: number,
  ): void {
    const id = href.replace(/^source:/, "");
    const url = sources.get(id);
    if (url) {
      body.usedSources.add(id);
      token.attrSet("href", url);
      token.attrSet("rel", "noopener");
    } else {
      const nearest = suggestNearest(id, [...sources.keys()]);
      const hint = nearest || " with the ID of an entry under “Sources”";
      body.hasLostSource = true;
      report(line, `"${href}" is not among the article's sources, expected source:ID${hint}`);
    }
  }

  /** `![what it shows](name "Caption")`: a drawing is put into the page, a picture is a part. */
  function readPicture(image: Token, tokens: Token[], index: number, line: number): void {
    const picture = getPicture(image, line);
    const { name, alt, caption } = picture;
    const token = tokens[index];
    if (videoAddress.test(name)) {
      report(line, bareVideo);
      return;
    }
    if (!token || tokens[index - 1]?.level !== 0) {
      readMisplaced(image, line, ", outside of lists and quotes");
      return;
    }
    checkWords(picture);
    dropTokens(tokens[index - 1], tokens[index + 1]);
    if (name.endsWith(".svg")) {
      const { html, faults } = drawFigure(readFile(name), alt, caption);
      for (const message of faults) report(line, `${name} ${message}`);
      makeHtml(token, html);
    } else token.meta = { picture };
  }

  /** A picture where none can be: what else is wrong with it is told at once. */
  function readMisplaced(image: Token, line: number, place: string): void {
    const picture = getPicture(image, line);
    report(line, `a picture needs a paragraph of its own${place}: ${picture.name}`);
    checkWords(picture);
    if (!picture.name.endsWith(".svg")) body.misplaced.push(picture);
  }

  function checkWords({ alt, name, line }: BodyPicture): void {
    if (alt === "" || isNameOf(alt, name)) {
      report(line, `${name} needs words for what it shows: ![words](${name})`);
    }
  }

  /** A row's cells beyond those of the table's first line are not shown. */
  function readRow(row: Token, before: Token | undefined, line: number): void {
    const count = countCells(lines[row.map?.[0] ?? -1] ?? "");
    if (before?.type === "thead_open") columns = count;
    else if (count > columns) {
      report(line, `has ${count} cells, expected at most ${columns}, as in the table's first line`);
    }
  }

  for (const [index, token] of tokens.entries()) {
    const line = firstLine + (token.map?.[0] ?? 0);
    if (token.type === "heading_open") readHeading(token, tokens[index + 1], line);
    if (token.type === "inline") readInline(token, tokens, index, line);
    if (token.type === "table_open" && !drawTable(tokens, index)) report(line, captionFault);
    if (token.type === "tr_open") readRow(token, tokens[index - 1], line);
    if (token.type === "code_block") {
      report(line, "begins with four spaces or more, which makes it code; delete them");
    }
    // Only downloads, which are printed, have code.
    if (token.type === "fence" && sources) {
      report(line, `${token.markup} begins a block of code, which is not shown here; delete it`);
    }
    if (token.type === "th_open" || token.type === "td_open") alignByData(token);
  }
  for (const { id, line } of fragments) {
    if (!ids.has(id)) report(line, `"#${id}" is not a heading of this article`);
  }
  return { body, tokens: tokens.filter(({ type }) => type !== "dropped") };
}

function getPicture(image: Token, line: number): BodyPicture {
  const title = String(image.attrGet("title") ?? "");
  return {
    name: markdown.utils.lib.mdurl.decode(String(image.attrGet("src") ?? "")).replace(/^\.\//, ""),
    alt: image.content.trim(),
    caption: title ? markdown.renderInline(title) : undefined,
    line,
  };
}

/** Renders an article's body to HTML; reports what is in it, and what is wrong. Never throws. */
export function renderBody(source: string, options: BodyOptions) {
  const { body, tokens } = readTokens(source, markdown.parse(source, {}), options);
  return { ...body, parts: renderParts(tokens) };
}

function renderParts(tokens: Token[]): ({ html: string } | BodyPicture)[] {
  const at = tokens.findIndex(({ meta }) => meta?.picture);
  const text = at < 0 ? tokens : tokens.slice(0, at);
  const picture = tokens[at]?.meta?.picture as BodyPicture | undefined;
  return [
    ...(text.length > 0 ? [{ html: renderTokens(text) }] : []),
    ...(picture ? [picture, ...renderParts(tokens.slice(at + 1))] : []),
  ];
}

/** One line of text with Markdown links and emphasis, as HTML and as plain text. */
export function renderLine(source: string, line: number) {
  const options = { firstLine: line, readFile: () => undefined };
  const { body, tokens } = readTokens(source, markdown.parseInline(source, {}), options);
  const { links, faults } = body;
  return { html: renderTokens(tokens), text: getText(tokens[0]), links, faults };
}
