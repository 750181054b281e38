import { readdirSync } from "node:fs";
import { basename, extname, join, posix } from "node:path";
import { type Fault, makeFileFault } from "content-model/content-file";
import { contentFolder, listFiles } from "content-model/files";
import { adviseFormat } from "content-model/media-fields";
import { getNearest } from "content-model/nearest";
import { entryPages } from "../sources/entry-pages.ts";
import { downloadExtensions } from "../sources/own-files.ts";

const listAll = (root: string) => listFiles(root, `${contentFolder}/**/*`);

/** Faults for files in content/ that are none of the known ones. */
export function findStrayFiles(root: string, known: readonly string[]): Fault[] {
  const names = new Set(known);
  return listAll(root)
    .filter((file) => !names.has(file))
    .map((file) => makeFileFault(file, `is not a content file${getAdvice(file, known)}`));
}

/** Faults for links in content/: a build would put what they lead to online, such as a file of the machine. */
export const findLinks = (root: string, folder = contentFolder): Fault[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return findLinks(root, file);
    const message = "is a link to another place; expected the file itself";
    return entry.isSymbolicLink() ? makeFileFault(file, message) : [];
  });

/** Where a file would belong, or what its name may have been meant to be. */
function getAdvice(file: string, known: readonly string[]): string {
  const kind = extname(file);
  if (/^\.(?:mp4|mov|webm|vtt)$/i.test(kind)) return "; videos are MP4 or WebM in content/files";
  const format = adviseFormat(file);
  if (format || /^\.(?:avif|jpe?g|png|svg|webp)$/i.test(kind)) {
    return `${format}; a picture is a .jpg, .png, .svg, .webp or .avif in its article's folder or in content/pictures, with a name such as night-shift.jpg`;
  }
  if (downloadExtensions.includes(kind.slice(1)))
    return "; files for download are in content/files";
  if (/^content\/blog\/.*\.md$/.test(file)) return "; an article is content/blog/NAME/index.md";
  if (kind === ".yml" || file.endsWith(".yaml.txt")) return "; rename it to end in .yaml";
  const entries = entryPages.map(({ source }) => `${contentFolder}/${source.folder}`);
  const above = entries.find((name) => file.startsWith(`${name}/`));
  if (above && kind === ".yaml") return `; move it to ${above} itself`;
  const [, closed] = /^content\/(module|page)(?:-page)?s\//.exec(file) ?? [];
  const advice = closed
    ? `: ${closed}s are part of the software; docs/changing.md says what another ${closed} takes. What the team adds is in ${[`${contentFolder}/blog`, ...entries].join(", ")}`
    : "";
  // Only a file of the same kind, in the same folder or below, can be meant.
  const folder = `${posix.dirname(file)}/`;
  const similar = known.filter((name) => extname(name) === kind && name.startsWith(folder));
  const nearest = getNearest(
    basename(file, kind),
    similar.map((name) => name.slice(folder.length, -kind.length)),
  );
  const meant = nearest ? `${folder}${nearest}${kind}` : findFolder(file, [...known, ...entries]);
  return advice + (meant ? `; did you mean "${meant}"?` : "");
}

/** The file in the folder of content/ whose name is nearest to that of its own. */
function findFolder(file: string, places: readonly string[]): string | undefined {
  const [content = "", folder = "", name, ...below] = file.split("/");
  if (name === undefined || below.length > 0) return;
  const folders = new Set(places.map((place) => place.split("/")[1] ?? ""));
  const nearest = folders.has(folder) ? undefined : getNearest(folder, [...folders]);
  return nearest && `${content}/${nearest}/${name}`;
}

/** Number of files that make up the content of one edition. */
export function countContentFiles(root: string): number {
  return listAll(root).length;
}
