/** As many as there are languages, or folders of content that are read in turns. */
const most = 3;

/**
 * Caches what was last made of each file, or of anything with a name, with what it was made from:
 * most files stay as they are between two checks. Cached values must not be changed.
 */
export function rememberLast<T>(): (name: string, from: readonly unknown[], make: () => T) => T {
  const known = new Map<string, { from: readonly unknown[]; made: T }[]>();
  return (name, from, make) => {
    const last = known.get(name) ?? [];
    const before = last.find((each) => each.from.every((part, at) => part === from[at]));
    const { made } = before ?? { made: make() };
    known.set(name, [{ from, made }, ...last.filter((each) => each !== before)].slice(0, most));
    return made;
  };
}
