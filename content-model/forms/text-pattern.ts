/**
 * The rules for a text as the one regular expression that the editor takes for a field. It has no
 * place for a function: its custom controls could call a schema, but would replace its own text
 * field. So each rule is a pattern that looks ahead from the start and moves nothing; all have to
 * hold, in any order.
 */

/** A rule for a whole text, as the source of a regular expression. */
export type Rule = string;

/** The text is what a pattern without anchors describes. */
export const matches = (source: string): Rule => `(?=(?:${source})$)`;

/** What a pattern describes is somewhere in the text. */
export const contains = (source: string): Rule => `(?=[^]*(?:${source}))`;

/** What a pattern describes is nowhere in the text. */
export const lacks = (source: string): Rule => `(?![^]*(?:${source}))`;

/** The text is not this one. */
export const differsFrom = (text: string): Rule => `(?!${escapeText(text)}$)`;

/** The text has so many characters, counted as JavaScript does. */
export const hasLength = (min: number, max: number | undefined): Rule =>
  matches(`[^]{${min},${max ?? ""}}`);

/** The only words in braces are these. */
export const hasNoBracesBut = (names: readonly string[]): Rule => {
  const others = names.length > 0 ? `(?!(?:${names.join("|")})\\})` : "";
  return lacks(`\\{${others}\\w*\\}`);
};

export const escapeText = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/**
 * The pattern of a field: all rules hold for the text behind the mark of a sample. A text with a
 * reference may be anything, because only the build knows its value.
 */
export const buildPattern = (rules: readonly Rule[]): string => {
  const sample = "(?:\\([Ss]ample\\)\\s*)?";
  return `^${sample}(?:${contains("\\{\\{")}|${rules.join("")})[^]+$`;
};
