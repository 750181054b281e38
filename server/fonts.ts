import type { DeskFonts } from "leads/node";
import type { SiteFolder } from "./site-files.ts";

/** The fonts of a built site, by the address of each. */
export function findFonts({ files }: SiteFolder): DeskFonts {
  return Object.fromEntries(
    [...files.keys()].flatMap((file) => {
      const name = /^assets\/(archivo|geist|geist-mono)-[\w-]{8}\.woff2$/.exec(file)?.[1];
      return name ? [[name, `/${file}`]] : [];
    }),
  );
}
