import { globSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type FolderSource, isYamlSource, type YamlSource } from "content-model/source";
import type { GenericSchema } from "valibot";
import { campaigns } from "../../app/pages/text/schema.ts";
import { hasAuthorPage } from "../../app/parts/articles/article-lists.ts";
import { authors } from "../../app/parts/articles/schema.ts";
import { jobs } from "../../app/parts/jobs/schema.ts";
import {
  feedPath,
  getAuthorPath,
  getCampaignPath,
  getJobPath,
  paths,
  searchIndexPath,
  webManifestPath,
} from "../../app/routes.ts";

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
