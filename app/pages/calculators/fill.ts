/** A pattern with its placeholders filled in. */
export function fill(pattern: string, values: Record<string, string | number>): string {
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, () => String(value)),
    pattern,
  );
}
