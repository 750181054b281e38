import { type ContentFile, type Fault, listFields, makeFault } from "./content-file.ts";

/** Those that have a key in common, each with the others; what has no key has no twin. */
export function listTwins<T>(
  all: readonly T[],
  getKey: (each: T) => string | undefined,
): { own: T; others: T[] }[] {
  const groups = Map.groupBy(all, getKey);
  groups.delete(undefined);
  return [...groups.values()]
    .filter(({ length }) => length > 1)
    .flatMap((twins) =>
      twins.map((own) => ({ own, others: twins.filter((each) => each !== own) })),
    );
}

/** A text as visitors tell it from another: capitals and spaces make no difference. */
export const sameWords = (text: string): string => text.trim().replace(/\s+/g, " ").toLowerCase();

/**
 * A fault for each entry of a list that has another one's id: either may change.
 *
 * @param field in place of the id
 * @param getSame of a field that visitors read, what makes two of them the same
 */
export function findTwins(
  file: ContentFile,
  field = "id",
  getSame = (text: string) => text,
): Fault[] {
  const fields = listFields(file.value, field).filter(
    ({ path }) => typeof path.at(-2) === "number",
  );
  const twins = listTwins(fields, ({ text, path }) =>
    [...path.slice(0, -2), getSame(text)].join("\0"),
  );
  return twins.map(({ own: { text, path } }) =>
    makeFault(file, path, `"${text}" is also the ${field} of another entry; each needs its own`),
  );
}
