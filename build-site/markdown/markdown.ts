import MarkdownIt, { type Token } from "markdown-it";

/** Raw HTML is shown as text. Typographic replacements cover only quotes: (c) stays (c). */
export const markdown = new MarkdownIt({
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

/** Tokens as HTML. */
export const renderTokens = (tokens: Token[]) =>
  markdown.renderer.render(tokens, markdown.options, {});
