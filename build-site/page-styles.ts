import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { BrowserName } from "@mdn/browser-compat-data";
import { type CheerioAPI, load } from "cheerio/slim";
import { type Selector, type SelectorComponent, transform, type Visitor } from "lightningcss";
import postcss, { AtRule, type Node } from "postcss";
import {
  getLateStylePath,
  type PageRecord,
  pageStyleId,
  recordId,
} from "../app/engine/page-record.ts";
import { getOnce } from "./get-once.ts";

export type Version = readonly [major: number, minor?: number];

/**
 * Where the site works in full: Chromium of two years, Firefox's long-term release, and the Safari of macOS and iOS.
 * By the names of MDN's compatibility data; tests/pages/platform.test.ts holds the built site to it.
 */
export const fullBrowsers = {
  chrome: [131],
  chrome_android: [131],
  edge: [131],
  firefox: [140],
  firefox_android: [140],
  safari: [17, 4],
  safari_ios: [17, 4],
} as const satisfies Versions;

/** By the names of MDN's compatibility data. */
export type Versions = Partial<Record<BrowserName, Version>>;

/**
 * The oldest whose syntax scripts and styles are written in. From here to those above one can read, follow links, open
 * menus and send the form; below, that is the page without scripts.
 */
export const oldestBrowsers = {
  chrome: [111],
  firefox: [115],
  safari: [16, 4],
  safari_ios: [16, 4],
} as const satisfies Versions;

/** For Vite: "safari16.4". */
export const scriptTargets = Object.entries(oldestBrowsers).map(
  ([name, version]) => `${name.replace("safari_ios", "ios")}${version.join(".")}`,
);

/** For Lightning CSS. */
const styleTargets = Object.fromEntries(
  Object.entries<Version>(oldestBrowsers).map(([name, [major, minor = 0]]) => [
    name.replace("safari_ios", "ios_saf"),
    (major << 16) | (minor << 8),
  ]),
);

const listIslands = ($: CheerioAPI) => [
  ...new Set($("[data-island]").map((_, element) => $(element).attr("data-island") ?? "")),
];

/** The attributes that a script names, as in `data-persona` and `dataset.persona`. */
const listTurned = (script: string) => script.match(/\bdata(?:-[a-z-]+|set\.\w+)/g) ?? [];

/**
 * Finds what islands may draw: each word of their scripts' strings may be an element, a class or an id.
 * Behaviors draw nothing, they turn attributes; and React knows the names of all elements.
 *
 * @param folder of the scripts
 */
