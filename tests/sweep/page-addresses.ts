import { globSync } from "node:fs";
import { dirname, resolve, sep } from "node:path";
import { editions } from "../../app/editions.ts";
import { getCanonicalPath, publicPaths } from "../../app/routes.ts";
import { isSitePage } from "../../server/file-rules.ts";

/** The folder with the site's own content. */
export const siteRoot = resolve(import.meta.dirname, "../..");

/** The build of that content. */
export const siteBuild = "build/current";

/** The contract's paths as links have them, by their canonical form. */
const links = new Map(
  editions.flatMap(({ prefix }) =>
    publicPaths.map((path) => [getCanonicalPath(prefix + path), prefix + path]),
  ),
);

/** Every page of the build, in each language, as links have it. */
export const pageAddresses: readonly string[] = globSync("**/index.html", {
  cwd: resolve(siteRoot, siteBuild, "client"),
})
  .map((file) => file.replaceAll(sep, "/"))
  .filter(isSitePage)
  .map((file) => `/${dirname(file)}`.replace("/.", "/"))
  .map((path) => links.get(getCanonicalPath(path)) ?? path)
  .sort();

/** The two pages of each language that answer 404. */
export const unknownAddresses: readonly string[] = editions.flatMap(({ prefix }) => [
  `${prefix}/no-such-page`,
  `${prefix}/blog/404`,
]);
