import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { DeskFonts } from "leads/node";

/** The fonts of a built site, by the address of each. */
export function findFonts(root: string): DeskFonts {
  const files = readdirSync(join(root, "assets"), { encoding: "utf8" });
  return Object.fromEntries(
    files.flatMap((file) => {
      const name = /^(archivo|geist|geist-mono)-[\w-]{8}\.woff2$/.exec(file)?.[1];
      return name ? [[name, `/assets/${file}`]] : [];
    }),
  );
}
