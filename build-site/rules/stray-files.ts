import { readdirSync } from "node:fs";
import { basename, extname, join, posix } from "node:path";
import {
  type ContentFile,
  type Fault,
  listTexts,
  makeFault,
  makeFileFault,
} from "content-model/content-file";
import { listFields } from "content-model/field-metadata";
import { contentFolder, listFiles } from "content-model/files";
import { matchName } from "content-model/form-places";
import { adviseFormat } from "content-model/media-fields";
import { getNearest, listSynonyms } from "content-model/nearest";
import { findConflict } from "content-model/yaml-faults";
import { listDescribedFiles } from "../sources/content-fields.ts";
import { entryPages } from "../sources/entry-pages.ts";
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

/** What a calculator begins with, as people call it. */
const start = /^(?:default|defaultValue|initial|start|value)$/;

/** What people look for in a file and is in another one, where the fields' names do not say so. */
const elsewhere: { file: RegExp; field: RegExp; place: string }[] = [
  {
    file: /pages\/home\.yaml$/,
    field: /^(?:headline|subheadline|underline)$/,
    place: "content/personas.yaml",
  },
  {
    file: /calculator-hours-gap\.yaml$/,
    field: start,
    place: "content/plant/shift.yaml, under gap",
  },
  { file: /calculator-scaffold-cost\.yaml$/, field: start, place: "content/plant/scaffolds.yaml" },
  {
    file: /content\/(?:authors|blog|campaigns|jobs)\//,
    field: /^(?:address|path|permalink|slug|url)$/,
    place: "the name of the file, or of an article's folder, which is the end of its address",
  },
];

/** In more places than these, a field's name says nothing; and neither does a shorter one, such as x. */
const mostPlaces = 3;
const shortestName = 3;

type Place = { file: string; field: string };

async function listPlaces(): Promise<ReadonlyMap<string, Place[]>> {
  const files = await listDescribedFiles();
  const places = files.flatMap(({ name: file, schema }) =>
    listFields(schema).map(({ field }) => ({ file: `content/${file}`, field })),
  );
  return Map.groupBy(places, ({ field }) => field.replace(/^.*\./, ""));
}

/** Fields of data, which nobody means who writes a page. */
const isData = ({ file }: Place) => /^content\/(?:figures|plant)\//.test(file);

/** The few places that a name can mean, in words; undefined if there are none, or too many to say. */
function describePlaces(name: string, file: string, all: readonly Place[]): string | undefined {
  const own = all.filter((place) => matchName(place.file, file) !== undefined);
  if (own.length > 0) {
    const fields = own.map(({ field }) => `"${field}"`);
    return own.length > mostPlaces ? undefined : `${fields.join(" or ")} in this file`;
  }
  const words = all.filter((place) => !isData(place));
  const files = new Set((words.length > 0 ? words : all).map((place) => place.file));
  if (files.size === 0 || files.size > mostPlaces) return;
  return `"${name}" in ${[...files].join(" or ")}`;
}

function sayWhere(fault: Fault, places: ReadonlyMap<string, Place[]>): Fault {
  const { file, message, path = [] } = fault;
  const name = String(path.at(-1));
  if (!isUnknownField(fault)) return fault;
  const known = elsewhere.find((each) => each.file.test(file) && each.field.test(name));
  if (known) return { ...fault, message: `is not a field here; it is in ${known.place}` };
  if (message.includes("did you mean")) return fault;
  if (name.length < shortestName) return fault;
  const names = places.has(name) ? [name] : listSynonyms(name, [...places.keys()]);
  for (const meant of names) {
    const found = describePlaces(meant, file, places.get(meant) ?? []);
    if (found) return { ...fault, message: `${message}; did you mean ${found}?` };
  }
  return fault;
}

const isUnknownField = ({ message }: Fault) => message.startsWith("is not a field here");

/** Faults, those of unknown fields with where such a field is: in another file, or elsewhere in its own. */
export async function tellPlaces(faults: readonly Fault[]): Promise<Fault[]> {
  if (!faults.some(isUnknownField)) return [...faults];
  const places = await listPlaces();
  return faults.map((fault) => sayWhere(fault, places));
}

const listAll = (root: string) => listFiles(root, `${contentFolder}/**/*`);

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

export function countContentFiles(root: string): number {
  return listAll(root).length;
}
