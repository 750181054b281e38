import { posix } from "node:path";
import { parseContentFile } from "content-model/content-file";
import { joinPatterns } from "content-model/fields";
import { namingFields } from "content-model/form-fields";
import { type ContentConfig, getFormWords } from "content-model/form-places";

type Path = readonly (string | number)[];
type Change = { path: Path; was?: unknown; is?: unknown };

const isInside = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** An entry in the words of the field that names it; of one with none, of its first. */
function getWords(entry: unknown): unknown {
  if (!isInside(entry)) return entry;
  const field = namingFields.find((name) => entry[name]) ?? Object.keys(entry)[0] ?? "";
  return getWords(entry[field]);
}

/** Every value that differs; an entry that is only in one of two lists is one, as is a sentence of a text. */
function listChanges(was: unknown, is: unknown, path: Path = []): Change[] {
  if (path.join() === "body") return pairSentences(was, is).map((pair) => ({ path, ...pair }));
  if (Array.isArray(was) && Array.isArray(is)) {
    const [old = [], now = []] = [was, is].map((list) => list.map((each) => JSON.stringify(each)));
    const isMoved = now.some((entry, key) => entry !== old[key] && old.includes(entry));
    const changes = [
      ...is.map((entry, key) => ({ path: [...path, key], was: undefined, is: entry })),
      ...was.map((entry, key) => ({ path: [...path, key], was: entry, is: undefined })),
    ].filter(({ was, is }) => !(is === undefined ? now : old).includes(JSON.stringify(is ?? was)));
    // Of entries that only have another order, each place says what it has.
    if (was.length !== is.length || (isMoved && changes.length > 0)) return changes;
    if (isMoved) {
      const places = is.map((entry, key) => ({ path: [...path, key], was: was[key], is: entry }));
      return places.filter((_, key) => old[key] !== now[key]);
    }
  }
  if (isInside(was) && isInside(is)) {
    const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])];
    return keys.flatMap((key) =>
      listChanges(was[key], is[key], [...path, Array.isArray(is) ? Number(key) : key]),
    );
  }
  return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ path, was, is }];
}

/** A file's fields; those of a Markdown file are in its head, and its text is `body`. */
function readFields(file: string, text: string): unknown {
  if (!file.endsWith(".md")) return parseContentFile(file, text).value;
  const [, head = "", ...body] = text.split(/^---[ \t\r]*$/m);
  const fields = parseContentFile(file, head).value;
  return { ...(isInside(fields) ? fields : {}), body: body.join("---").trim() };
}

/** The most letters of a text, and how many of them are before the first that differs. */
const [longestText, lead] = [70, 25];

const getText = (value: unknown): string => String(getWords(value)).trim();

/** A text in quotes, shortened around a place. */
export function quoteText(value: unknown, differs = 0): string {
  const text = getText(value);
  const start = text.length > longestText && differs > longestText - lead ? differs - lead : 0;
  const part = text.slice(start, start + longestText);
  return `“${start > 0 ? "…" : ""}${part}${start + longestText < text.length ? "…" : ""}”`;
}

