import { resolve } from "node:path";
import { listArticlePaths } from "../../app/content.ts";
import { builtPaths, unknownArticlePath } from "../../app/routes.ts";

const root = resolve(import.meta.dirname, "../..");

/** Every page that a visitor can come to, from the route map and the folder of the articles. */
export const pageAddresses: readonly string[] = [
  ...builtPaths,
  ...listArticlePaths(root, { drafts: false }),
];

/** The two pages that answer 404. */
export const unknownAddresses: readonly string[] = ["/no-such-page", unknownArticlePath];

/** File of a page's accessibility tree, in this folder (see accessible-names.spec.ts). */
export function getTreeFile(address: string): string {
  return `accessible-names/${address.replaceAll("/", " ").trim().replaceAll(" ", "-") || "home"}.txt`;
}
