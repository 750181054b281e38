import { rmSync } from "node:fs";
import { join } from "node:path";
import { site } from "../../app/parts/head/site-schema.ts";
import type { BuildEnv } from "../build-env.ts";
import { type LeftOut, writeLaunchContent } from "../sources/launch-content.ts";
import { readContent } from "../sources/read-content.ts";
import { contentRoots } from "./all-content.ts";
import { checkAllContent } from "./check-content.ts";

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
  const written = await writeLaunchContent(root, folders, checkAllContent);
  return {
    root: written.folder,
    leftOut: written.leftOut,
    [Symbol.dispose]: () => rmSync(written.folder, { recursive: true }),
  };
}
