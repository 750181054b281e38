import { lstatSync, readdirSync } from "node:fs";
import { join, posix } from "node:path";
import {
  type ContentFile,
  type Fault,
  listTexts,
  makeFault,
  makeFileFault,
} from "content-model/content-file";
import { contentFolder, listFiles } from "content-model/files";
import { adviseFormat } from "content-model/media-fields";
import { suggestNearest } from "content-model/nearest";
import { findConflict } from "content-model/yaml-faults";
import { downloadExtensions } from "../sources/own-files.ts";

const unreadable =
  "has characters that can't be read (\uFFFD); save the file as UTF-8 and write them again";

/**
 * Faults for texts that were saved in another encoding than UTF-8, or merged halfway.
 *
 * @param texts by the names of their files
 */
export function findBrokenTexts(texts: ReadonlyMap<string, string>): Fault[] {
  return [...texts].flatMap(([file, text]) => {
    const line = text.split("\n").findIndex((each) => each.includes("\uFFFD")) + 1;
    const conflict = findConflict(text);
    return [
      ...(line > 0 ? [makeFileFault(file, unreadable, line)] : []),
      ...(conflict ? [makeFileFault(file, conflict.message, conflict.line)] : []),
    ];
  });
}

/** Spaces that look like others or like nothing, with what to do about each. Copied text has them. */
const oddSpaces = [
  {
    find: /[\u00A0\u2007\u2009\u202F]/,
    name: "a no-break or narrow space",
    advice: "write an ordinary one, the site joins figures and units",
  },
  {
    find: /[\u00AD\u200B-\u200F\u2060\uFEFF]/,
    name: "a sign without width",
    advice: "delete it, searching stumbles over it",
  },
  { find: /(?<=[^\s|\-#]) {2,}(?=[^\s|#])/, name: "two spaces", advice: "write one" },
];

/**
 * Faults for spaces that nobody sees: one for each line, of its field where there is one.
 *
 * @param texts by the names of their files
 * @param files the files with fields, and the heads of texts, by their names
 */
export function findOddSpaces(
  texts: ReadonlyMap<string, string>,
  files: ReadonlyMap<string, ContentFile>,
): Fault[] {
  return [...texts].flatMap(([name, text]) => {
    const file = files.get(name);
    const fields = file?.written === undefined ? [] : listTexts(file.written);
    const inFields = fields.flatMap(({ text, path }) =>
      text.split("\n").flatMap((line) => {
        const message = describeOddSpace(line);
        return file && message ? makeFault(file, path, message) : [];
      }),
    );
    const lines = text.split("\n");
    const head = name.endsWith(".md") ? lines.indexOf("---", 1) : lines.length;
    const inLines = lines.flatMap((line, index) => {
      const message = fields.length > 0 && index <= head ? undefined : describeOddSpace(line);
      return message ? makeFileFault(name, message, index + 1) : [];
    });
    return [...inFields, ...inLines];
  });
}

function describeOddSpace(line: string): string | undefined {
  const sign = oddSpaces.find(({ find }) => find.test(line));
  if (!sign) return;
  const [before = "", after = ""] = line.split(sign.find);
  const first = before.split(/\s+/).at(-1);
  const last = after.split(/\s+/)[0];
  let place = last ? `before “${last}”` : "on an empty line";
  if (first) place = `after “${first}”`;
  if (first && last) place = `between “${first}” and “${last}”`;
  return `has ${sign.name} ${place}; ${sign.advice}`;
}

export function findStrayFiles(root: string, known: readonly string[]): Fault[] {
  const names = new Set(known);
  return listFiles(root, `${contentFolder}/**/*`)
    .filter((file) => !names.has(file))
    .map((file) => makeFileFault(file, `is not a content file${getAdvice(file, known)}`));
}

/** Faults for links in content/: a build would put what they lead to online, such as a file of the machine. */
export function findLinks(root: string, file = contentFolder): Fault[] {
  const path = join(root, file);
  const entry = lstatSync(path);
  if (entry.isDirectory()) {
    return readdirSync(path).flatMap((name) => findLinks(root, `${file}/${name}`));
  }
  const kind = entry.isSymbolicLink() ? "a link to another place" : "no file";
  return entry.isFile() ? [] : [makeFileFault(file, `is ${kind}; expected the file itself`)];
}

/** Where files belong, by how their names look. */
const places: readonly [looks: RegExp, place: string][] = [
  [/\.(?:mp4|mov|webm|vtt)$/i, "videos are MP4 or WebM in content/files"],
  [
    /\.(?:avif|bmp|dng|gif|hei[cf]|jpe?g|png|psd|raw|svg|tiff?|webp)$/i,
    "a picture is a .jpg, .png, .svg, .webp or .avif in its article's folder or in content/pictures, with a name such as night-shift.jpg",
  ],
  [
    new RegExp(`\\.(?:${downloadExtensions.join("|")})$`),
    "files for download are in content/files",
  ],
  [/^content\/blog\/.*\.md$/, "an article is content/blog/NAME/index.md"],
  [/\.yml$|\.yaml\.txt$/, "rename it to end in .yaml"],
  [
    /^content\/(?:module-)?(?:module|page)s\//,
    "pages and modules are part of the software; docs/changing.md says what another module takes",
  ],
];

/** Where a file would belong, or what its name may have been meant to be. */
function getAdvice(file: string, known: readonly string[]): string {
  const place = places.find(([looks]) => looks.test(file))?.[1];
  // Only a file in the same folder can be meant.
  const beside = known.filter((name) => posix.dirname(name) === posix.dirname(file));
  return adviseFormat(file) + (place ? `; ${place}` : suggestNearest(file, beside));
}
