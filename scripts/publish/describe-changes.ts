import { existsSync } from "node:fs";
import { posix } from "node:path";
import { parseContentFile } from "content-model/content-file";
import { readText } from "content-model/files";
import { type ContentConfig, getFormWords } from "content-model/form-places";
import type { Git } from "./git.ts";

/** The most lines about one file. */
const longest = 8;

type Leaf = { path: (string | number)[]; text: string };

/** Every text, number and answer in a value. */
function listLeaves(value: unknown, path: Leaf["path"] = []): Leaf[] {
  if (typeof value !== "object" || value === null) {
    return value === undefined ? [] : [{ path, text: String(value) }];
  }
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, each]) =>
    listLeaves(each, [...path, isList ? Number(key) : key]),
  );
}

/** The fields of a file, by their paths, and the text of a Markdown file below its head. */
function readLeaves(file: string, text: string): Map<string, Leaf> {
  const [before, head = before, ...body] = text.split(/^---[ \t\r]*$/m);
  const value = file.endsWith(".md") ? head : text;
  const leaves = listLeaves(parseContentFile(file, value).value);
  if (body.length > 0) leaves.push({ path: ["body"], text: body.join("---") });
  return new Map(leaves.map((leaf) => [leaf.path.join("."), leaf]));
}

const quoteText = (text: string) =>
  `“${text.trim().slice(0, 70)}${text.trim().length > 70 ? "…" : ""}”`;

/** Each field that differs, as `Title: “Old” → “New”`. */
function listDifferences(config: ContentConfig, file: string, before: string, after: string) {
  const [old, now] = [readLeaves(file, before), readLeaves(file, after)];
  const keys = [...new Set([...old.keys(), ...now.keys()])];
  return keys.flatMap((key) => {
    const [was, is] = [old.get(key), now.get(key)];
    const path = is?.path ?? was?.path ?? [];
    if (was?.text === is?.text) return [];
    const name = getFormWords(config, file, path)?.field.join(" › ") || path.join(" › ");
    if (key === "body") return [`${name}: changed`];
    if (!was) return [`${name}: ${quoteText(is?.text ?? "")}, new`];
    return [`${name}: ${quoteText(was.text)} → ${is ? quoteText(is.text) : "deleted"}`];
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
