import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ContentError } from "content-model/check-files";
import {
  type ContentFile,
  type Fault,
  type FieldPath,
  getValueAt,
  makeFault,
  mapTexts,
  mark,
} from "content-model/content-file";
import { isDraft } from "content-model/entries";
import { contentFolder, getFileNames, listFiles, readText } from "content-model/files";
import { leaveOut } from "content-model/leave-out";
import type { YamlSource } from "content-model/source";
import { parseDocument, stringify, visit } from "yaml";
import { readContentFile } from "./check-files.ts";
import { listYamlSources } from "./entry-pages.ts";

/**
 * The content of the launch: what is in content/ without its samples. What is made of samples alone is
 * gone, and so is what cannot be without it; a sample that the site cannot do without, such as the
 * company's name, is there without its mark, and `npm run check:launch` fails.
 */

/** Finds what is wrong with the content in a folder. @throws ContentError */
type CheckContent = (root: string) => Promise<unknown>;

/** What is not shown, by file and line, with the words of the sample. */
export type LeftOut = Fault & {
  /** whether the sample is a figure of another file, which this one names in double braces */
  isQuoted: boolean;
};

/**
 * Writes the content of the launch into a folder, beside links to what else a build reads.
 *
 * @param root the folder with content/
 * @param check finds links to what is gone
 * @returns the new folder, which the caller removes, and what was left out
 */
export async function writeLaunchContent(
  root: string,
  folders: readonly string[],
  check: CheckContent,
): Promise<{ folder: string; leftOut: LeftOut[] }> {
  const folder = mkdtempSync(join(tmpdir(), "launch-content-"));
  const leftOut: LeftOut[] = [];
  for (const edition of folders) {
    leftOut.push(...(await writeEdition(join(root, edition), join(folder, edition), check)));
  }
  return { folder, leftOut };
}

async function writeEdition(root: string, target: string, check: CheckContent) {
  cpSync(join(root, contentFolder), join(target, contentFolder), { recursive: true });
  for (const name of ["art", "public"]) {
    if (existsSync(join(root, name))) symlinkSync(join(root, name), join(target, name));
  }
  const leftOut = await leaveOutSamples(root, target);
  for (const file of listFiles(target, `${contentFolder}/**/*.md`)) {
    const text = readText(target, file) ?? "";
    writeFileSync(join(target, file), removeMarks(text));
  }
  await leaveOutWhatFollows(target, check);
  return leftOut;
}

/** A Markdown text without the marks in its head. */
function removeMarks(text: string): string {
  const [, head, body] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? [];
  if (head === undefined) return text;
  const document = parseDocument(head);
  visit(document, {
    Scalar(_, node) {
      if (typeof node.value === "string") node.value = node.value.replace(mark, "");
    },
  });
  return `---\n${document}---\n${body}`;
}

const listSourceFiles = async (root: string) =>
  (await listYamlSources()).flatMap((source) =>
    getFileNames(root, source).map((name) => ({ name, source })),
  );

async function leaveOutSamples(root: string, target: string): Promise<LeftOut[]> {
  const found: LeftOut[] = [];
  for (const { name, source } of await listSourceFiles(root)) {
    const file = readContentFile(root, name);
    if (file.samplePaths.length === 0) continue;
    // Nobody sees a draft: it only loses its marks.
    const samples = isDraft(file) ? [] : file.samplePaths;
    const { written, leftOut, kept } = leaveOut(source.schema, file, samples);
    const isGone = source.kind === "folder" && kept.length > 0;
    if (isGone) rmSync(join(target, name));
    else writeFileSync(join(target, name), stringify(written));
    found.push(
      ...(isGone ? [[]] : leftOut).map((path) => {
        const sample = getFirstSample(path, file.samplePaths);
        return {
          ...makeFault(file, path, String(getValueAt(file.value, sample))),
          isQuoted: String(getValueAt(file.written, sample)).includes("{{"),
        };
      }),
    );
  }
  return found;
}

/** The first sample in a part of a file. */
const getFirstSample = (part: FieldPath, samples: readonly FieldPath[]): FieldPath =>
  samples.find((path) => part.every((key, at) => path[at] === key)) ?? part;

/** As many steps as one thing that is gone may lead to the next. */
const steps = 5;

/**
 * Takes out what leads to something that is gone: of a link to a band its fragment, of a link to a page the
 * link.
 *
 * @throws ContentError if the content cannot be without such a link
 */
async function leaveOutWhatFollows(target: string, check: CheckContent): Promise<void> {
  const sources = new Map((await listSourceFiles(target)).map((each) => [each.name, each.source]));
  for (let step = 0; ; step++) {
    const faults = await findFaults(target, check);
    const byFile = Map.groupBy(faults, ({ file }) => file);
    const changed = [...byFile].filter(([name, inFile]) =>
      changeFile(target, name, sources.get(name), inFile),
    );
    if (changed.length > 0 && step < steps) continue;
    if (faults.length > 0) throw new ContentError(faults);
    return;
  }
}

/** What is wrong in the files of the launch; not that the picture of a sample is now nowhere. */
async function findFaults(target: string, check: CheckContent): Promise<readonly Fault[]> {
  try {
    await check(target);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.faults.filter(({ file }) => /\.(?:md|yaml)$/.test(file));
  }
}

/** Whether a file could be changed so that it has fewer faults. */
function changeFile(
  target: string,
  name: string,
  source: YamlSource | undefined,
  faults: readonly Fault[],
): boolean {
  const before = readText(target, name) ?? "";
  const after = source
    ? changeFields(readContentFile(target, name), source, faults)
    : changeLines(before, faults);
  if (after === before) return false;
  writeFileSync(join(target, name), after);
  return true;
}

/** A YAML file's text without the fields that have faults; of a link, first without its fragment. */
function changeFields(file: ContentFile, source: YamlSource, faults: readonly Fault[]): string {
  const paths = faults.flatMap(({ path = [] }) => (path.length > 0 ? [path] : []));
  const [links, others] = [true, false].map((hasFragment) =>
    paths.filter((path) => String(getValueAt(file.written, path)).includes("#") === hasFragment),
  );
  const shortened = mapTexts(file.written, (text, path) =>
    links?.some((link) => link.join() === path.join()) ? text.replace(/#.*$/, "") : text,
  );
  return stringify(leaveOut(source.schema, { ...file, written: shortened }, others ?? []).written);
}

/** A Markdown text whose links have no fragments in the lines with a fault. */
function changeLines(text: string, faults: readonly Fault[]): string {
  const lines = new Set(faults.map(({ line }) => line));
  return text
    .split("\n")
    .map((words, at) =>
      lines.has(at + 1) ? words.replace(/\]\((\/[^)#\s]*)#[^)\s]*/g, "]($1") : words,
    )
    .join("\n");
}
