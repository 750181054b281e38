/** What a visitor typed or chose, by the name of the field. */
export type Values<Name extends string = string> = Readonly<Record<Name, string>>;

/** In front of the fields, so that it is there when the end is cut off. Older addresses have none. */
const checkName = "check";

/**
 * The fragment of an address that keeps a sheet: "#check=1x2y3z&requested=120&built=180". Every field is
 * in it, so that a link shows the same numbers after the example has changed.
 */
export function buildFragment(values: Values): string {
  const check = sumUp(Object.entries(values));
  return `#${new URLSearchParams({ [checkName]: check, ...values })}`;
}

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
  const text = fragment.replace(/^#/, "").replaceAll(/&(?:amp;|#38;)/g, "&");
  // A mail program or a chat escapes a link as a whole, or takes the end of the sentence for a part of it.
  const readings = [text, new URLSearchParams(`whole=${text}`).get("whole") ?? ""]
    .flatMap((each) => [each, each.replace(/\?.*$|[.,;:!)\]]+$/, "")])
    .map((each) => new URLSearchParams(each));
  const isAsMade = (read: URLSearchParams) =>
    read.get(checkName) === sumUp([...read].filter(([name]) => names.includes(name)));
  const isNamed = (read: URLSearchParams) => names.some((name) => read.has(name));
  const isOurs = new RegExp(`^${checkName}\\b`).test(text);
  const read = readings.find(isAsMade) ?? readings.find(isNamed) ?? new URLSearchParams();
  if (!isNamed(read) && !isOurs) return;
  const isKnown = (name: string) => {
    const value = read.get(name);
    return value !== null && (choices[name]?.includes(value) ?? true);
  };
  const kept = names.filter(isKnown).map((name) => [name, read.get(name)]);
  return {
    values: { ...example, ...Object.fromEntries(kept) } as V,
    missing: names.filter((name) => !isKnown(name) && (example[name] || read.get(name))),
    /** Whether the address is not as it was made. */
    isChanged: isOurs && !isAsMade(read),
  };
}

/** A number that fields have in common with few others (FNV-1a); case does not matter. */
function sumUp(fields: readonly (readonly [name: string, value: string])[]): string {
  let sum = 0x811c9dc5;
  for (const octet of new TextEncoder().encode(JSON.stringify(fields).toLowerCase())) {
    sum = Math.imul(sum ^ octet, 0x01000193) >>> 0;
  }
  return sum.toString(36);
}
