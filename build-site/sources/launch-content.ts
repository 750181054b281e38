import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, posix } from "node:path";
import {
  type ContentFile,
  type Fault,
  type FieldPath,
  getValueAt,
  makeFault,
} from "content-model/content-file";
import { isDraft } from "content-model/entries";
import { listGroups } from "content-model/fields";
import { contentFolder, getFileNames, readTexts } from "content-model/files";
import type { YamlSource } from "content-model/source";
import * as v from "valibot";
import { stringify } from "yaml";
import { redirects } from "../../app/fields/redirects-schema.ts";
import { entryPages, listYamlSources } from "./entry-pages.ts";
import { readContentFile } from "./references.ts";

/**
 * The content of the launch: what is in content/ without its samples. What is made of samples alone is
 * gone; a sample that the site cannot do without, such as the company's name, is there without its mark,
 * and `npm run check:launch` fails.
 */

/** The lists whose bands disappear without entries, with where their files have them; anchors have the files' names. */
const listBands = { industries: [], stories: [], customers: ["names"] };

export const findEmptyBands = (files: readonly Pick<ContentFile, "file" | "value">[]): string[] =>
  Object.entries(listBands).flatMap(([name, path]) => {
    const file = files.find((each) => each.file.endsWith(`content/${name}.yaml`));
    const entries = getValueAt(file?.value, path);
    return Array.isArray(entries) && entries.length === 0 ? name : [];
  });

/**
 * Writes the content of the launch into a folder, beside links to what else a build reads.
 *
 * @param root the folder with content/
 * @returns the new folder, which the caller removes, and what was left out, with the words of the sample
 */
export async function writeLaunchContent(root: string, folders: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), "launch-content-"));
  const leftOut: Fault[] = [];
  for (const edition of folders) {
    leftOut.push(...(await writeEdition(join(root, edition), join(folder, edition))));
  }
  return { folder, leftOut };
}

async function writeEdition(root: string, target: string): Promise<Fault[]> {
  cpSync(join(root, contentFolder), join(target, contentFolder), { recursive: true });
  for (const name of ["art", "public"]) {
    if (existsSync(join(root, name))) symlinkSync(join(root, name), join(target, name));
  }
  const files = (await listYamlSources()).flatMap((source) =>
    getFileNames(root, source).map((name) => ({ source, file: readContentFile(root, name) })),
  );
  const left = files.map(({ source, file }) => leaveOutSamples(source, file));
  const gone = entryPages.flatMap(({ source: { folder }, getPath }) =>
    left
      .filter((each) => !each.written && posix.dirname(each.name) === `${contentFolder}/${folder}`)
      .map(({ name }) => getPath(posix.parse(name).name)),
  );
  for (const { name, written } of left) {
    const isRedirects = name === `${contentFolder}/${redirects.file}`;
    const leads = (to: unknown) => !gone.includes(String(to));
    const kept = isRedirects ? listGroups(written).filter(({ to }) => leads(to)) : written;
    if (kept === undefined) rmSync(join(target, name));
    else writeFileSync(join(target, name), stringify(kept));
  }
  const bands = findEmptyBands(left.map(({ name: file, written: value }) => ({ file, value })));
  const links = new RegExp(`(?<=/[\\w/-]*)#(?:${bands.join("|") || "$^"})(?:-title)?\\b`, "g");
  for (const [file, text] of readTexts(target)) {
    // A number stays a text.
    const quoted = text.replace(/(?<=: )\(sample\) (\d+)$/gim, '"$1"');
    const real = quoted.replace(/\(sample\)\s*/gi, "").replace(links, "");
    writeFileSync(join(target, file), real);
  }
  return left.flatMap(({ leftOut }) => leftOut);
}

/**
 * A file without its samples, each with the smallest part around it without which the file fits: the field
 * itself, an entry of a list, a group. Nobody sees a draft: it only loses its marks.
 *
 * @returns no value for an entry of a folder that has a sample it cannot be without
 */
function leaveOutSamples({ schema, kind }: YamlSource, file: ContentFile) {
  const name = file.file;
  let { value, written } = file;
  let parts: FieldPath[] = [];
  let isWhole = true;
  const samples = isDraft(file) ? [] : file.samplePaths;
  // From the end, so that what goes moves nothing that is yet to go.
  for (const path of samples.toReversed()) {
    if (parts.some((part) => startsWith(path, part))) continue;
    const part = path
      .map((_, at) => path.slice(0, path.length - at))
      .find((each) => v.is(schema, removePart(value, each)));
    if (!part) isWhole = false;
    else {
      [value, written] = [removePart(value, part), removePart(written, part)];
      parts = [part, ...parts.filter((each) => !startsWith(each, part))];
    }
  }
  const isGone = kind === "folder" && !isWhole;
  const leftOut = (isGone ? [[]] : parts).map((path) => {
    const sample = samples.find((each) => startsWith(each, path)) ?? path;
    return makeFault(file, path, String(getValueAt(file.value, sample)));
  });
  return { name, written: isGone ? undefined : written, leftOut };
}

function removePart(value: unknown, part: FieldPath): unknown {
  const rest = structuredClone(value);
  const parent = getValueAt(rest, part.slice(0, -1));
  const key = part.at(-1) ?? "";
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else if (typeof parent === "object" && parent) Reflect.deleteProperty(parent, key);
  return rest;
}

const startsWith = (path: FieldPath, start: FieldPath) =>
  start.every((key, at) => path[at] === key);
