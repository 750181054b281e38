import { writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Fault,
  type FieldPath,
  getValueAt,
  listTexts,
  makeFault,
  parseContentFile,
} from "content-model/content-file";
import { type Dates, isOnline } from "content-model/entries";
import { findSchema, getFieldMetadata } from "content-model/field-metadata";
import { getFileNames, listFiles, readText, readTexts } from "content-model/files";
import { isGroup, listGroups } from "content-model/groups";
import { matchName } from "content-model/match-name";
import type { GenericSchema } from "valibot";
import * as v from "valibot";
import { type Document, isSeq, type Node, parseDocument } from "yaml";
import { articleSchema } from "../../app/parts/articles/schema.ts";
import { getArticlePath, getArticleSlug, paths } from "../../app/routes.ts";
import { listArticleFileNames } from "../sources/article-files.ts";
import { entryPages, listYamlSources } from "../sources/entry-pages.ts";
import type { DatedPage } from "./entry-rules.ts";
import { type Git, startGit } from "./start-git.ts";

/** The files that make a page each, whatever is in others: the slug is their name, or their folder's. */
const pageFiles = [
  { pattern: "content/blog/*/index.md", getPath: getArticlePath, index: paths.blog },
  ...entryPages
    .filter(({ hasPage }) => !hasPage)
    .map(({ source: { folder }, getPath, index }) => ({
      pattern: `content/${folder}/*.yaml`,
      getPath,
      index,
    })),
];

/** Whether a path is that of a page that lists others. */
const isIndex = (path: string): boolean => pageFiles.some(({ index }) => index === path);

/** The page that a file makes, if it makes one, and the page that lists it. */
function getPage(file: string): { path: string; index: string | undefined } | undefined {
  for (const { pattern, getPath, index } of pageFiles) {
    const slug = matchName(pattern, file);
    if (slug) return { path: getPath(slug), index };
  }
  return undefined;
}

const getPagePath = (file: string): string | undefined => getPage(file)?.path;

/** The paths of all pages that a file of content makes. */
export const listPresentPages = (root: string): string[] =>
  pageFiles.flatMap(({ pattern }) =>
    listFiles(root, pattern).flatMap((file) => getPagePath(file) ?? []),
  );

/** A page that was online and is gone. */
export interface GonePage {
  path: string;
  /** the path of the page that its file has become, if it was renamed */
  renamedTo?: string | undefined;
  /** the path of the page that listed it, if one did */
  index?: string | undefined;
}

/**
 * Articles and entries that git knows as published and that are gone, the last commit's included; none
 * in a folder without git.
 *
 * @param present paths of those that are there
 */
export function findGonePages(root: string, present: readonly string[]): GonePage[] {
  const git = startGit(root);
  // Each deletion as a line below its commit and day, then those that are not committed yet.
  const deleted = git(
    "log",
    "--diff-filter=D",
    "--no-renames",
    "--format=@%H %cs",
    "--name-only",
    "--",
    ...pageFiles.map(({ pattern }) => pattern),
  );
  const last = new Map<string, { revision: string; day?: string }>();
  let revision = "";
  let day = "";
  for (const line of deleted.split("\n").filter(Boolean)) {
    if (line.startsWith("@")) [revision = "", day = ""] = line.slice(1).split(" ");
    else if (!last.has(line)) last.set(line, { revision: `${revision}^`, day });
  }
  for (const name of git("ls-tree", "-r", "--name-only", "HEAD", "content").split("\n")) {
    if (getPagePath(name)) last.set(name, { revision: "HEAD" });
  }
  return [...last].flatMap(([name, { revision, day }]) => {
    const { path, index } = getPage(name) ?? {};
    if (!path || present.includes(path)) return [];
    if (!wasOnline(git, name, revision, day)) return [];
    return [{ path, renamedTo: findRenamed(root, git, name, revision), index }];
  });
}

/** From this share of its lines on, a new file is an old one under another name. */
const leastShared = 0.5;

/** The path of the page that a file of a revision has become, if one file since then has most of its lines. */
function findRenamed(root: string, git: Git, name: string, revision: string): string | undefined {
  const pattern = pageFiles.find((each) => matchName(each.pattern, name))?.pattern ?? "";
  const known = git("ls-tree", "-r", "--name-only", revision, "content").split("\n");
  const lines = git("show", `${revision}:${name}`).split("\n").filter(Boolean);
  const heirs = listFiles(root, pattern).filter((file) => {
    if (known.includes(file)) return false;
    const now = new Set(readText(root, file)?.split("\n"));
    return lines.filter((line) => now.has(line)).length >= leastShared * lines.length;
  });
  const [heir = ""] = heirs;
  return heirs.length === 1 ? getPagePath(heir) : undefined;
}

