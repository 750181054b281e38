import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ContentError } from "content-model/check-files";
import { type Fault, type FieldPath, getValueAt, makeFault } from "content-model/content-file";
import { isDraft } from "content-model/entries";
import { contentFolder, getFileNames, listFiles, readText } from "content-model/files";
import { leaveOut } from "content-model/leave-out";
import type { YamlSource } from "content-model/source";
import { stringify } from "yaml";
import { readContentFile } from "./check-files.ts";
import { listYamlSources } from "./list-sources.ts";

/**
 * The content of the launch: what is in content/ without its samples. What is made of samples alone is
 * gone, and so is what cannot be without it; a sample that the site cannot do without, such as the
 * company's name, is there without its mark, and `npm run check:launch` fails.
 */

/** Finds what is wrong with the content in a folder. @throws ContentError */
type CheckContent = (root: string) => Promise<unknown>;

/** What is not shown, by file and line, with the words of the sample. */
export type LeftOut = Fault;

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
    writeFileSync(join(target, file), text.replaceAll(/\(sample\) */gi, ""));
  }
  await leaveOutWhatFollows(target, check);
  return leftOut;
}

/** Each file of a source with its schema. */
const listSourceFiles = async (root: string) =>
  (await listYamlSources()).flatMap((source) =>
    getFileNames(root, source).map((name) => ({ name, source })),
  );

async function leaveOutSamples(root: string, target: string): Promise<LeftOut[]> {
  const found: LeftOut[] = [];
  for (const { name, source } of await listSourceFiles(root)) {
    const file = readContentFile(root, name);
    if (file.samplePaths.length === 0) continue;
    const { value, leftOut, kept } = leaveOut(source.schema, file.written, file.samplePaths);
    const isEntry = source.kind === "folder";
    if (isEntry && kept.length > 0) rmSync(join(target, name));
    else writeFileSync(join(target, name), stringify(value));
    if (isDraft(file)) continue;
    const places = isEntry && kept.length > 0 ? [[]] : leftOut;
    found.push(
      ...places.map((path) =>
        makeFault(file, path, getFirstSample(file.value, path, file.samplePaths)),
      ),
    );
  }
  return found;
}

/** The words of the first sample in a part of a file. */
function getFirstSample(value: unknown, part: FieldPath, samples: readonly FieldPath[]): string {
  const inside = samples.find((path) => part.every((key, at) => path[at] === key)) ?? part;
  return String(getValueAt(value, inside));
}

/** As many steps as one thing that is gone may lead to the next. */
const steps = 5;

/** Takes out what no longer fits, such as the logo of a customer who is gone, or a link to a band. */
async function leaveOutWhatFollows(target: string, check: CheckContent): Promise<void> {
  const sources = new Map((await listSourceFiles(target)).map((each) => [each.name, each.source]));
  for (let step = 0; step < steps; step++) {
    const faults = await check(target).then(
      () => [],
      (error) => {
        if (error instanceof ContentError) return error.faults;
        throw error;
      },
    );
    const byFile = Map.groupBy(faults, ({ file }) => file);
    const changed = [...byFile].filter(([name, inFile]) =>
      changeFile(target, name, sources.get(name), inFile),
    );
    if (changed.length === 0) return;
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
  const paths = faults.flatMap(({ path = [] }) => (path.length > 0 ? [path] : []));
  const after = source
    ? changeFields(readContentFile(target, name).written, source, paths)
    : changeLines(before, faults);
  if (after === before) return false;
  writeFileSync(join(target, name), after);
  return true;
}

/** A YAML file's text without the fields at these paths; of a link, first without its fragment. */
function changeFields(written: unknown, source: YamlSource, paths: readonly FieldPath[]): string {
  const withFragment = paths.filter((path) => String(getValueAt(written, path)).includes("#"));
  for (const path of withFragment) {
    const parent = getValueAt(written, path.slice(0, -1)) as Record<string, string>;
    const key = String(path.at(-1));
    parent[key] = withoutFragment(parent[key] ?? "");
  }
  const others = paths.filter((path) => !withFragment.includes(path));
  return stringify(leaveOut(source.schema, written, others).value);
}

const withoutFragment = (href: string) => href.replace(/#.*$/, "");

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
