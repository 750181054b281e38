import { feedPath, paths, searchIndexPath, webManifestPath } from "../../app/routes.ts";

/** What the site answers besides pages, by the first part of its address. */
const reservedNames = [
  ".well-known",
  "assets",
  "desk",
  "downloads",
  "edit",
  "files",
  "functions",
  "healthz",
  "social",
];

/** The files outside reserved folders that the build writes for the whole site. */
const builtFiles = [
  "/404.html",
  `${paths.blog}/404.html`,
  "/robots.txt",
  "/sitemap.xml",
  webManifestPath,
  feedPath,
  searchIndexPath,
];

/** Whether no page may have a path, because the site needs it for something else. */
export function isReservedPath(path: string): boolean {
  const names = path.split("/");
  return (
    reservedNames.includes(names[1] ?? "") ||
    // In any folder, static hosts take NAME/index.html, or NAME.html, for another page.
    ["404", "index"].includes(names.at(-1) ?? "") ||
    builtFiles.includes(path)
  );
}
