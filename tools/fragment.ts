/** What a visitor typed or chose, by the name of the field. */
export type Values<Name extends string = string> = Readonly<Record<Name, string>>;

/**
 * The fragment of an address that keeps a sheet: "#requested=120&built=180". Every field is in it, so that
 * a link shows the same numbers after the example has changed.
 */
export function buildFragment(values: Values): string {
  return `#${new URLSearchParams(values)}`;
}

/**
 * What a fragment says, with the example's value for a field that it does not name; undefined if it names
 * none. Names that are not the sheet's are ignored.
 */
export function parseFragment<Name extends string>(
  fragment: string,
  example: Values<Name>,
): Values<Name> | undefined {
  const query = new URLSearchParams(fragment.replace(/^#/, ""));
  const names = Object.keys(example) as Name[];
  if (!names.some((name) => query.has(name))) return;
  const entries = names.map((name) => [name, query.get(name) ?? example[name]]);
  return Object.fromEntries(entries) as Values<Name>;
}