/** What was in a place, and what is there now. */
function quoteChange(was: unknown, is: unknown): string {
  if (was === true || is === true) return was === true ? "yes → no" : "no → yes";
  if (was === undefined) return `${quoteText(is)}, new`;
  if (is === undefined) return `${quoteText(was)} → deleted`;
  const [old, now] = [getText(was), getText(is)];
  const differs = [...old].findIndex((letter, at) => letter !== now[at]);
  const at = differs < 0 ? old.length : differs;
  return `${quoteText(was, at)} → ${quoteText(is, at)}`;
}

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/** The sentences of a text, whatever its lines are. */
const listSentences = (text: unknown): string[] =>
  String(text ?? "")
    .split(/\n{2,}|\n(?=[-*|#>])/)
    .flatMap((block) => [...sentences.segment(block.replaceAll("\n", " "))])
    .map(({ segment }) => segment.trim())
    .filter(Boolean);

/** The sentences that only one of two texts has, each with the one in its place in the other. */
function pairSentences(was: unknown, is: unknown) {
  const [old, now] = [listSentences(was), listSentences(is)];
  const [before, after] = [new Set(old), new Set(now)];
  const gone = old.filter((each) => !after.has(each));
  const added = now.filter((each) => !before.has(each));
  return Array.from({ length: Math.max(gone.length, added.length) }, (_, at) => ({
    was: gone[at],
    is: added[at],
  }));
}

/** Each field that differs, as `Title: “Old” → “New”`. */
function listDifferences(config: ContentConfig, file: string, before: string, after: string) {
  return listChanges(readFields(file, before), readFields(file, after)).map(({ path, was, is }) => {
    const { entry = "", field = [] } = getFormWords(config, file, path) ?? {};
    // Of a file that is a list, the form's own name is all that says what its entries are.
    const name = (typeof path[0] === "number" ? [entry, ...field] : field).join(" › ");
    return `${name || path.join(" › ")}: ${quoteChange(was, is)}`;
  });
}

/** A file before and after a change: its text, or of what is no text a name; undefined where there is none. */
export type FileChange = {
  file: string;
  /** its name before, if it has another one now */
  old?: string | undefined;
  before: string | undefined;
  after: string | undefined;
};

/** Whether a file has fields to tell of. */
export const isText = (file: string): boolean => /\.(?:md|yaml)$/.test(file);

/** What the editor calls a file. */
export function nameFile(config: ContentConfig, file: string): string {
  const words = getFormWords(config, file, []);
  return words ? `${words.collection} › ${words.entry}` : posix.relative("content", file);
}

/**
 * What has changed in files, in the words of the editor.
 *
 * @param changes of files from the root of the site, below content/
 */
export function describeChanges(config: ContentConfig, changes: readonly FileChange[]): string[] {
  return changes.flatMap(({ file, old, before, after }) => {
    const name = nameFile(config, file) + (old ? `, before ${nameFile(config, old)}` : "");
    if (after === undefined) return [`${name}: deleted`];
    if (before === undefined) return [`${name}: new`];
    if (!isText(file)) return [old ? name : `${name}: replaced`];
    return [name, ...listDifferences(config, file, before, after).map((each) => `  ${each}`)];
  });
}

/** Fields with the day of the last change: of a page, of a legal text. */
const dayFields = ["modified", "effective"];

const listReferences = (value: unknown): string[] => String(value).match(/\{\{[^{}]+\}\}/g) ?? [];

/** Words that stand for others to come. */
export const fillers = /\b(?:TODO|TBD|XXX|lorem ipsum)\b/i;

/** What a copy of a sample leaves to be filled in. */
const blanks = joinPatterns(
  [/\(sample\)[^\n"']*/, fillers, /\b(?:hall|booth|stand|room) 0+\b/],
  "i",
);

/** What is asked about a file that a person changed: it may be right. */
export function askAboutChange(
  config: ContentConfig,
  { file, before, after }: FileChange,
): string[] {
  if (after === undefined || !isText(file)) return [];
  const today = new Date().toISOString().slice(0, 10);
  const [was, is] = [before === undefined ? {} : readFields(file, before), readFields(file, after)];
  if (!isInside(was) || !isInside(is)) return [];
  const changes = listChanges(was, is);
  if (changes.length === 0) return [];
  const oldDays = dayFields
    .filter((name) => is[name] !== undefined && is[name] === was[name] && is[name] !== today)
    .map((name) => {
      const label = getFormWords(config, file, [name])?.field[0] ?? name;
      return `has changed, and ${label} is still ${is[name]}; is that right?`;
    });
  const lost = changes
    .filter((each) => each.was !== undefined && each.is !== undefined)
    .flatMap((each) =>
      listReferences(each.was).filter((name) => !listReferences(each.is).includes(name)),
    )
    .map((name) => `no longer has ${name}, whose figure it follows; is that meant?`);
  const known = new Set(before?.split("\n"));
  const fresh = after.split("\n").filter((line) => !known.has(line));
  const [blank] = blanks.exec(fresh.join("\n")) ?? [];
  const open = blank
    ? [`has ${quoteText(blank)}, which is still to be filled in; is that meant?`]
    : [];
  return [...oldDays, ...new Set(lost), ...open].map(
    (each) => `${nameFile(config, file)}: ${each}`,
  );
}