function createNameLister(folder: string): (islands: readonly string[]) => Set<string> {
  const files = readdirSync(folder).filter((name) => name.endsWith(".js"));
  const turned = files
    .filter((name) => /^browser-|\.behavior-/.test(name))
    .flatMap((name) => listTurned(readFileSync(join(folder, name), "utf8")));
  const find = (name: string) => files.filter((file) => file.startsWith(`${name}.island-`));
  const scripts = new Map<string, { words: string[]; imports: string[] }>();
  const read = (file: string) => {
    const text = readFileSync(join(folder, file), "utf8");
    const imports = text.matchAll(/["`]\.\/([\w.-]+\.js)["`]/g);
    // Packages list the names of elements that they could draw.
    const words = text.replaceAll(/\[(?:["`]\w+["`],?)+\]/g, "").split(/[\s"`]+/);
    words.push(...listTurned(text));
    return { words, imports: [...imports].map(([, name = ""]) => name) };
  };
  return (islands) => {
    const waiting = islands.flatMap(find);
    const words = new Set(turned);
    const seen = new Set<string>();
    for (const file of waiting) {
      // The one of every page imports all islands that there are.
      if (seen.has(file) || /^(?:browser|react)-/.test(file)) continue;
      seen.add(file);
      const script = getOnce(scripts, file, () => read(file));
      waiting.push(...script.imports);
      for (const word of script.words) words.add(word);
    }
    return words;
  };
}

type Vocabulary = ReturnType<typeof readVocabulary>;

const field = "textarea, select, input:not([type=radio], [type=checkbox], [type=hidden])";

/** The pseudo-elements within fields that browsers name their own way. */
const partOfField = /^-webkit-(?:date|calendar|search|inner|outer)/;

/** The element in app/parts/chrome/Document.tsx that this fills. */
const emptyStyle = `<style id="${pageStyleId}"></style>`;

/**
 * Fills each page's style element with the rules of what it draws, and of what its islands may draw: all
 * that it ever needs. Rules keep their order and layers. What is for print and for browsers without scripts
 * becomes a file that all pages share.
 *
 * @param client folder of the built site
 * @param pages HTML files below it
 */
export function writePageStyles(client: string, pages: readonly string[]): void {
  const sheets = new Map<string, SplitSheet>();
  const otherRules = new Map<string, string>();
  const made = new Map<string, string>();
  const known = new Map<string, boolean>();
  const assets = join(client, "assets");
  const listNames = createNameLister(assets);
  const files = readdirSync(assets).filter((name) => name.endsWith(".css"));
  for (const page of pages) {
    const file = join(client, page);
    const html = readFileSync(file, "utf8");
    if (!html.includes(emptyStyle)) throw new Error(`${page} has no empty style element to fill`);
    const $ = load(html);
    const { style: href }: PageRecord = JSON.parse($(`#${recordId}`).text());
    const sheet = getOnce(sheets, href, () => {
      const split = splitSheet(readRules(join(client, href)));
      writeFileSync(join(client, getLateStylePath(href)), split.late);
      return split;
    });
    // The sheets that come with an island use the site's properties, too.
    const others = getOnce(otherRules, href, () =>
      [
        sheet.late,
        ...files
          .filter((name) => name !== basename(href))
          .map((name) => readRules(join(assets, name))),
      ].join("\n"),
    );
    const vocabulary = readVocabulary($, listNames(listIslands($)));
    const { names, hasFields } = vocabulary;
    // Pages of one kind use the same rules, so thousands of articles cost no more than one.
    const used = [...names]
      .filter((name) => getOnce(known, name, () => sheet.text.includes(name)))
      .sort();
    const style = getOnce(made, JSON.stringify([href, used, hasFields]), () =>
      emptyStyle.replace("><", () => `>${pickRules(sheet.first, vocabulary, others)}<`),
    );
    writeFileSync(
      file,
      html.replace(emptyStyle, () => style),
    );
  }
}

/** A style sheet without the comment that names its license: the file itself keeps it. */
function readRules(file: string): string {
  const css = readFileSync(file, "utf8");
  return css.startsWith("/*!") ? css.slice(css.indexOf("*/") + 2).trimStart() : css;
}

/**
 * The names of a page's elements, classes, ids and attributes, and whether anything is typed or picked there, so
 * that the parts of such a field can show.
 */
function readVocabulary($: CheerioAPI, drawn: ReadonlySet<string>) {
  const names = new Set(drawn);
  $("*").each((_, element) => {
    if (!("attribs" in element)) return;
    const { class: classes = "", id = "" } = element.attribs;
    const own = [element.name.toLowerCase(), id, ...classes.split(/\s+/)];
    for (const name of own.concat(Object.keys(element.attribs))) names.add(name);
  });
  return { names, hasFields: $(field).length > 0 };
}

/** `first`: what a screen needs to be painted; `late`: for print and without scripts; `text`: with names as they are. */
type SplitSheet = ReturnType<typeof splitSheet>;

/** Splits a style sheet; its layers keep their order. */
export function splitSheet(css: string) {
  const first = postcss.parse(css);
  const layers = new Set<string>();
  first.walkAtRules("layer", (rule) => {
    // Tailwind's defaults for browsers without `@property`: those get the page as it is.
    if (rule.params === "properties") rule.remove();
    else layers.add(rule.params);
  });
  const late = first.clone();
  first.walkAtRules((rule) => {
    if (isLate(rule)) rule.remove();
  });
  late.walk((node) => {
    const isRule = node.type === "rule" || (node.type === "atrule" && ownRules.test(node.name));
    if (isRule && !isInLate(node)) node.remove();
  });
  const order = layers.size > 0 ? `@layer ${[...layers].join()};` : "";
  return {
    first: order + first,
    late: transformSheet(`${late}`, {}),
    text: css.replaceAll("\\", ""),
  };
}

/** Rules of their own kind, not conditions on others. */
const ownRules = /^(?:font-face|keyframes|property)$/;

const isLate = ({ name, params }: AtRule) =>
  name === "media" && /^(?:print|\(scripting: ?none\))$/.test(params);

function isInLate({ parent }: Node): boolean {
  if (!parent) return false;
  return (parent instanceof AtRule && isLate(parent)) || isInLate(parent);
}

/**
 * The rules that can apply to a page, and the custom properties and keyframes that they use; states are
 * assumed to match.
 *
 * @param others style sheets that use properties of this one
 */
export function pickRules(css: string, vocabulary: Vocabulary, others = ""): string {
  const fitting = transformSheet(css, {
    Rule: {
      style: ({ value }) =>
        value.selectors.some((selector) => fits(selector, vocabulary)) ? undefined : [],
    },
  });
  return dropUnused(fitting, fitting + others);
}

/** @param all what may use what is in `css` */
function dropUnused(css: string, all: string): string {
  const used = new Set([...all.matchAll(/(?:var|style)\((--[\w-]+)/g)].map(([, name]) => name));
  return transformSheet(css, {
    Rule: {
      property: ({ value }) => (used.has(value.name) ? undefined : []),
      keyframes: ({ value: { name } }) =>
        new RegExp(`anim[^;}]*\\b${name.value}\\b`).test(all) ? undefined : [],
    },
    Declaration: {
      custom: ({ name }) => (used.has(name) || !name.startsWith("--") ? undefined : []),
    },
  });
}

function transformSheet(css: string, visitor: Visitor<never>): string {
  const { code } = transform({
    filename: "page.css",
    code: Buffer.from(css),
    minify: true,
    targets: styleTargets,
    visitor,
  });
  // Each transformation adds its vendor prefixes to those of the one before.
  return code.toString().replaceAll(/(?<=[;{])([^;{}]+;)\1+/g, "$1");
}

function fits(selector: Selector, vocabulary: Vocabulary): boolean {
  return selector.every((part) => fitsPart(part, vocabulary));
}

function fitsPart(part: SelectorComponent, vocabulary: Vocabulary): boolean {
  const { names } = vocabulary;
  if (part.type === "type") return names.has(part.name.toLowerCase());
  if (part.type === "class" || part.type === "id") return names.has(part.name);
  // Others are states, which the browser or a script turns.
  if (part.type === "attribute" && part.name.startsWith("data-")) {
    const key = part.name.slice(5).replace(/-(.)/g, (_, next) => next.toUpperCase());
    return names.has(part.name) || names.has(`dataset.${key}`);
  }
  if (part.type === "pseudo-element" && isPartOfField(part)) return vocabulary.hasFields;
  if (part.type === "pseudo-class" && (part.kind === "is" || part.kind === "where")) {
    return part.selectors.some((selector) => fits(selector, vocabulary));
  }
  return true;
}

function isPartOfField(part: SelectorComponent & { type: "pseudo-element" }): boolean {
  if (part.kind === "custom") return partOfField.test(part.name);
  return part.kind === "placeholder" || part.kind === "file-selector-button";
}
