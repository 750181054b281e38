import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseContentFile } from "content-model/content-file";
import { getFileNames, readText, readTexts } from "content-model/files";
import { listGroups } from "content-model/groups";
import type { GenericSchema } from "valibot";
import { articleSchema } from "../../app/parts/articles/schema.ts";
import { listArticleFileNames } from "../sources/article-files.ts";
import { listYamlSources } from "../sources/list-sources.ts";
import { findGonePages, isIndex, listPresentPages } from "./gone-pages.ts";
import { getAddressedPath, leadNamesOn, removeEntry, type Step } from "./lead-names-on.ts";

const redirectsFile = "content/redirects.yaml";

const readRedirects = (root: string) => readText(root, redirectsFile) ?? "[]";

/** Its entries, as they are written. */
const listRedirects = (text: string) => listGroups(parseContentFile(redirectsFile, text).value);

type Schemas = ReadonlyMap<string, GenericSchema>;

/** The schema of each content file and of each article's head. */
async function listSchemas(root: string): Promise<Schemas> {
  const sources = await listYamlSources();
  return new Map([
    ...sources.flatMap((source) =>
      getFileNames(root, source).map((file) => [file, source.schema] as const),
    ),
    ...listArticleFileNames(root).map((file) => [file, articleSchema] as const),
  ]);
}

/** An address, not inside of a longer one or of one of another site; of a page that is gone, with a place on it. */
const matchAddress = ({ from, to }: Step) =>
  new RegExp(`(?<![\\w/.-])${from}(?![\\w-])${isIndex(to) ? "(?:#[\\w-]+)?" : ""}`, "g");

/**
 * A text whose links to a page that is gone lead on: to its new address, or to the page that listed it.
 * What names articles alone has its new name, or lacks it.
 */
function follow(text: string, step: Step, schema: GenericSchema | undefined): string {
  const change = (part: string) => part.replace(matchAddress(step), step.to);
  const [, slug = ""] = /([^/]+)$/.exec(step.from) ?? [];
  if (!schema || !text.includes(slug)) return change(text);
  const head = /^---\r?\n(.*?\n)---/s.exec(text);
  const yaml = head?.[1] ?? text;
  const parts = leadNamesOn(yaml, step, schema).map(({ text: part, isDone }) =>
    isDone ? part : change(part),
  );
  const at = head ? text.indexOf(yaml) : 0;
  return change(text.slice(0, at)) + parts.join("") + change(text.slice(at + yaml.length));
}

/** The list of old addresses with one more, and without one that would lead to itself. */
function addRedirect(text: string, { from, to }: Step): string {
  const own = listRedirects(text).findIndex(
    (each) => each.from === getAddressedPath(String(each.to)),
  );
  const others = own < 0 ? text : (removeEntry(text, [own]) ?? text);
  const entry = `- from: ${from}\n  to: ${to}\n`;
  return /^(?:\[\])?$/.test(others.trim()) ? entry : `${others.trimEnd()}\n${entry}`;
}

/**
 * Sends readers on where a page that was online has another name, or is gone: a
 * redirect from its old address to the new one, or to the page that listed it, and links that lead there.
 * Where only an article can be, one that is gone is taken out of its list, if that may be shorter.
 *
 * @param root the folder with content/
 * @returns what was done for each
 */
export async function followGonePages(root: string): Promise<string[]> {
  const gone = findGonePages(root, listPresentPages(root));
  if (gone.length === 0) return [];
  const schemas = await listSchemas(root);
  return gone.flatMap(({ path: from, renamedTo, index }) => {
    const known = readRedirects(root);
    const to = renamedTo ?? index;
    if (!to || new RegExp(`from: ${from}(?![\\w/-])`).test(known)) return [];
    const step = { from, to };
    let count = 0;
    for (const [file, text] of readTexts(root, "content/**/*.{md,yaml}")) {
      const changed = file === redirectsFile ? text : follow(text, step, schemas.get(file));
      if (changed === text) continue;
      writeFileSync(join(root, file), changed);
      count++;
    }
    const redirects = follow(readRedirects(root), step, undefined);
    writeFileSync(join(root, redirectsFile), addRedirect(redirects, step));
    const files = `(${count} ${count === 1 ? "file" : "files"})`;
    return renamedTo
      ? `${from} is now ${to}: the old address leads there, and so do the links to it ${files}`
      : `${from} is gone: its address leads to ${to}, and so do the links to it ${files}; lists of articles lack it. Read again what is said of it where it was linked`;
  });
}

/**
 * Which files are new in nothing but links that lead on, as `followGonePages` writes them.
 *
 * @param root the folder with content/
 * @returns whether a file is one, by its name and what it said before
 */
export async function readFollowed(
  root: string,
): Promise<(file: string, before: string) => boolean> {
  const schemas = await listSchemas(root);
  const redirects = listRedirects(readRedirects(root));
  return (file, before) => {
    const followed = redirects.reduce(
      (text, { from, to }) =>
        follow(text, { from: String(from), to: String(to) }, schemas.get(file)),
      before.trimEnd(),
    );
    return followed.trimEnd() === readText(root, file)?.trimEnd();
  };
}
