/**
 * Makes the site's own font files and their fallback metrics: `node scripts/make-fonts.ts`.
 *
 * The sources are Fontsource's variable fonts (SIL Open Font License). Each is subset to the letters
 * the site's languages need, the weights the design uses, and one width, and loses its kerning with
 * the space. The fallback faces make Arial (and Roboto on Android) take the same space, so that
 * nothing shifts when the real font loads; measuring them takes Arial or Liberation Sans (Debian's
 * fonts-liberation).
 */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import arial from "@capsizecss/metrics/arial";
import arialBold from "@capsizecss/metrics/arial/700";
import roboto from "@capsizecss/metrics/roboto";
import robotoBold from "@capsizecss/metrics/roboto/700";
import { fromBuffer } from "@capsizecss/unpack";
import { chromium } from "@playwright/test";
import subsetFont from "subset-font";
import { editions } from "../app/editions.ts";
import { checkAllContent } from "../build-site/content/all-content.ts";
import { findChromium } from "./chromium.mjs";
import { unkernSpace } from "./unkern-space.ts";

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");

const here = new URL("../", import.meta.url);

/** All of the site's text, in all its languages. */
const contents = await Promise.all(
  editions.map(({ folder }) => checkAllContent(fileURLToPath(new URL(folder, here)))),
);
const words = JSON.stringify(contents);

/** Latin-1, typographic marks, arrows and units, and any other characters in the content. */
const letters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”„…•·€™′″→←↑↓↗Δ≤≥×−ŒœŠšŽžłŁ${[...new Set(words)].join("")}`;

const fonts = [
  {
    family: "Archivo",
    source: "@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2",
    file: "archivo.woff2",
    axes: { wdth: 104, wght: { min: 560, max: 720 } },
    typical: { wdth: 104, wght: 640 },
    noLayoutClosure: false,
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
    typical: { wght: 400 },
    noLayoutClosure: false,
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
    typical: { wght: 500 },
    // Records and labels want none of its alternates, fractions or ligatures: 800 bytes.
    noLayoutClosure: true,
    fallbacks: [], // system monospace fonts already have its 0.6 em width
  },
] as const;

/** The text used to match the fonts. */
const corpus = words
  .replace(/"\w+":/g, " ")
  .replace(/[^\w .,;:%+€'’-]/g, " ")
  .slice(0, 20_000);

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-gpu"],
});

/**
 * How much wider the site's own text is in a font than in Arial (or Liberation Sans, which has the
 * same widths), measured in the browser: letter frequencies alone miss kerning by up to 2%.
 */
async function measureRatio(font: Buffer, local: string): Promise<number> {
  const page = await browser.newPage();
  await page.setContent(`<style>
    @font-face { font-family: own; src: url(data:font/ttf;base64,${font.toString("base64")}) }
    @font-face { font-family: other; src: local("${local}"), local("${local.replace("Liberation Sans", "Arial")}") }
    span { font-size: 16px; white-space: nowrap } .own { font-family: own } .other { font-family: other }
  </style><span class="own"></span><br><span class="other"></span>`);
  const [own = 0, other = 1] = await page.evaluate(async (text) => {
    const spans = [...document.querySelectorAll("span")];
    for (const span of spans) span.textContent = text;
    await Promise.all([document.fonts.load("16px own"), document.fonts.load("16px other")]);
    return spans.map((span) => span.getBoundingClientRect().width);
  }, corpus);
  await page.close();
  return own / other;
}

type SubsetOptions = NonNullable<Parameters<typeof subsetFont>[2]>;

/** A font with the site's letters alone, and without kerning with the space. */
async function cutFont(
  original: Buffer,
  { targetFormat, ...options }: SubsetOptions,
): Promise<Buffer> {
  const cut = await subsetFont(original, letters, { ...options, targetFormat: "sfnt" });
  return subsetFont(unkernSpace(cut), letters, { targetFormat });
}

type Metrics = Awaited<ReturnType<typeof fromBuffer>>;
type Widths = Pick<Metrics, "xWidthAvg" | "unitsPerEm">;

/** The size at which a fallback is as wide as the font, based on letter frequencies. */
function getSizeAdjust(font: Widths, fallback: Widths): number {
  return font.xWidthAvg / font.unitsPerEm / (fallback.xWidthAvg / fallback.unitsPerEm);
}

const percent = (value: number) => `${(value * 100).toFixed(3)}%`;
let css = "/* Made by scripts/make-fonts.ts. Do not edit. */\n";

for (const font of fonts) {
  const original = await readFile(new URL(`node_modules/${font.source}`, here));
  const cut = await cutFont(original, {
    targetFormat: "woff2",
    variationAxes: { ...font.axes },
    noLayoutClosure: font.noLayoutClosure,
  });
  await writeFile(new URL(`app/styles/fonts/${font.file}`, here), cut);
  const plain = await cutFont(original, {
    targetFormat: "sfnt",
    variationAxes: { ...font.typical },
  });
  const metrics = await fromBuffer(plain);
  const weights = `${font.axes.wght.min} ${font.axes.wght.max}`;
  css += `
@font-face {
  font-family: "${font.family}";
  src: url("./fonts/${font.file}") format("woff2");
  font-weight: ${weights};
  font-style: normal;
  font-display: swap;
}
`;
  const [first] = font.fallbacks;
  const ratio = first ? await measureRatio(plain, first.locals[1]) : 1;
  const correction = first ? ratio / getSizeAdjust(metrics, first.metrics) : 1;
  for (const { metrics: fallback, locals } of font.fallbacks) {
    const sizeAdjust = getSizeAdjust(metrics, fallback) * correction;
    const override = (value: number) => percent(Math.abs(value) / metrics.unitsPerEm / sizeAdjust);
    css += `@font-face {
  font-family: "${font.family} fallback ${fallback.familyName}";
  src: ${locals.map((local) => `local("${local}")`).join(", ")};
  font-weight: ${weights};
  ascent-override: ${override(metrics.ascent)};
  descent-override: ${override(metrics.descent)};
  line-gap-override: ${override(metrics.lineGap)};
  size-adjust: ${percent(sizeAdjust)};
}
`;
  }
  console.log(`${font.file}: ${(cut.byteLength / 1024).toFixed(1)} KB`);
}
await browser.close();
await writeFile(new URL("app/styles/fonts.css", here), css);
