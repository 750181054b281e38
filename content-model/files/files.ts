import { existsSync, globSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { YamlSource } from "../schema/source.ts";

/** As many as there are languages, or folders of content that are read in turns. */
const most = 3;

/**
 * Caches what was last made of each file, or of anything with a name, with what it was made from:
 * most files stay as they are between two checks. Cached values must not be changed.
 */
export function rememberLast<T>(): (name: string, from: readonly unknown[], make: () => T) => T {
  const known = new Map<string, { from: readonly unknown[]; made: T }[]>();
  return (name, from, make) => {
    const last = known.get(name) ?? [];
    const before = last.find((each) => each.from.every((part, at) => part === from[at]));
    const { made } = before ?? { made: make() };
    known.set(name, [{ from, made }, ...last.filter((each) => each !== before)].slice(0, most));
    return made;
  };
}

/** What Windows and Office write beside files, without the dot that hides others. */
const hiddenByWindows = /^(?:thumbs\.db|desktop\.ini|~\$.*)$/i;

/**
 * The files that match a pattern, as paths from the root, with slashes, sorted. Hidden files, such as
 * those left by a file manager or an open document, do not count.
 */
export function listFiles(root: string, pattern: string): string[] {
  return globSync(pattern, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !hiddenByWindows.test(entry.name))
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, "/"))
    .sort();
}

/** A file's text, without the mark before UTF-8 and the line ends of Windows; undefined if there is no file. */
export function readText(root: string, file: string): string | undefined {
  const path = join(root, file);
  if (!existsSync(path)) return;
  return readFileSync(path, "utf8")
    .replace(/^\uFEFF/, "")
    .replaceAll("\r\n", "\n");
}

/** The content folder, from the root of the site that has it. */
export const contentFolder = "content";

/** The texts of the content, by path from the root. */
export const readTexts = (root: string): ReadonlyMap<string, string> => {
  const files = listFiles(root, `${contentFolder}/**/*.{md,yaml}`);
  return new Map(files.map((file) => [file, readText(root, file) ?? ""]));
};

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
