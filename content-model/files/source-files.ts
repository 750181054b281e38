import type { YamlSource } from "../schema/source.ts";
import { listFiles } from "./files.ts";

/** The content folder, from the root of the site that has it. */
export const contentFolder = "content";

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
