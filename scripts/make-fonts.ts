/**
 * Makes the site's own font files and their fallback metrics: `node scripts/make-fonts.ts`.
 *
 * Sources are the variable fonts of Fontsource (SIL Open Font License). Each is cut to the letters
 * that the site's language needs, to the weights that the design uses, and to one width. The
 * fallback faces make Arial (and Roboto on Android) take the same room, so that no line moves when
 * the real font arrives.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createFontStack } from "@capsizecss/core";
import arial from "@capsizecss/metrics/arial";
import arialBold from "@capsizecss/metrics/arial/700";
import roboto from "@capsizecss/metrics/roboto";
import robotoBold from "@capsizecss/metrics/roboto/700";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");

/** Latin-1, the typographic marks, arrows and units that the copy uses. */
const letters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”„…•·€™′″→←↑↓↗Δ≤≥×−ŒœŠšŽžłŁ`;

const fonts = [
  {
    family: "Archivo",
    source: "@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2",
    file: "archivo.woff2",
    axes: { wdth: 104, wght: { min: 560, max: 720 } },
    weights: "560 720",
    typical: { wdth: 104, wght: 640 },
    fallbacks: [
      { metrics: arialBold, locals: ["Arial Bold", "Liberation Sans Bold", "Helvetica Bold"] },
      { metrics: robotoBold, locals: ["Roboto Bold"] },
    ],
  },
  {
    family: "Geist",
    source: "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2",
    file: "geist.woff2",
    axes: { wght: { min: 400, max: 650 } },
    weights: "400 650",
    typical: { wght: 400 },
    fallbacks: [
      { metrics: arial, locals: ["Arial", "Liberation Sans", "Helvetica"] },
      { metrics: roboto, locals: ["Roboto"] },
    ],
  },
  {
    family: "Geist Mono",
    source: "@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2",
    file: "geist-mono.woff2",
    axes: { wght: { min: 400, max: 600 } },
    weights: "400 600",
    typical: { wght: 500 },
    fallbacks: [], // system monospace faces already share its 0.6 em
  },
] as const;

const here = new URL("../", import.meta.url);
let css = "/* Made by scripts/make-fonts.ts. Do not edit. */\n";

for (const font of fonts) {
  const original = await readFile(new URL(`node_modules/${font.source}`, here));
  const cut = await subsetFont(original, letters, {
    targetFormat: "woff2",
    variationAxes: { ...font.axes },
  });
  await writeFile(new URL(`app/fonts/${font.file}`, here), cut);
  const plain = await subsetFont(original, letters, {
    targetFormat: "sfnt",
    variationAxes: { ...font.typical },
  });
  const metrics = await fromBuffer(plain);
  css += `
@font-face {
  font-family: "${font.family}";
  src: url("./fonts/${font.file}") format("woff2");
  font-weight: ${font.weights};
  font-style: normal;
  font-display: swap;
}
`;
  for (const { metrics: fallback, locals } of font.fallbacks) {
    const { fontFaces } = createFontStack([metrics, fallback], { fontFaceFormat: "styleObject" });
    const face = fontFaces[0]?.["@font-face"];
    if (!face) throw new Error(`no fallback metrics for ${font.family}`);
    css += `@font-face {
  font-family: "${font.family} fallback ${fallback.familyName}";
  src: ${locals.map((local) => `local("${local}")`).join(", ")};
  ascent-override: ${face.ascentOverride};
  descent-override: ${face.descentOverride};
  line-gap-override: ${face.lineGapOverride ?? "0%"};
  size-adjust: ${face.sizeAdjust};
}
`;
  }
  console.log(`${font.file}: ${(cut.byteLength / 1024).toFixed(1)} KB`);
}
await writeFile(new URL("app/fonts.css", here), css);
