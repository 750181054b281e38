import { existsSync } from "node:fs";
import { posix } from "node:path";
import { parseContentFile } from "content-model/content-file";
import { readText } from "content-model/files";
import { type ContentConfig, getFormWords } from "content-model/form-places";
import type { Git } from "./git.ts";

/** The most lines about one file. */
const longest = 8;

type Path = readonly (string | number)[];
type Change = { path: Path; was?: unknown; is?: unknown };

const isInside = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** What an entry of a list is known by: itself, or its first value. */
const getIdentity = (entry: unknown): unknown =>
  isInside(entry) ? getIdentity(Object.values(entry)[0]) : entry;

/** The entries of lists of different lengths, each with the one that is meant in the other. */
function pairEntries(old: readonly unknown[], now: readonly unknown[]) {
  const left = old.map((entry, index) => ({ entry, index }));
  const pairs = now.map((is, index) => {
    const at = left.findIndex(({ entry }) => getIdentity(entry) === getIdentity(is));
    const [found] = at < 0 ? [] : left.splice(at, 1);
    return { key: index, was: found?.entry, is };
  });
  return [...pairs, ...left.map(({ entry, index }) => ({ key: index, was: entry, is: undefined }))];
}

/** Every value that differs; an entry that is only in one of two lists is one. */
function listChanges(was: unknown, is: unknown, path: Path = []): Change[] {
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
function readFields(file: string, text: string): unknown {
  if (!file.endsWith(".md")) return parseContentFile(file, text).value;
  const [, head = "", ...body] = text.split(/^---[ \t\r]*$/m);
  const fields = parseContentFile(file, head).value;
  return { ...(isInside(fields) ? fields : {}), body: body.join("---").trim() };
}

function quoteText(value: unknown): string {
  const text = String(getIdentity(value)).trim();
  return `“${text.slice(0, 70)}${text.length > 70 ? "…" : ""}”`;
}

/** Each field that differs, as `Title: “Old” → “New”`. */
function listDifferences(config: ContentConfig, file: string, before: string, after: string) {
  return listChanges(readFields(file, before), readFields(file, after)).map(({ path, was, is }) => {
    const name = getFormWords(config, file, path)?.field.join(" › ") || path.join(" › ");
    if (path[0] === "body") return `${name}: changed`;
    if (was === undefined) return `${name}: ${quoteText(is)}, new`;
    return `${name}: ${quoteText(was)} → ${is === undefined ? "deleted" : quoteText(is)}`;
  });
}

/**
 * What has changed in files, in the words of the editor.
 *
 * @param files from the root of the site, below content/
 * @param since the revision to compare with
 */
export function describeChanges(
  git: Git,
  config: ContentConfig,
  { root, files, since }: { root: string; files: readonly string[]; since: string },
): string[] {
  return files.flatMap((file) => {
    const words = getFormWords(config, file, []);
    const name = words ? `${words.collection} › ${words.entry}` : posix.relative("content", file);
    const before = git.ask("show", `${since}:./${file}`);
    if (!existsSync(`${root}/${file}`)) return [`${name}: deleted`];
    if (!before.isOk) return [`${name}: new`];
    if (!/\.(?:md|yaml)$/.test(file)) return [`${name}: replaced`];
    const all = listDifferences(config, file, before.text, readText(root, file) ?? "");
    const rest = all.length - longest;
    return [
      name,
      ...all.slice(0, longest).map((each) => `  ${each}`),
      ...(rest > 0 ? [`  and ${rest} more`] : []),
    ];
  });
}
