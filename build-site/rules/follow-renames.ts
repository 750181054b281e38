import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readText, readTexts } from "content-model/files";
import { getArticleSlug } from "../../app/routes.ts";
import { findGonePages, listPresentPages } from "./gone-pages.ts";

const redirectsFile = "content/redirects.yaml";

/** A text with another address in its links, and another name in an article's lists of articles. */
function changeLinks(text: string, from: string, to: string): string {
  // Not inside of a longer address, or one of another site.
  const address = new RegExp(`(?<![\\w/.-])${from}(?![\\w-])`, "g");
  const [old, now] = [getArticleSlug(from), getArticleSlug(to)];
  const lines = text.replace(address, to).split("\n");
  return lines
    .map((line) => (old && now && line.trim() === `- ${old}` ? line.replace(old, now) : line))
    .join("\n");
}

/** The list of old addresses with one more. */
function addRedirect(text: string, from: string, to: string): string {
  const entry = `- from: ${from}\n  to: ${to}\n`;
  return text.trim() === "[]" ? entry : `${text.trimEnd()}\n${entry}`;
}

/**
 * Sends readers on where the file of a page that was online has another name since the last commit: a
 * redirect from its old address, and links that lead to the new one.
 *
 * @param root the folder with content/
 * @returns what was done for each
 */
export function followRenames(root: string): string[] {
  const gone = findGonePages(root, listPresentPages(root));
  return gone.flatMap(({ path: from, renamedTo: to }) => {
    const known = readText(root, redirectsFile) ?? "[]";
    if (!to || new RegExp(`from: ${from}(?![\\w/-])`).test(known)) return [];
    let count = 0;
    for (const [file, text] of readTexts(root, "content/**/*.{md,yaml}")) {
      const changed = changeLinks(text, from, to);
      if (changed === text) continue;
      writeFileSync(join(root, file), changed);
      count++;
    }
    const redirects = readText(root, redirectsFile) ?? "[]";
    writeFileSync(join(root, redirectsFile), addRedirect(redirects, from, to));
    return `${from} is now ${to}: the old address leads there, and so do the links in ${count} ${count === 1 ? "file" : "files"}`;
  });
}
