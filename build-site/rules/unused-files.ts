import { rmSync } from "node:fs";
import { basename, join } from "node:path";
import { type Fault, makeFileFault } from "content-model/content-file";
import { contentFolder, readTexts } from "content-model/files";
import { readArticleFiles } from "../sources/article-file.ts";
import { listLinkedFiles, listOwnFileNames } from "../sources/own-files.ts";
import { isPictureName, listOwnPictureNames } from "../sources/picture-files.ts";
import { startGit } from "./start-git.ts";

/**
 * The team's own pictures, videos and files that nothing shows or names. A question and never a fault: a
 * picture that was replaced has no form in the editor in which it could be deleted.
 */
export function findUnusedFiles(root: string): Fault[] {
  const kept = listKept(root);
  const words = [...readTexts(root, `${contentFolder}/**/*.{md,yaml}`).values()].join("\n");
  const linked = listLinkedFiles(root, { hasDrafts: true });
  const files = [
    ...listOwnFileNames(root)
      .filter((file) => !linked.includes(file))
      .map((file) => makeFileFault(file, "is not used anywhere, so it is not online")),
    ...listOwnPictureNames(root)
      .filter((file) => !words.includes(basename(file)))
      .map((file) => makeFileFault(file, "is not used anywhere")),
  ];
  const inArticles = readArticleFiles(root).flatMap(({ unused }) => unused);
  return [...files, ...inArticles].map((each) => {
    if (!isPictureName(each.file)) return each;
    const advice = kept.has(each.file)
      ? "publishing deletes it"
      : "name it where it belongs, or delete the file, in the editor under “Assets › All Assets”";
    return { ...each, message: `${each.message}; ${advice}` };
  });
}

/** The files of the last commit, from which each can be had again. */
const listKept = (root: string): ReadonlySet<string> =>
  new Set(startGit(root)("ls-tree", "-r", "--name-only", "HEAD", contentFolder).split("\n"));

/**
 * Deletes the pictures that nothing names any longer and that git keeps.
 *
 * @returns what was done to each
 */
export function removeUnusedPictures(root: string): string[] {
  const kept = listKept(root);
  return findUnusedFiles(root)
    .filter(({ file }) => isPictureName(file) && kept.has(file))
    .map(({ file }) => {
      rmSync(join(root, file));
      return `${file} is deleted, because nothing names it any longer; git keeps it`;
    });
}

/**
 * The own files for download that visitors no longer get once texts are not as they were.
 *
 * @param before the texts that have changed
 */
export function listWithdrawn(root: string, before: readonly string[]): string[] {
  const linked = listLinkedFiles(root, { hasDrafts: false });
  return listOwnFileNames(root).filter(
    (file) => !linked.includes(file) && before.some((text) => text.includes(basename(file))),
  );
}

export const tellUnusedFiles = (root: string): string[] =>
  findUnusedFiles(root).map(
    ({ file, message }) => `${file.replace(`${contentFolder}/`, "")}: ${message}.`,
  );
