import { type ContentConfig, getEditedFile, getFormWords } from "content-model/form-places";

/** What is said of a file beside it, by the file's field. */
const wordsAbout: Readonly<Record<string, readonly string[]>> = {
  file: ["alt", "rights", "credit"],
  poster: ["rights"],
  picture: ["pictureAlt", "pictureRights"],
};
const wordsAboutVideo = ["captions", "noCaptions"];

/**
 * Follows a value that is taken out or put in place of another: what was said of a file is not true of the
 * next one, so its form asks again, and a metric has the figure of the claim behind it. The editor moves the items
 * of a list field by field, in the order of the form: each value that belongs to it comes after its file,
 * and before its claim. Its dialog takes a file out before it puts in the next one.
 *
 * @param key of the value that changes
 */
export function followChange(values: Values, key: string, before: unknown, after: unknown): void {
  const [, base = "", field = ""] = /^(.*\.)?(\w+)$/.exec(key) ?? [];
  const figure = values[`${base}value`];
  if (field === "basis" && after && typeof figure === "string") {
    const reference = `{{claims.${after}`;
    const isIts = figure.startsWith(`${reference}}`) || figure.startsWith(`${reference}.`);
    if (!isIts) values[`${base}value`] = `${reference}}}`;
  }
  // Saved, a dropped file has its name in place of its address in the browser's memory.
  const isSaved = after && String(before).startsWith("blob:") && !String(after).startsWith("blob:");
  if (!before || isSaved) return;
  const isVideo = field === "file" && wordsAboutVideo.some((name) => values[base + name]);
  for (const name of isVideo ? wordsAboutVideo : (wordsAbout[field] ?? [])) {
    if (values[base + name]) values[base + name] = "";
  }
}

/** Whether an entry names a file, in a field or anywhere in its texts. */
export const isNamedIn = (values: unknown, name: string): boolean =>
  JSON.stringify(values)
    .split(name)
    .some((before, at, all) => at < all.length - 1 && !/[\w.-]$/.test(before));

/** What the editor has its forms from. */
let config: ContentConfig = {};

/** Reads what `nameEntry` and `nameField` say; until then, they say the names in files. */
export async function readFormNames(): Promise<void> {
  const { href = "" } = document.querySelector<HTMLLinkElement>('link[rel="cms-config-url"]') ?? {};
  config = await (await fetch(href)).json();
}

export function nameEntry(file: string): string {
  const words = getFormWords(config, file, []);
  return words ? `${words.collection} › ${words.entry}` : file;
}

function nameField(key: string): string {
  const file = getEditedFile(config, location.hash) ?? "";
  return getFormWords(config, file, key.split("."))?.field.join(" › ") || key;
}

/** The values of an entry by where they are, such as `bands.0.title`, as the editor keeps them. */
type Values = Record<string, unknown>;

/** What the editor keeps beside the values of a list's items once they come, go or move. */
const internal = /\.__sc_\w+$/;

const getField = (key: string) => key.split(".", 1)[0] ?? "";

const pick = (values: Values, field: string): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([key]) => getField(key) === field && !internal.test(key)),
  );

const write = (values: unknown) => JSON.stringify(values);
const listKeys = (values: Values) => write(Object.keys(values).sort());
const isSame = (one: Values, other: Values) =>
  listKeys(one) === listKeys(other) &&
  Object.keys(one).every((key) => write(one[key]) === write(other[key]));

/** Takes each value from `now` that is in the draft as it was read; returns those of the draft that are new there, too. */
function mergeValues(read: Values, draft: Values, now: Values): string[] {
  const twice: string[] = [];
  for (const [key, value] of Object.entries(now)) {
    const isNew = write(value) !== write(read[key]);
    if (write(draft[key]) === write(read[key])) draft[key] = value;
    else if (isNew && write(draft[key]) !== write(value)) twice.push(key);
  }
  return twice;
}

/**
 * Brings what a file says now into a draft that is restored, and that was made of what it said
 * before: the draft keeps what was changed in it, and has the rest as it is now. A field in which
 * entries came, went or moved is taken whole.
 *
 * @param read what the file said when the draft was made; undefined in an older draft, which stays
 * @returns the fields that were changed on both sides, and are the draft's
 */
export function mergeDraft(
  read: Values | undefined,
  draft: Values,
  now: Values | undefined,
): string[] {
  if (!read || !now) return [];
  const fields = new Set([...Object.keys(draft), ...Object.keys(now)].map(getField));
  return [...fields].flatMap((field) => {
    const [before, mine, theirs] = [pick(read, field), pick(draft, field), pick(now, field)];
    if (isSame(theirs, before) || isSame(mine, theirs)) return [];
    if (isSame(mine, before)) {
      for (const key of Object.keys(draft)) if (getField(key) === field) delete draft[key];
      Object.assign(draft, theirs);
      return [];
    }
    const isMoved = Object.keys(draft).some((key) => getField(key) === field && internal.test(key));
    const keys = [before, mine, theirs].map(listKeys);
    if (isMoved || new Set(keys).size > 1) return [field];
    const twice = mergeValues(before, mine, theirs);
    Object.assign(draft, mine);
    return twice;
  });
}

/** The same for a draft that the editor restores; says what was changed twice. */
export function restoreDraft(...values: Parameters<typeof mergeDraft>): void {
  const [, , now = {}] = values;
  const lines = mergeDraft(...values).map((key) => {
    const theirs = now[key] === undefined ? "the whole list" : `in the file “${now[key]}”`;
    return `${nameField(key)}: ${theirs}`;
  });
  if (lines.length === 0) return;
  window.alert(
    `Changed here and, meanwhile, elsewhere. The form has what you wrote; saving puts it in place of what is in the file:\n\n${lines.join("\n")}`,
  );
}
