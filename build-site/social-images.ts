import { mkdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { load } from "cheerio/slim";
import { listFiles } from "content-model/files";
import { campaigns } from "../app/pages/campaign/schema.ts";
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
import { runSideBySide } from "./run-side-by-side.ts";
import {
  drawBackground,
  drawSocialImage,
  type RawPicture,
  readSocialFonts,
} from "./social-image.ts";
import { readContent } from "./sources/read-content.ts";

const rendered = resolve(import.meta.dirname, "../art/rendered");

/** The scene for titles without a picture of their own. */
const defaultScene = "social-default";

/** The scene for each page: an article's or campaign's own, a module's first persona's, else the default. */
function getScenes(root: string, articles: readonly WrittenArticle[]): Map<string, string> {
  const { personas } = readContent(root, roles);
  const [defaultPersona] = personaIds;
  const getPicture = (id: string) => personas.find((each) => each.id === id)?.picture ?? "";
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

/** The title of a built page, without the product's name at the end, and the page above it. */
function readWords(html: string, productName: string): { title: string; section: string } {
  const $ = load(html);
  const [title = ""] = $("head title").text().split(` - ${productName}`);
  const graph = JSON.parse($('script[type="application/ld+json"]').text())["@graph"];
  const trail: { name: string }[] = graph.find(
    (record: Record<string, unknown>) => record["@type"] === "BreadcrumbList",
  ).itemListElement;
  return { title, section: trail.slice(1, -1).at(-1)?.name ?? "" };
}

/**
 * Draws the social image of every page of an edition into its build folder, from the built page's
 * title and a scene.
 *
 * @param root the folder that has its content/
 * @param client its folder in the built site
 * @param paths of all pages
 * @param articles the articles visitors see
 */
export async function makeSocialImages(
  root: string,
  client: string,
  pagePaths: readonly string[],
  articles: readonly WrittenArticle[],
): Promise<void> {
  const fonts = await readSocialFonts();
  const scenes = getScenes(root, articles);
  const { name, tagline } = readContent(root, site);
  const pages = pagePaths
    .map((path) => ({ path, scene: scenes.get(path) ?? defaultScene }))
    .sort((a, b) => a.scene.localeCompare(b.scene, "en"));
  mkdirSync(join(client, getSocialImagePath(), ".."), { recursive: true });
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
    const words = readWords(await readFile(join(client, path, "index.html"), "utf8"), name);
    const title = path === paths.home ? tagline : words.title;
    const image = await drawSocialImage({ ...words, name, title }, await background, fonts);
    await writeFile(join(client, getSocialImagePath(path)), image);
  });
}
