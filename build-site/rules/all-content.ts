import { rmSync } from "node:fs";
import { join, posix } from "node:path";
import { ContentError } from "content-model/check-files";
import type { ContentFile, Fault, Sample } from "content-model/content-file";
import { isDraft } from "content-model/entries";
import { getFileNames } from "content-model/files";
import { editions } from "../../app/editions.ts";
import { site } from "../../app/parts/head/site-schema.ts";
import type { BuildEnv } from "../build-env.ts";
import { readArticleFiles } from "../sources/article-files.ts";
import { readContentFile } from "../sources/check-files.ts";
import { listYamlSources } from "../sources/entry-pages.ts";
import { type LeftOut, writeLaunchContent } from "../sources/launch-content.ts";
import { readContent } from "../sources/read-content.ts";
import { readFacts } from "../sources/references.ts";
import { readTextFiles } from "../sources/text-files.ts";
import { checkAllContent } from "./check-content.ts";

/** The folders with a content/, one per edition. */
export const contentRoots = editions.map(({ folder }) => folder);

/**
 * Checks the content of every edition.
 *
 * @param root the folder with the editions' folders
 * @throws ContentError with every fault, by edition
 */
export async function checkEditions(
  root: string,
  folders: readonly string[] = contentRoots,
): Promise<void> {
  const faults: Fault[] = [];
  for (const folder of folders) {
    await checkAllContent(join(root, folder)).catch((error) => {
      if (!(error instanceof ContentError)) throw error;
      faults.push(
        ...error.faults.map((each) => ({ ...each, file: posix.join(folder, each.file) })),
      );
    });
  }
  if (faults.length > 0) throw new ContentError(faults);
}

/** Every YAML file of one edition's content. */
export async function readYamlFiles(root: string): Promise<ContentFile[]> {
  const names = (await listYamlSources()).flatMap((source) => getFileNames(root, source));
  const facts = readFacts(root);
  return names.map((name) => readContentFile(root, name, facts));
}

/** Every value of one edition marked as a sample, by file and line, except in drafts, which nobody sees. */
export async function listSamples(root: string): Promise<Sample[]> {
  const files = [
    ...(await readYamlFiles(root)),
    ...readArticleFiles(root).map(({ content }) => content),
  ];
  return [
    ...files.filter((file) => !isDraft(file)).flatMap(({ samples }) => samples),
    ...readTextFiles({ root, site: readContent(root, site) }).flatMap(
      ({ content }) => content.samples,
    ),
  ];
}

export interface BuildContent extends Disposable {
  /** the folder with the editions' folders */
  root: string;
  leftOut: readonly LeftOut[];
}

/**
 * The content without its samples if the site is built for the address in content/site.yaml, which is
 * the launch; any other build shows it as it is.
 *
 * @param root the folder with the editions' folders
 */
export async function openBuildContent(
  root: string,
  { siteOrigin, previewOf }: Pick<BuildEnv, "siteOrigin" | "previewOf">,
): Promise<BuildContent> {
  const { origin } = readContent(join(root, contentRoots[0] ?? "."), site);
  return previewOf === undefined && siteOrigin === origin
    ? openLaunchContent(root)
    : { root, leftOut: [], [Symbol.dispose]: () => {} };
}

/** The content of the launch, until it is disposed of. */
export async function openLaunchContent(
  root: string,
  folders: readonly string[] = contentRoots,
): Promise<BuildContent> {
  const written = await writeLaunchContent(root, folders);
  await checkEditions(written.folder, folders);
  return {
    root: written.folder,
    leftOut: written.leftOut,
    [Symbol.dispose]: () => rmSync(written.folder, { recursive: true }),
  };
}
