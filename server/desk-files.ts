import type { DeskFonts } from "leads/node";
import type { SiteFolder } from "./site-files.ts";

const font = /^\/assets\/(archivo|geist|geist-mono)-[\w-]{8}\.woff2$/;

/** Whether a path is that of a file that the desk's pages have from the site: its icon or a font. */
export function isDeskFile(path: string): boolean {
  return path === "/icon.svg" || font.test(path);
}

/**
 * What a host of the desk's own serves of a built site. No page of it: its scripts would have the
 * desk's origin.
 */
export function selectDeskFiles({ files, root }: SiteFolder): SiteFolder {
  return { root, files: new Map([...files].filter(([name]) => isDeskFile(`/${name}`))) };
}

/** The fonts of a built site, by the address of each. */
export function findFonts({ files }: SiteFolder): DeskFonts {
  return Object.fromEntries(
    [...files.keys()].flatMap((file) => {
      const name = font.exec(`/${file}`)?.[1];
      return name ? [[name, `/${file}`]] : [];
    }),
  );
}
