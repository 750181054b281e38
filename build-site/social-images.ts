import { mkdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { load } from "cheerio/slim";
import { listFiles } from "content-model/files";
import satori from "satori";
import sharp from "sharp";
import subsetFont from "subset-font";
import { campaigns } from "../app/pages/text/schema.ts";
import type { WrittenArticle } from "../app/parts/articles/schema.ts";
import { site } from "../app/parts/head/site-schema.ts";
import { modules } from "../app/parts/modules/schema.ts";
import { personas as roles } from "../app/parts/persona/schema.ts";
import {
  getArticlePath,
  getCampaignPath,
  getModulePath,
  getSocialImagePath,
  paths,
  personaIds,
} from "../app/routes.ts";
import { runSideBySide } from "./compress-files.ts";
import { readContent } from "./sources/read-content.ts";

/** Size of link previews: Open Graph consumers crop 1200 x 630 least. */
const width = 1200;
const height = 630;
const margin = 64;

/** Colors of app/styles/theme.css. */
const paper = "#f5f2ea";
const grid = "#e7e2d6";
const ink = "#12171c";
const graphite = "#4a535b";
const signal = "#f2541b";

const titleSpace = { width: 540, height: 410 };
const titleSizes = [76, 68, 60, 52, 46, 38] as const;
/** For a word that is too wide at any other size. */
const smallestTitle = 30;
const lineHeight = 1.02;

type Fonts = Parameters<typeof satori>[1]["fonts"];
type Style = Record<string, string | number>;

/** The part of the product's name after its slash is styled differently. */
type SocialWords = ReturnType<typeof readWords> & { name: string };

type RawPicture = Awaited<ReturnType<typeof drawBackground>>;

const box = (style: Style, children?: unknown) => ({
  type: "div",
  key: null,
  props: { style: { display: "flex", ...style }, children },
});

/** One weight and width of a variable font, as the static file satori needs. */
async function readFont(file: string, axes: Record<string, number>): Promise<Buffer> {
  const source = createRequire(import.meta.url).resolve(file);
  const letters = Array.from({ length: 0x17f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i));
  return subsetFont(await readFile(source), `${letters.join("")}–—‘’“”…`, {
    targetFormat: "sfnt",
    variationAxes: axes,
  });
}

export async function readSocialFonts(): Promise<Fonts> {
  const [archivo, mono] = await Promise.all([
    readFont("@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2", {
      wdth: 104,
      wght: 640,
    }),
    readFont("@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2", {
      wght: 500,
    }),
  ]);
  return [
    { name: "Archivo", data: archivo, weight: 600, style: "normal" },
    { name: "Geist Mono", data: mono, weight: 500, style: "normal" },
  ];
}

const getTitleStyle = (size: number): Style => ({
  fontFamily: "Archivo",
  fontSize: size,
  lineHeight,
  letterSpacing: `${-0.03 * size}px`,
  color: ink,
  wordBreak: "break-word",
});

/** Width and height, in px, that satori gives text when one of them is fixed. */
async function measureText(text: string, size: number, fonts: Fonts, room: Room) {
  const svg = await satori(box(getTitleStyle(size), text), { ...room, fonts });
  const [, w, h] = /width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
  return { width: Number(w), height: Number(h) };
}
type Room = { width: number } | { height: number };

/**
 * The largest size at which the title fits its box, with no word wider than a line. At the smallest,
 * a word that is still too wide is broken.
 */
export async function fitTitle(title: string, fonts: Fonts): Promise<number> {
  const [largest] = titleSizes;
  const room = { height: largest * 2 };
  const words = await Promise.all(
    title.split(/\s+/).map((word) => measureText(word, largest, fonts, room)),
  );
  // Letters and the space between them grow with the size: each word is measured once.
  const widest = Math.max(...words.map(({ width }) => width)) / largest;
  for (const size of titleSizes) {
    if (widest * size > titleSpace.width) continue;
    const text = await measureText(title, size, fonts, { width: titleSpace.width });
    if (text.height <= titleSpace.height) return size;
  }
  return smallestTitle;
}

function drawSheet(): string {
  const lines = [
    ...Array.from({ length: 7 }, (_, i) => `M0 ${30 + i * 90}H${width}`),
    ...Array.from({ length: 13 }, (_, i) => `M${margin + i * 90} 0V${height}`),
  ].join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<path fill="${paper}" d="M0 0h${width}v${height}H0z"/><path stroke="${grid}" d="${lines}"/></svg>`;
}

/**
 * The background shared by all pages with the same picture: the sheet with a scene on it, or a photo
 * over the height of the image.
 */
async function drawBackground(file: string, isScene: boolean) {
  const picture = await sharp(file)
    .autoOrient()
    .resize(isScene ? { width: 720, height: 576, fit: "inside" } : { width: 580, height })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  // The scene's sheet bleeds off the right edge, as on the home page.
  const left = width - Math.min(picture.info.width, 630);
  // Raw, so that nothing has to be encoded and decoded in between.
  return sharp(Buffer.from(drawSheet()))
    .composite([{ input: picture.data, left, top: isScene ? 26 : 0 }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** The positioned text, as an SVG of outlines. */
async function drawWords({ name, title, section }: SocialWords, fonts: Fonts): Promise<string> {
  const [product = name, number = ""] = name.split("/");
  const mark: Style = { fontFamily: "Archivo", fontSize: 40, color: ink, letterSpacing: "-1px" };
  return satori(
    box({ width, height, position: "relative" }, [
      box({ position: "absolute", left: margin, top: 52 }, [
        box(mark, product),
        box({ ...mark, color: signal, padding: "0 3px" }, "/"),
        box(mark, number),
      ]),
      box(
        {
          position: "absolute",
          left: margin,
          bottom: margin,
          width: titleSpace.width,
          flexDirection: "column",
        },
        [
          box(
            {
              fontFamily: "Geist Mono",
              fontSize: 22,
              letterSpacing: "1.5px",
              color: graphite,
              marginBottom: 18,
            },
            section.toUpperCase(),
          ),
          box(getTitleStyle(await fitTitle(title, fonts)), title),
        ],
      ),
      box({ position: "absolute", left: 0, bottom: 0, width, height: 12, backgroundColor: signal }),
    ]),
    { width, height, fonts },
  );
}

const rendered = resolve(import.meta.dirname, "../art/rendered");

const defaultScene = "social-default";

/** The scene for each page: an article's or campaign's own, a module's first persona's, else the default. */
function getScenes(root: string, articles: readonly WrittenArticle[]): Map<string, string> {
  const { personas } = readContent(root, roles);
  const [defaultPersona] = personaIds;
  const getPicture = (id: string) => {
    const { photo, picture = "" } = personas.find((each) => each.id === id) ?? {};
    return photo?.picture ?? picture;
  };
  return new Map([
    ...articles.map(({ slug, picture }): [string, string] => [getArticlePath(slug), picture]),
    ...readContent(root, campaigns).map(({ slug, socialPicture, bands }): [string, string] => {
      const hero = bands.find((each) => each.band === "hero");
      const picture = socialPicture ?? hero?.photo?.picture ?? hero?.picture;
      return [getCampaignPath(slug), picture ?? defaultScene];
    }),
    ...readContent(root, modules).map(({ id, recommendedFor }): [string, string] => [
      getModulePath(id),
      getPicture(recommendedFor[0] ?? ""),
    ]),
    [paths.home, getPicture(defaultPersona)],
    [paths.unitRate, getPicture("procurement")],
    [paths.integrations, getPicture("operations")],
    [paths.journey, getPicture("operations")],
    [paths.personas, getPicture("turnaround")],
    [paths.about, getPicture("turnaround")],
  ]);
}

/** Its `section` is the page above in the breadcrumbs, such as "Modules"; empty below the home page. */
function readWords(html: string, productName: string) {
  const $ = load(html);
  const [title = ""] = $("head title").text().split(` - ${productName}`);
  const graph = JSON.parse($('script[type="application/ld+json"]').text())["@graph"];
  const trail: { name: string }[] = graph.find(
    (record: Record<string, unknown>) => record["@type"] === "BreadcrumbList",
  ).itemListElement;
  return { title, section: trail.slice(1, -1).at(-1)?.name ?? "" };
}

/** Draws the social image of every page of an edition into its build folder, the `client`. */
export async function makeSocialImages(
  root: string,
  client: string,
  pagePaths: readonly string[],
  articles: readonly WrittenArticle[],
): Promise<void> {
  mkdirSync(join(client, getSocialImagePath(), ".."), { recursive: true });
  const readHtml = (path: string) => readFile(join(client, path, "index.html"), "utf8");
  await drawSocialImages(root, pagePaths, articles, readHtml, (path, image) =>
    writeFile(join(client, getSocialImagePath(path)), image),
  );
}

/** Cut once: it takes longer than an image. */
let socialFonts: Promise<Fonts> | undefined;

/**
 * Draws social images of an edition, as JPEG, each from its drawn page's title and a scene.
 *
 * @param root the folder that has its content/
 * @param articles the articles whose pages are drawn
 */
export async function drawSocialImages(
  root: string,
  pagePaths: readonly string[],
  articles: readonly WrittenArticle[],
  readHtml: (path: string) => Promise<string>,
  take: (path: string, image: Buffer) => Promise<void>,
): Promise<void> {
  socialFonts ??= readSocialFonts();
  const fonts = await socialFonts;
  const scenes = getScenes(root, articles);
  const { name, tagline } = readContent(root, site);
  const pages = pagePaths
    .map((path) => ({ path, scene: scenes.get(path) ?? defaultScene }))
    .sort((a, b) => a.scene.localeCompare(b.scene, "en"));
  // One background at a time, because there may be as many scenes as pages.
  let shown: { scene: string; background: Promise<RawPicture> } | undefined;
  const getBackground = (scene: string) => {
    if (shown?.scene !== scene) {
      const isScene = !scene.includes("/");
      // Small scenes have no file of 1280 pixels, and 960 are enough.
      const [file = ""] = isScene ? listFiles(rendered, `${scene}/{1280,960}.avif`) : [scene];
      const path = join(isScene ? rendered : join(root, "content"), file);
      shown = { scene, background: drawBackground(path, isScene) };
    }
    return shown.background;
  };
  await runSideBySide(pages, async ({ path, scene }) => {
    const background = getBackground(scene);
    const words = readWords(await readHtml(path), name);
    const title = path === paths.home ? tagline : words.title;
    const drawn = await drawWords({ ...words, name, title }, fonts);
    const { data, info } = await background;
    // Without mozjpeg it takes an eighth of the time, for 6% more bytes, which visitors never load.
    const image = sharp(data, { raw: info })
      .composite([{ input: Buffer.from(drawn), left: 0, top: 0 }])
      .jpeg({ quality: 84 });
    await take(path, await image.toBuffer());
  });
}
