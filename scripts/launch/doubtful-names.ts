import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { listFiles } from "../../build-site/content/files.ts";

/** Names of systems that the specification gives, and what each probably means. */
const likelyNames: Readonly<Record<string, string>> = {
  Linnell: "Lenel, today LenelS2 (OnGuard)",
  CQR: "C-CURE by Software House, Johnson Controls",
  DataStreams: "Datastream (MP5, 7i), today HxGN EAM",
};

/**
 * Where the content still names a system in a way that its maker hardly would, each as a line for the
 * terminal.
 *
 * @param folders those with a content/, relative to the root
 */
export function findDoubtfulNames(root: string, folders: readonly string[]): string[] {
  const names = new RegExp(`\\b(?:${Object.keys(likelyNames).join("|")})\\b`, "g");
  return folders
    .flatMap((folder) => listFiles(root, posix.join(folder, "content/**/*.{md,yaml}")))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), "utf8");
      return [...text.matchAll(names)].map(({ 0: name, index }) => {
        const line = text.slice(0, index).split("\n").length;
        return `${file}:${line}  ${name}: probably ${likelyNames[name]}`;
      });
    });
}
