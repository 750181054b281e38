const placeholder = /\{(\w+)\}/;

/**
 * The pieces of a pattern such as "Sheet {number}", its placeholders filled in, in one pass: what is filled in
 * stays as it is, even where it reads "$&" or like a placeholder. One without a value stays.
 */
export const fillPieces = <T>(
  pattern: string,
  values: Readonly<Record<string, T>>,
): (T | string)[] =>
  // A split by an expression with a group has every other piece from the group.
  pattern
    .split(placeholder)
    .map((piece, at) => (at % 2 === 0 ? piece : (values[piece] ?? `{${piece}}`)));

/** A pattern with its placeholders filled in with text or numbers. */
export const fillPattern = (
  pattern: string,
  values: Readonly<Record<string, string | number>>,
): string => fillPieces(pattern, values).join("");
