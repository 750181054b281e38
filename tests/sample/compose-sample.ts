import { cpSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

const project = resolve(import.meta.dirname, "../..");

/** Content of which the code says what there is: a new page has its file here before the sample does. */
const closedFolders = ["pages", "modules", "module-pages", "figures", "plant"];

/**
 * Puts the sample content into a folder, which a build can then read: what the sample has, and of the
 * site's own content the files that it lacks.
 */
export function composeSample(folder: string): void {
  const content = join(folder, "content");
  for (const name of closedFolders) {
    cpSync(join(project, "content", name), join(content, name), { recursive: true });
  }
  cpSync(join(import.meta.dirname, "content"), content, { recursive: true });
  for (const name of ["art", "public"]) symlinkSync(join(project, name), join(folder, name));
}
