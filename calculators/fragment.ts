/** What a visitor typed or chose, by the name of the field. */
export type Values<Name extends string = string> = Readonly<Record<Name, string>>;

/** The last field: a link without it was cut. It also takes up what a chat adds: ")," or "?fbclid=…". */
const endName = "end";

/**
 * The fragment of an address that keeps a sheet: "#requested=120&built=180&end=1". Every field is
 * in it, so that a link shows the same numbers after the example has changed.
 */
export const buildFragment = (values: Values) =>
  `#${new URLSearchParams({ ...values, [endName]: "1" })}`;

/**
 * What a fragment says, and what of it was lost on its way; undefined if it is no sheet's. A field that
 * it does not name, or whose choice there is not, has the example's value and is `missing`.
 */
export function parseFragment<V extends Values>(
  fragment: string,
  example: V,
  choices: Readonly<Record<string, readonly string[] | undefined>> = {},
) {
  const names = Object.keys(example);
  const text = fragment.replace(/^#/, "").replaceAll("&amp;", "&");
  // A mail program escapes a link as a whole.
  const read = [text, new URLSearchParams(`whole=${text}`).get("whole") ?? ""]
    .map((each) => new URLSearchParams(each))
    .find((each) => names.some((name) => each.has(name)));
  if (!read) return;
  const isKnown = (name: string) => {
    const value = read.get(name);
    return value !== null && (choices[name]?.includes(value) ?? true);
  };
  const kept = names.filter(isKnown).map((name) => [name, read.get(name)]);
  return {
    values: { ...example, ...Object.fromEntries(kept) } as V,
    missing: names.filter((name) => !isKnown(name) && (example[name] || read.get(name))),
    isCut: !read.has(endName),
  };
}
