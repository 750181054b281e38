import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { suggest } from "../../app/content/nearest.ts";
import { readContent } from "../../app/content.ts";
import type { Article } from "./article-file.ts";
import { getArticleFileName, readArticleFiles, sortByDate } from "./article-files.ts";
import { checkArticles } from "./article-rules.ts";
import {
  type Checked,
  ContentError,
  checkFiles,
  getValue,
  readContentFile,
} from "./check-files.ts";
import { type Fault, makeFault, type Sample } from "./content-file.ts";
import {
  contentFolder,
  contentIds,
  contentKinds,
  getFileNames,
  type StoredId,
  type StoredValue,
} from "./content-kinds.ts";
import { checkRules } from "./content-rules.ts";
import { findMissingDocuments, listTextFileNames, readTextFiles } from "./text-files.ts";

type AllContent = { [Id in StoredId]: StoredValue<Id> } & { articles: Article[] };

/**
 * Checks everything below content/ and returns it: each file by its form, then what files say about
 * each other; a file that belongs to no content id is a fault.
 * @throws ContentError with every fault, in the order of files and lines
 */
export function readAllContent(root: string): AllContent {
  const ids = Object.keys(contentKinds) as StoredId[];
  const checked = Object.fromEntries(ids.map((id) => [id, checkFiles(root, id)])) as Record<
    StoredId,
    Checked
  >;
  const articleFiles = readArticleFiles(root);
  const files = new Map(
    [
      ...ids.flatMap((id) => checked[id].files),
      ...articleFiles.map(({ content: head }) => head),
    ].map((file) => [file.file, file]),
  );
  const faults = [
    ...findStrayFiles(root, [
      ...files.keys(),
      ...getFileNames(root, "articles"),
      ...listTextFileNames(root),
    ]),
    ...ids.flatMap((id) => checked[id].faults),
    ...articleFiles.flatMap((each) => each.faults),
  ];

  const articles = sortByDate(articleFiles.flatMap(({ article }) => article ?? []));
  const content: Partial<Record<StoredId | "articles", unknown>> = {};
  for (const id of ids) {
    if (checked[id].faults.length === 0) content[id] = getValue(id, checked[id]);
  }
  const { site, personas, modules, industries, resources } = content as Partial<AllContent>;
  if (site) faults.push(...readTextFiles({ root, site }).flatMap((each) => each.faults));
  const [resourcesFile] = checked.resources.files;
  if (resources && resourcesFile) {
    faults.push(...findMissingDocuments(root, resources, resourcesFile));
  }
  const pages = ids
    .filter((id) => /^(module-)?pages\//.test(id) && content[id])
    .map((id) => ({
      file: getFileNames(root, id)[0] ?? "",
      ...(content[id] as { title: string; description: string }),
    }));
  const pictures = readPictures(root);
  const heads = articles.map(({ slug, title, excerpt }) => ({
    file: getArticleFileName(slug),
    title,
    description: excerpt,
    fields: { description: "excerpt" },
  }));
  checkRules(
    { site, personas, modules, industries, pages: [...pages, ...heads], pictures },
    (name, path, message) => {
      const file = files.get(name);
      if (file) faults.push(makeFault(file, path, message));
    },
  );
  const { "pages/article": articlePage } = content as Partial<AllContent>;
  faults.push(
    ...checkArticles({
      articleFiles,
      files: [...files.values()],
      pictures: [...pictures.keys()],
      articlePage,
    }),
  );

  if (faults.length > 0) throw new ContentError(sortFaults(faults));
  return { ...content, articles } as AllContent;
}

/** The rendered pictures by name, with the names of the places in them. */
function readPictures(root: string): Map<string, string[]> {
  const rendered = join(root, "art/rendered");
  const folders = existsSync(rendered) ? readdirSync(rendered) : [];
  const scenes = folders
    .map((name) => ({ name, file: join(rendered, name, "scene.json") }))
    .filter(({ file }) => existsSync(file));
  return new Map(
    scenes.map(({ name, file }) => {
      const { anchors } = JSON.parse(readFileSync(file, "utf8"));
      return [name, Object.keys(anchors)];
    }),
  );
}

function sortFaults(faults: Fault[]): Fault[] {
  return faults.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** Hidden files, such as those a file manager leaves behind, do not count. */
function listFiles(root: string): string[] {
  return readdirSync(join(root, contentFolder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"));
}

function findStrayFiles(root: string, known: readonly string[]): Fault[] {
  const names = new Set(known);
  return listFiles(root)
    .filter((file) => !names.has(file))
    .map((file) => ({
      file,
      line: 1,
      field: "",
      message: `is not a file of the content${suggest(file, known)}`,
    }));
}

/** Number of files that make up the content. */
export function countContentFiles(root: string): number {
  const named = contentIds.flatMap((id) => getFileNames(root, id));
  return new Set([...named, ...listTextFileNames(root)]).size;
}

/** Every value marked `!sample`, in the order of files and lines. */
export function listSamples(root: string): Sample[] {
  const ids = Object.keys(contentKinds) as StoredId[];
  return [
    ...ids
      .flatMap((id) => getFileNames(root, id))
      .flatMap((file) => readContentFile(root, file).samples),
    ...readArticleFiles(root).flatMap(({ content }) => content.samples),
    ...readTextFiles({ root, site: readContent(root, "site") }).flatMap(
      ({ content }) => content.samples,
    ),
  ];
}
