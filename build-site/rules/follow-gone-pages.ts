import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseContentFile } from "content-model/content-file";
import { isGroup } from "content-model/fields";
import { readText, readTexts } from "content-model/files";
import { getArticleSlug } from "../../app/routes.ts";
import { findGonePages, isIndex, listPresentPages } from "./gone-pages.ts";

const redirectsFile = "content/redirects.yaml";

/** A text with another address in its links, and another name in an article's lists of articles. */
function followRename(text: string, from: string, to: string): string {
  const [old, now] = [getArticleSlug(from), getArticleSlug(to)];
  const lines = text.replace(matchAddress(from), to).split("\n");
  return lines
    .map((line) => (old && now && line.trim() === `- ${old}` ? line.replace(old, now) : line))
    .join("\n");
}

/** A text whose links to a page lead to another one, and whose lists of articles lack the page. */
function followDeletion(text: string, from: string, to: string): string {
  // A place on the page is gone with it.
  const linked = text.replace(matchAddress(from, "(?:#[\\w-]+)?"), to);
  const entry = `- ${getArticleSlug(from)}`;
  const lines = linked.split("\n");
  const isEntry = (line: string | undefined) => line?.trim().startsWith("- ") ?? false;
  return lines
    .flatMap((line, at) => {
      if (line.trim() === entry) return [];
      // A list that has nothing else is empty.
      const isAlone = lines[at + 1]?.trim() === entry && !isEntry(lines[at + 2]);
      return isAlone && line.endsWith(":") ? `${line} []` : line;
    })
    .join("\n");
}

/** A text whose links to a page that is gone lead on: to its new address, or to the page that listed it. */
const follow = (text: string, from: string, to: string) =>
  (isIndex(to) ? followDeletion : followRename)(text, from, to);

/** An address, not inside of a longer one or of one of another site. */
const matchAddress = (path: string, place = "") =>
  new RegExp(`(?<![\\w/.-])${path}(?![\\w-])${place}`, "g");

/** The list of old addresses with one more. */
function addRedirect(text: string, from: string, to: string): string {
  const entry = `- from: ${from}\n  to: ${to}\n`;
  return text.trim() === "[]" ? entry : `${text.trimEnd()}\n${entry}`;
}

/**
 * Sends readers on where a page that was online has another name, or is gone: a
 * redirect from its old address to the new one, or to the page that listed it, and links that lead there.
 *
 * @param root the folder with content/
 * @returns what was done for each
 */
export function followGonePages(root: string): string[] {
  const gone = findGonePages(root, listPresentPages(root));
  return gone.flatMap(({ path: from, renamedTo, index }) => {
    const known = readText(root, redirectsFile) ?? "[]";
    const to = renamedTo ?? index;
    if (!to || new RegExp(`from: ${from}(?![\\w/-])`).test(known)) return [];
    let count = 0;
    for (const [file, text] of readTexts(root, "content/**/*.{md,yaml}")) {
      const changed = file === redirectsFile ? text : follow(text, from, to);
      if (changed === text) continue;
      writeFileSync(join(root, file), changed);
      count++;
    }
    const redirects = follow(readText(root, redirectsFile) ?? "[]", from, to);
    writeFileSync(join(root, redirectsFile), addRedirect(redirects, from, to));
    const what = renamedTo
      ? `is now ${to}: the old address leads there`
      : `is gone: its address leads to ${to}`;
    return `${from} ${what}, and so do the links in ${count} ${count === 1 ? "file" : "files"}`;
  });
}

/**
 * Whether all that is new in a file are links that lead on, as `followGonePages` writes them.
 *
 * @param root the folder with content/
 * @param before what the file said
 */
export function isFollowed(root: string, file: string, before: string): boolean {
  const { value } = parseContentFile(redirectsFile, readText(root, redirectsFile) ?? "[]");
  const redirects = Array.isArray(value) ? value.filter(isGroup) : [];
  const followed = redirects.reduce(
    (text, { from, to }) => follow(text, String(from), String(to)),
    before.trimEnd(),
  );
  return followed === readText(root, file)?.trimEnd();
}
