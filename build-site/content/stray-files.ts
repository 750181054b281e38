import { readdirSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { suggest } from "../../app/content/nearest.ts";
import type { Fault } from "./content-file.ts";
import { contentFolder } from "./sources.ts";

/** Hidden files, such as those left by a file manager, do not count. */
function listFiles(root: string): string[] {
  return readdirSync(join(root, contentFolder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"));
}

/** Faults for files in content/ that are none of the known ones. */
export function findStrayFiles(root: string, known: readonly string[]): Fault[] {
  const names = new Set(known);
  return listFiles(root)
    .filter((file) => !names.has(file))
    .map((file) => ({
      file,
      line: 1,
      field: "",
      // A photo is no misspelled drawing.
      message: `is not a content file${getClosedList(file)}${suggest(
        file,
        known.filter((name) => extname(name) === extname(file)),
      )}`,
    }));
}

/** Why there can be no further file of a kind, such as a module. */
function getClosedList(file: string): string {
  return /^content\/(?:modules|module-pages)\//.test(file)
    ? ": docs/changing.md says what another module takes"
    : "";
}

/** Number of files that make up the content of one edition. */
export function countContentFiles(root: string): number {
  return listFiles(root).length;
}
