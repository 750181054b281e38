/**
 * Keeps what was last made of each file, or of anything with a name, as long as it would be made of the
 * same again: most files stay as they are between two checks. What is kept must not be changed.
 */
export function rememberLast<T>(): (name: string, from: readonly unknown[], make: () => T) => T {
  const known = new Map<string, { from: readonly unknown[]; made: T }>();
  return (name, from, make) => {
    const before = known.get(name);
    if (before?.from.every((each, at) => each === from[at])) return before.made;
    const made = make();
    known.set(name, { from, made });
    return made;
  };
}
