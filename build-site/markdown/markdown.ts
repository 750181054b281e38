import MarkdownIt, { type Token } from "markdown-it";

/** Raw HTML is shown as text. Typographic replacements cover only quotes: (c) stays (c). */
export const markdown = new MarkdownIt({
  html: false,
  typographer: true,
  quotes: "“”‘’",
}).disable("replacements");

// What a table has around it, and a cell before its text, is in its tokens.
markdown.renderer.rules.table_open = (tokens, index, options, _env, self) =>
  (tokens[index]?.meta?.before ?? "") + self.renderToken(tokens, index, options);
markdown.renderer.rules.table_close = (tokens, index, options, _env, self) =>
  self.renderToken(tokens, index, options) + (tokens[index]?.meta?.after ?? "");
markdown.renderer.rules.td_open = markdown.renderer.rules.table_close;

/** Tokens as HTML. */
export const renderTokens = (tokens: Token[]) =>
  markdown.renderer.render(tokens, markdown.options, {});
