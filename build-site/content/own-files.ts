import { existsSync, readdirSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { suggest } from "../../app/content/nearest.ts";
import { filesPath } from "../../app/routes.ts";
import { checkLinks, type LinkedText } from "./check-links.ts";
import type { ContentFile, Fault } from "./content-file.ts";

const folder = "content/files";

/** Longer downloads need a place of their own. */
const maxMegabytes = 20;

const extensions = ["csv", "docx", "ics", "pdf", "pptx", "xlsx", "zip"];

/** Names of the team's own files for download, in content/files. */
export function listOwnFiles(root: string): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((name) => !name.startsWith("."))
    .sort();
}

/** Paths of the same from the repository's root, with slashes. */
export function listOwnFileNames(root: string): string[] {
  return listOwnFiles(root).map((name) => `${folder}/${name}`);
}

/** A file's size in words. */
export function formatSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes} KB` : `${(kilobytes / 1000).toFixed(1)} MB`;
}

/** The download of an own file. */
export function getOwnFile(root: string, name: string): { href: string; fileSize: string } {
  const { size } = statSync(join(root, folder, name));
  return { href: `${filesPath}/${name}`, fileSize: formatSize(size) };
}

/** Why there is no own file of a name, or undefined if there is one. */
export function findMissingFile(root: string, name: string): string | undefined {
  const names = listOwnFiles(root);
  if (names.includes(name)) return;
  return `"${name}" is not a file in ${folder}${suggest(name, names)}`;
}

/** Checks the own files' names, kinds and sizes. */
export function checkOwnFiles(root: string): Fault[] {
  return listOwnFiles(root).flatMap((name) => {
    const message = findFileFault(root, name);
    return message ? [{ file: `${folder}/${name}`, line: 1, field: "", message }] : [];
  });
}

function findFileFault(root: string, name: string): string | undefined {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*\.[a-z0-9]+$/.test(name)) {
    return "has a name that makes a poor address, expected lowercase letters, digits and hyphens, such as price-list.pdf";
  }
  if (!extensions.includes(extname(name).slice(1))) {
    return `is not a kind of file for download here, expected one of ${extensions.join(", ")}`;
  }
  const megabytes = statSync(join(root, folder, name)).size / 1e6;
  if (megabytes <= maxMegabytes) return;
  return `has ${megabytes.toFixed(1)} MB, expected at most ${maxMegabytes}; many visitors have a slow line`;
}

/** Checks that links to own files lead to one. */
export function checkFileLinks(
  root: string,
  files: readonly ContentFile[],
  texts: readonly LinkedText[],
): Fault[] {
  return checkLinks(files, texts, (href) =>
    href.startsWith(`${filesPath}/`)
      ? findMissingFile(root, href.slice(filesPath.length + 1))
      : undefined,
  );
}