/** A fault for each draft that git knows as published: a draft's address leads nowhere. */
export function checkWithdrawn(root: string, pages: readonly DatedPage[]): Fault[] {
  const git = startGit(root);
  return pages.flatMap(({ dates, file }) => {
    if (!dates.draft) return [];
    const revisions = git("log", "--first-parent", "--format=%H %cs", "--", file.file);
    const published = revisions.split("\n").some((line) => {
      const [revision = "", day] = line.split(" ");
      return revision !== "" && wasOnline(git, file.file, revision, day);
    });
    const message =
      "was online, and a draft’s address leads nowhere; in place of `draft`, give it `until` with its last day and the page that its visitors should find instead";
    return published ? [makeFault(file, ["draft"], message)] : [];
  });
}

/** Whether visitors saw a page in a revision. @param name of its file @param day of the revision */
function wasOnline(git: Git, name: string, revision: string, day?: string): boolean {
  const [whole, head = whole] = git("show", `${revision}:${name}`).split(/^---[ \t\r]*$/m);
  const { value } = parseContentFile(name, head);
  const { draft, publish }: Dates = isGroup(value) ? value : {};
  return isOnline({ draft, publish }, day);
}

/** From the address of a page that is gone to the one that takes its place. */
type Step = { from: string; to: string };

/** A part of a text; `isDone`: nothing in it is to lead on any longer. */
type Part = { text: string; isDone: boolean };

/** The path of an address, without a slash at its end, parameters and place. */
const getAddressedPath = (href: string) => href.replace(/\/?(?:[?#].*)?$/, "");

/** Whether a field names a page that is gone, and the address that takes its place does not fit there. */
function isNarrow(text: string, field: v.GenericSchema | undefined, { from, to }: Step): boolean {
  if (!field) return false;
  if (getFieldMetadata(field).names === "articles") return text === getArticleSlug(from);
  return getAddressedPath(text) === from && v.is(field, text) && !v.is(field, to);
}

/** Where a value of a YAML text begins and ends. */
function findRange(document: Document, path: FieldPath) {
  const [list, node] = [path.slice(0, -1), path].map((each) => document.getIn(each, true));
  const [start = 0, end = 0] = (node as Node | undefined)?.range ?? [];
  return { list, start, end };
}

/**
 * Takes an entry out of a list, or a field out of a group, that has lines of its own; out of a list in
 * brackets, too. All else stays as it is written.
 *
 * @returns undefined if it is written in another way
 */
function removeEntry(text: string, path: FieldPath): string | undefined {
  const { list, start, end } = findRange(parseDocument(text), path);
  const key = path.at(-1);
  if (isSeq(list) && list.flow) {
    const [before, after] = [-1, 1].map((step) => (list.items[Number(key) + step] as Node)?.range);
    return after
      ? text.slice(0, start) + text.slice(after[0])
      : text.slice(0, before?.[1] ?? start) + text.slice(end);
  }
  const begin = isSeq(list) ? text.lastIndexOf("-", start - 1) : text.lastIndexOf(`${key}:`, start);
  const line = text.lastIndexOf("\n", begin) + 1;
  if (text.slice(line, begin).trim() !== "") return undefined;
  const next = text.indexOf("\n", text.slice(0, end).trimEnd().length);
  return text.slice(0, line) + (next < 0 ? "" : text.slice(next + 1));
}

/**
 * Takes out the entry of a list that a field is in; a list that has no other and may be missing, as a whole.
 *
 * @returns undefined if the list has to be as long as it is
 */
function takeOut(text: string, path: FieldPath, schema: v.GenericSchema): string | undefined {
  const depth = path.findLastIndex((key) => typeof key === "number");
  if (depth < 1) return undefined;
  const [listPath, at] = [path.slice(0, depth), Number(path[depth])];
  const field = findSchema(schema, listPath);
  const entries = getValueAt(parseDocument(text).toJS(), listPath);
  if (!field || !Array.isArray(entries)) return undefined;
  const others = entries.toSpliced(at, 1);
  if (others.length === 0) return v.is(field, undefined) ? removeEntry(text, listPath) : undefined;
  return v.is(field, others) ? removeEntry(text, [...listPath, at]) : undefined;
}

/**
 * Leads on the fields of a YAML text that name an article, or in which only the address of one fits: to
 * the article's new name; one that is gone is taken out of its list, or left if it cannot be.
 */
function leadNamesOn(text: string, step: Step, schema: v.GenericSchema): Part[] {
  const document = parseDocument(text);
  if (document.errors.length > 0) return [{ text, isDone: false }];
  const narrow = listTexts(document.toJS()).filter((each) =>
    isNarrow(each.text, findSchema(schema, each.path), step),
  );
  const [old, now] = [getArticleSlug(step.from), getArticleSlug(step.to)];
  for (const { path } of now ? [] : narrow.toReversed()) {
    const shorter = takeOut(text, path, schema);
    if (shorter !== undefined) return leadNamesOn(shorter, step, schema);
  }
  let done = 0;
  const parts = narrow.flatMap(({ path }) => {
    const { start, end } = findRange(document, path);
    const [before, own] = [text.slice(done, start), text.slice(start, end)];
    done = end;
    return [
      { text: before, isDone: false },
      { text: old && now ? own.replace(old, now) : own, isDone: true },
    ];
  });
  return [...parts, { text: text.slice(done), isDone: false }];
}

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
