/** What a visitor typed or chose, by the name of the field. */
export type Values<Name extends string = string> = Readonly<Record<Name, string>>;

/** What the choices among the fields can be. */
export type Choices<Name extends string = string> = Partial<Record<Name, readonly string[]>>;

/** What an address keeps of a sheet, and what of it was lost on its way. */
export interface KeptValues<Name extends string> {
  values: Values<Name>;
  /** Fields that show the example, because the address does not say what they are. */
  missing: readonly Name[];
  /** Whether the address is not as it was made. */
  isChanged: boolean;
}

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
 * What a fragment says, with the example's value for a field that it does not name or whose choice there
 * is not; undefined if it names none and does not begin as ours do. Names that are not the sheet's are ignored. What mail programs and
 * chats do to a link is undone where its check shows that the result is as it was made.
 */
export function parseFragment<Name extends string>(
  fragment: string,
  example: Values<Name>,
  choices: Choices<Name> = {},
): KeptValues<Name> | undefined {
  const names = Object.keys(example) as Name[];
  const readings = listReadings(fragment).map((entries) => pickKnown(entries, names));
  const named = readings.filter(({ fields }) => fields.size > 0);
  const unread = isOurs(fragment) ? { fields: new Map<Name, string>(), check: "" } : undefined;
  const read = named.find(isAsMade) ?? named[0] ?? unread;
  if (!read) return;
  const values: Record<string, string> = { ...example };
  const missing: Name[] = [];
  for (const name of names) {
    const value = read.fields.get(name);
    const known = value === undefined ? undefined : pickChoice(value, choices[name]);
    if (known !== undefined) values[name] = known;
    else if (example[name] !== "" || value) missing.push(name);
  }
  const isChanged = read.check !== undefined && !isAsMade(read);
  return { values: values as Values<Name>, missing, isChanged };
}

type Entries = readonly (readonly [name: string, value: string])[];

interface Reading<Name extends string> {
  fields: ReadonlyMap<Name, string>;
  check: string | undefined;
}

/** Whether a fragment was made here, whatever has become of the rest of it. */
const isOurs = (fragment: string) => new RegExp(`^#?${checkName}\\b`, "i").test(fragment);

/**
 * What a fragment can have been: as it is, escaped up to three times, with blanks where a line was
 * wrapped, and each with something after its end. A fragment of ours has no blanks and no question mark.
 */
function listReadings(fragment: string): Entries[] {
  const text = fragment.replace(/^#/, "");
  const decoded = decodeOnce(text);
  const twice = decodeOnce(decoded);
  const unwrapped = [/%20|\s/g, /%20|%0[AD]|\s/gi].map((blanks) => text.replaceAll(blanks, ""));
  return [text, decoded, twice, decodeOnce(twice), ...unwrapped]
    .flatMap((each) => [each, each.split("?", 1)[0] ?? ""])
    .map((each) => [...new URLSearchParams(each)])
    .flatMap((entries) => [entries, trimEnd(entries)]);
}

/** Without the end of the sentence or of the bracket that the link was in, and a chat's label for it. */
function trimEnd(entries: Entries): Entries {
  const [name = "", value = ""] = entries.at(-1) ?? [];
  return [
    ...entries.slice(0, -1),
    [name, value.replace(/\|[^|]*>$/, "").replace(/[\s\p{Cf}.,;:!?)\]}>"'*_…]+$/u, "")],
  ];
}

function decodeOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The fields among the entries, by their names in any case and after whatever "&" became. */
function pickKnown<Name extends string>(entries: Entries, names: readonly Name[]): Reading<Name> {
  const fields = new Map<Name, string>();
  let check: string | undefined;
  for (const [written, value] of entries) {
    const plain = written.replace(/^(?:amp;|#38;|#x26;)+/i, "").toLowerCase();
    const name = names.find((each) => each.toLowerCase() === plain);
    if (name && !fields.has(name)) fields.set(name, value);
    if (plain === checkName) check ??= value;
  }
  return { fields, check };
}

const isAsMade = ({ fields, check }: Reading<string>) =>
  check?.toLowerCase() === sumUp([...fields]);

/** A number that fields have in common with few others (FNV-1a); case does not matter. */
function sumUp(fields: Entries): string {
  let sum = 0x811c9dc5;
  for (const octet of new TextEncoder().encode(JSON.stringify(fields).toLowerCase())) {
    sum = Math.imul(sum ^ octet, 0x01000193) >>> 0;
  }
  return sum.toString(36);
}

/** The choice that a text names in any case; undefined if there is no such choice. */
function pickChoice(text: string, choices: readonly string[] | undefined): string | undefined {
  return choices ? choices.find((each) => each.toLowerCase() === text.toLowerCase()) : text;
}
