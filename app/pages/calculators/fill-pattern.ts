/** A pattern with its placeholders filled in. */
export function fillPattern(pattern: string, values: Record<string, string | number>): string {
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, () => String(value)),
    pattern,
  );
}
