import { join, posix } from "node:path";
import { readText } from "content-model/files";
import { readFollowed } from "../../build-site/rules/gone-pages.ts";
import { isInside, isText, listChanges, pairSentences, readFields } from "./describe-changes.ts";
import type { Git } from "./git.ts";

type Compared = { root: string; since: string };

/** What a text file said at a revision; undefined of a new one and of a picture. */
function readBefore(git: Git, file: string, since: string): string | undefined {
  const before = git.ask("show", `${since}:./${file}`);
  return before.isOk && isText(file) ? before.text : undefined;
}

/**
 * The files that a person changed: in the others, publishing led links on.
 *
 * @param files their names, from the root
 * @param folders those with a content/, from the root
 */
export async function listOwnChanges(
  git: Git,
  files: readonly string[],
  { root, since, folders }: Compared & { folders: readonly string[] },
): Promise<string[]> {
  const own: string[] = [];
  for (const folder of folders) {
    const isFollowed = await readFollowed(join(root, folder));
    const start = folder === "." ? "content/" : `${folder}/content/`;
    const inFolder = files.filter((file) => file.startsWith(start));
    own.push(
      ...inFolder.filter((file) => {
        const before = readBefore(git, file, since);
        return before === undefined || !isFollowed(posix.relative(folder, file), before);
      }),
    );
  }
  return own;
}

/** Fields with the day of the last change: of a page, of a legal text. */
const dayFields = ["modified", "effective"];

const listOldDays = (was: Record<string, unknown>, is: Record<string, unknown>, today: string) =>
  dayFields
    .filter((name) => is[name] !== undefined && is[name] === was[name] && is[name] !== today)
    .map((name) => `has changed, and ${name} is still ${is[name]}; is that right?`);

const reference = /\{\{[^{}]+\}\}/g;

const listReferences = (value: unknown): string[] => String(value).match(reference) ?? [];
/** In digits or in words, as in “two business days”. */
const number =
  /\d[\d.,]*|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundreds?|thousands?|dozens?|half)\b/gi;
const listNumbers = (value: unknown): string[] =>
  String(value).replace(reference, "").toLowerCase().match(number) ?? [];

/** The references in a text in whose place there is a figure now. */
function listTypedOver(was: unknown, is: unknown): string[] {
  if (was === undefined || is === undefined || isInside(was) || isInside(is)) return [];
  const [old, now] = [listNumbers(was), listReferences(is)];
  const hasNew = listNumbers(is).some((number) => !old.includes(number));
  return hasNew ? listReferences(was).filter((each) => !now.includes(each)) : [];
}

/** What is asked and remarked about files that a person changed: it may be right. */
export function listChangeQuestions(
  git: Git,
  files: readonly string[],
  { root, since }: Compared,
): string[] {
  const today = new Date().toISOString().slice(0, 10);
  return files.flatMap((file) => {
    const before = readBefore(git, file, since);
    const text = readText(root, file);
    if (before === undefined || text === undefined) return [];
    const [was, is] = [readFields(file, before), readFields(file, text)];
    if (!isInside(was) || !isInside(is)) return [];
    const changes = listChanges(was, is);
    if (changes.length === 0) return [];
    const typedOver = changes
      .flatMap(({ path, was, is }) => (path[0] === "body" ? pairSentences(was, is) : [{ was, is }]))
      .flatMap((each) => listTypedOver(each.was, each.is))
      .map(
        (each) =>
          `has a fixed figure in place of ${each}, which the page no longer follows; put ${each} back unless that is meant`,
      );
    return [...listOldDays(was, is, today), ...new Set(typedOver)].map(
      (each) => `${file}: ${each}`,
    );
  });
}
