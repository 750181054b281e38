import { globSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { isYamlSource, type YamlSource } from "../../app/content/source.ts";
import { listFiles } from "./files.ts";

/** The content folder, from the repository's root. */
export const contentFolder = "content";

const root = resolve(import.meta.dirname, "../..");
const schemas = ["app/**/schema.ts", "app/**/*-schema.ts", "plant/*-schema.ts"];

/** Every source of YAML files: the exports of the files that are called schema.ts or end so. */
export async function listYamlSources(): Promise<YamlSource[]> {
  const files = globSync(schemas, { cwd: root }).sort();
  const modules: object[] = await Promise.all(
    // Vite does not need to know the names in advance: npm run dev loads each file on request.
    files.map((file) => import(/* @vite-ignore */ pathToFileURL(resolve(root, file)).href)),
  );
  return modules.flatMap((module): unknown[] => Object.values(module)).filter(isYamlSource);
}

/** A source's files as one name below content/: "site.yaml", "modules/*.yaml". */
export function getFilePattern(source: YamlSource): string {
  switch (source.kind) {
    case "file":
      return source.file;
    case "files":
      return (source.files[0] ?? "").replace(/[^/]+\.yaml$/, "*.yaml");
    default:
      return `${source.folder}/*.yaml`;
  }
}

/**
 * The files of a source, as paths from the repository's root, with slashes.
 *
 * @param root the folder with content/
 */
export function getFileNames(root: string, source: YamlSource): string[] {
  if (source.kind === "folder") return listFiles(root, `${contentFolder}/${source.folder}/*.yaml`);
  const names = source.kind === "file" ? [source.file] : source.files;
  return names.map((name) => `${contentFolder}/${name}`);
}
