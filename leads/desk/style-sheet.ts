import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Addresses of the site's fonts, where it is built. */
export type DeskFonts = Partial<Record<"archivo" | "geist" | "geist-mono", string>>;

const families = {
  archivo: { family: "Archivo", weight: "560 720" },
  geist: { family: "Geist", weight: "400 650" },
  "geist-mono": { family: "Geist Mono", weight: "400 600" },
} as const;

const parts = ["base", "controls", "bar", "list", "inbox", "lead", "entry", "report", "small-page"];

const readPart = (name: string) =>
  readFileSync(join(import.meta.dirname, "styles", `${name}.css`), "utf8");

/** The desk's style sheet, and its address, which changes with it. */
export function buildStyleSheet(fonts: DeskFonts): { css: string; href: string } {
  const faces = Object.entries(families).map(([name, { family, weight }]) => {
    const url = fonts[name as keyof DeskFonts];
    return url
      ? `@font-face { font-family: "${family}"; src: url("${url}") format("woff2"); font-weight: ${weight}; font-display: swap; }\n`
      : "";
  });
  const css = [...faces, ...parts.map(readPart)].join("\n");
  const version = createHash("sha256").update(css).digest("hex").slice(0, 8);
  return { css, href: `/desk/style.css?v=${version}` };
}
