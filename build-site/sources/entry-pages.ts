import { globSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { listDescriptions } from "content-model/field-metadata";
import { getFilePattern } from "content-model/files";
import { type FolderSource, isYamlSource, type YamlSource } from "content-model/source";
import type { GenericSchema } from "valibot";
import { campaigns } from "../../app/pages/text/schema.ts";
import { hasAuthorPage } from "../../app/parts/articles/article-lists.ts";
import { articleSchema, authors } from "../../app/parts/articles/schema.ts";
import { jobs } from "../../app/parts/jobs/schema.ts";
import { downloadSchema, legalSchema } from "../../app/parts/texts/schema.ts";
import {
  feedPath,
  getAuthorPath,
  getCampaignPath,
  getJobPath,
  paths,
  searchIndexPath,
  webManifestPath,
} from "../../app/routes.ts";

export const contentFieldsFile = "docs/content-fields.md";

/** The heads of Markdown files, by their names in content/. */
const heads = [
  { name: "blog/*/index.md", schema: articleSchema, about: "The head of an article." },
  { name: "documents/*.md", schema: downloadSchema, about: "The head of a download's text." },
  { name: "legal/*.md", schema: legalSchema, about: "The head of a legal text." },
];

/** Words that are said once, because so many fields have them. */
const often = 3;

type Fields = ReturnType<typeof listDescriptions>;

/** docs/content-fields.md: what each content file is, and what its fields are. */
export async function renderContentFields(): Promise<string> {
  const sources = await listYamlSources();
  const files = [...heads, ...sources.map((each) => ({ ...each, name: getFilePattern(each) }))]
    .sort((a, b) => a.name.localeCompare(b.name, "en"))
    .map(({ name, schema, about }) => {
      const fields = listDescriptions(schema).filter(({ field }) => field !== "");
      return { name, about, fields };
    });
  const common = findCommon(files);
  const parts = files.map(({ name, about, fields }) =>
    [
      `## ${name}`,
      ...(about ? [about] : []),
      ...fields
        .filter((field) => !common.has(getKey(field)))
        .map(({ field, description }) => `- \`${field}\`: ${description}`),
    ].join("\n"),
  );
  const shared = [...common].sort().map(([key, places]) => {
    const [name, description] = key.split("\n");
    return `- \`${name}\` (${places.join(", ")}): ${description}`;
  });
  return `# What each content field is

Made from the schemas by \`npm run fields\`. A field that is not listed is explained by its name. \`[]\` stands
for every entry of a list. How to edit: [editing.md](editing.md).

## In several files
${shared.join("\n")}

${parts.join("\n\n")}
`;
}

/** A field's own name and its words, wherever it is, a line each. */
const getKey = ({ field, description }: Fields[number]) =>
  `${field.slice(field.lastIndexOf(".") + 1)}\n${description}`;

/** The keys of words that occur often, with the folders and files that have them. */
function findCommon(files: readonly { name: string; fields: Fields }[]): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const { name, fields } of files) {
    const place = name.replace(/\/.*/, "/");
    for (const key of fields.map(getKey)) places.set(key, [...(places.get(key) ?? []), place]);
  }
  const common = [...places].filter(([, all]) => all.length >= often);
  return new Map(common.map(([key, all]) => [key, [...new Set(all)]]));
}

/** What the site answers besides pages, by the first part of its address. */
const reservedNames = [
  ".well-known",
  "assets",
  "desk",
  "downloads",
  "edit",
  "files",
  "functions",
  "healthz",
  "social",
];

/** The files outside reserved folders that the build writes for the whole site. */
const builtFiles = [
  "/404.html",
  `${paths.blog}/404.html`,
  "/robots.txt",
  "/sitemap.xml",
  webManifestPath,
  feedPath,
  searchIndexPath,
];

/** Whether no page may have a path, because the site needs it for something else. */
export function isReservedPath(path: string): boolean {
  const names = path.split("/");
  return (
    reservedNames.includes(names[1] ?? "") ||
    // In any folder, static hosts take NAME/index.html, or NAME.html, for another page.
    ["404", "index"].includes(names.at(-1) ?? "") ||
    builtFiles.includes(path)
  );
}

const root = resolve(import.meta.dirname, "../..");
const schemas = ["app/**/schema.ts", "app/**/*-schema.ts", "plant/schema.ts"];

/** Every source of YAML files: the exports of the files that are called schema.ts or end so. */
export async function listYamlSources(): Promise<YamlSource[]> {
  const files = globSync(schemas, { cwd: root }).sort();
  const modules: object[] = await Promise.all(
    // Vite does not need to know the names in advance: npm run dev loads each file on request.
    files.map((file) => import(/* @vite-ignore */ pathToFileURL(resolve(root, file)).href)),
  );
  return modules.flatMap((module): unknown[] => Object.values(module)).filter(isYamlSource);
}

/** The open folders whose entries each have a page, and its path. */
export const entryPages: {
  source: FolderSource<GenericSchema>;
  getPath: (slug: string) => string;
  /** where visitors of one that is gone find the others; undefined if nowhere */
  index?: string;
  /** if not every entry has one; `articles` are those that visitors see */
  hasPage?: (slug: string, articles: readonly { author: string }[]) => boolean;
}[] = [
  { source: campaigns, getPath: getCampaignPath },
  { source: jobs, getPath: getJobPath, index: paths.careers },
  { source: authors, getPath: getAuthorPath, index: paths.blog, hasPage: hasAuthorPage },
];
