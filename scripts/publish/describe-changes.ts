import { posix } from "node:path";
import { parseContentFile } from "content-model/content-file";
import { namingFields } from "content-model/form-fields";
import { type ContentConfig, getFormWords } from "content-model/form-places";

/** The most lines about one file. */
const longest = 8;

type Path = readonly (string | number)[];
type Change = { path: Path; was?: unknown; is?: unknown };

export const isInside = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** An entry in the words of the field that names it; of one with none, of its first. */
function getWords(entry: unknown): unknown {
  if (!isInside(entry)) return entry;
  const field = namingFields.find((name) => entry[name]) ?? Object.keys(entry)[0] ?? "";
  return getWords(entry[field]);
}

/** What an entry of a list is known by: itself, or its first value. */
const getIdentity = (entry: unknown): unknown =>
  isInside(entry) ? getIdentity(Object.values(entry)[0]) : entry;

/** The entries of lists of different lengths, each with the one that is meant in the other. */
function pairEntries(old: readonly unknown[], now: readonly unknown[]) {
  const left = old.map((entry, index) => ({ entry, index }));
  const take = (is: unknown, getKey: (entry: unknown) => unknown) => {
    const at = left.findIndex(({ entry }) => getKey(entry) === getKey(is));
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  // What has not changed is no other one, whatever its first value is.
  const unchanged = now.map((is) => take(is, JSON.stringify));
  const pairs = now.map((is, index) => {
    const found = unchanged[index] ?? take(is, getIdentity);
    return { key: index, was: found?.entry, is };
  });
  return [...pairs, ...left.map(({ entry, index }) => ({ key: index, was: entry, is: undefined }))];
}

/** Every value that differs; an entry that is only in one of two lists is one. */
export function listChanges(was: unknown, is: unknown, path: Path = []): Change[] {
  if (Array.isArray(was) && Array.isArray(is) && was.length !== is.length) {
    return pairEntries(was, is).flatMap((pair) =>
      listChanges(pair.was, pair.is, [...path, pair.key]),
    );
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
export function readFields(file: string, text: string): unknown {
  if (!file.endsWith(".md")) return parseContentFile(file, text).value;
  const [, head = "", ...body] = text.split(/^---[ \t\r]*$/m);
  const fields = parseContentFile(file, head).value;
  return { ...(isInside(fields) ? fields : {}), body: body.join("---").trim() };
}

/** The most letters of a text, and how many of them are before the first that differs. */
const [longestText, lead] = [70, 25];

const getText = (value: unknown): string => String(getWords(value)).trim();

/** A text in quotes, shortened around a place. */
function quoteText(value: unknown, differs = 0): string {
  const text = getText(value);
  const start = text.length > longestText && differs > longestText - lead ? differs - lead : 0;
  const part = text.slice(start, start + longestText);
  return `“${start > 0 ? "…" : ""}${part}${start + longestText < text.length ? "…" : ""}”`;
}

/** What was in a place, and what is there now. */
function quoteChange(was: unknown, is: unknown): string {
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
export function pairSentences(was: unknown, is: unknown) {
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
  return listChanges(readFields(file, before), readFields(file, after)).flatMap(
    ({ path, was, is }) => {
      const { entry = "", field = [] } = getFormWords(config, file, path) ?? {};
      // Of a file that is a list, the form's own name is all that says what its entries are.
      const name = (typeof path[0] === "number" ? [entry, ...field] : field).join(" › ");
      const pairs = path[0] === "body" ? pairSentences(was, is) : [{ was, is }];
      return pairs.map((pair) => `${name || path.join(" › ")}: ${quoteChange(pair.was, pair.is)}`);
    },
  );
}

/** A file before and after a change: its text, or of what is no text a name; undefined where there is none. */
export type FileChange = { file: string; before: string | undefined; after: string | undefined };

/** Whether a file has fields to tell of. */
export const isText = (file: string): boolean => /\.(?:md|yaml)$/.test(file);

/**
 * What has changed in files, in the words of the editor.
 *
 * @param changes of files from the root of the site, below content/
 */
export function describeChanges(config: ContentConfig, changes: readonly FileChange[]): string[] {
  return changes.flatMap(({ file, before, after }) => {
    const words = getFormWords(config, file, []);
    const name = words ? `${words.collection} › ${words.entry}` : posix.relative("content", file);
    if (after === undefined) return [`${name}: deleted`];
    if (before === undefined) return [`${name}: new`];
    if (!isText(file)) return [`${name}: replaced`];
    const all = listDifferences(config, file, before, after);
    const rest = all.length - longest;
    return [
      name,
      ...all.slice(0, longest).map((each) => `  ${each}`),
      ...(rest > 0 ? [`  and ${rest} more`] : []),
    ];
  });
}
