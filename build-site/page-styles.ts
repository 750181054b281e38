import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "cheerio/slim";
import {
  type MediaQuery,
  type Selector,
  type SelectorComponent,
  transform,
  type Visitor,
} from "lightningcss";
import postcss, { AtRule, type Node } from "postcss";
import { type PageRecord, pageStyleId, printStyleId, recordId } from "../app/engine/page-record.ts";
import { styleTargets } from "./browsers.ts";

/** The parts of a page that selectors can match. */
interface Vocabulary {
  types: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  ids: ReadonlySet<string>;
  /** Whether anything is typed or picked, so that the parts of such a field can show. */
  hasFields: boolean;
}

const field = "textarea, select, input:not([type=radio], [type=checkbox], [type=hidden])";

/** The pseudo-elements within fields that browsers name their own way. */
const partOfField = /^-webkit-(?:date|calendar|search|inner|outer)/;

/** The elements in app/parts/chrome/Document.tsx and app/engine/PageScripts.tsx that this fills. */
const emptyStyle = `<style id="${pageStyleId}"></style>`;
const emptyPrintStyle = `<style id="${printStyleId}" media="print"></style>`;

/** A style element with its text. */
const fill = (element: string, css: string) => element.replace("><", () => `>${css}<`);

/** In a picture, the text of a style is text like any other. */
const escapeText = (css: string) => css.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const isPrint = ({ mediaType, qualifier }: MediaQuery) =>
  mediaType === "print" && qualifier !== "not";

/**
 * Fills each page's style elements with the rules the page uses, so that it can be painted as soon
 * as it arrives, and printed as soon as it is whole. Rules keep their order and layers: the full style sheet, loaded later, repeats
 * them and changes nothing visible.
 *
 * @param client folder of the built site
 * @param pages HTML files below it
 */
export function writePageStyles(client: string, pages: readonly string[]): void {
  const sheets = new Map<string, string>();
  const made = new Map<string, readonly [style: string, print: string]>();
  for (const page of pages) {
    const file = join(client, page);
    const html = readFileSync(file, "utf8");
    if (!html.includes(emptyStyle) || !html.includes(emptyPrintStyle)) {
      throw new Error(`${page} has no empty style elements to fill`);
    }
    const $ = load(html);
    const { style: href }: PageRecord = JSON.parse($(`#${recordId}`).text());
    const css = getOnce(sheets, href, () => readRules(join(client, href)));
    const vocabulary = readVocabulary($);
    const { types, classes, ids, hasFields } = vocabulary;
    // Pages of one kind use the same rules, so thousands of articles cost no more than one.
    const unescaped = css.replaceAll("\\", "");
    const used = [types, classes, ids].map((names) =>
      [...names].filter((name) => unescaped.includes(name)).sort(),
    );
    const [style, print] = getOnce(made, JSON.stringify([href, used, hasFields]), () => [
      fill(emptyStyle, pickRules(css, vocabulary)),
      fill(emptyPrintStyle, escapeText(pickPrintRules(css, vocabulary))),
    ]);
    writeFileSync(
      file,
      html.replace(emptyStyle, () => style).replace(emptyPrintStyle, () => print),
    );
  }
}

/** A style sheet without the comment that names its license: the file itself keeps it. */
function readRules(file: string): string {
  const css = readFileSync(file, "utf8");
  return css.startsWith("/*!") ? css.slice(css.indexOf("*/") + 2).trimStart() : css;
}

function getOnce<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

function readVocabulary($: ReturnType<typeof load>): Vocabulary {
  const types = new Set<string>();
  const classes = new Set<string>();
  const ids = new Set<string>();
  $("*").each((_, element) => {
    if (!("attribs" in element)) return;
    types.add(element.name.toLowerCase());
    const { class: names, id } = element.attribs;
    for (const name of names?.split(/\s+/) ?? []) classes.add(name);
    if (id) ids.add(id);
  });
  return { types, classes, ids, hasFields: $(field).length > 0 };
}

/**
 * The rules of a style sheet that can apply to a page on a screen, and the custom properties and
 * keyframes that they use; attributes and states are assumed to match. What shows where the visitor points comes with
 * the full style sheet.
 */
export function pickRules(css: string, vocabulary: Vocabulary): string {
  return dropUnusedProperties(
    visit(css, {
      Rule: {
        media({ value: { query } }) {
          return query.mediaQueries.every(isPrint) ? [] : undefined;
        },
        style(rule) {
          return rule.value.selectors.some((selector) => fits(selector, vocabulary))
            ? undefined
            : [];
        },
      },
    }),
  );
}

/** The rules that are for print alone, and can apply to a page. */
export function pickPrintRules(css: string, vocabulary: Vocabulary): string {
  const root = postcss.parse(css);
  root.walk((node) => {
    const isRule = node.type === "rule" || (node.type === "atrule" && ownRules.test(node.name));
    if (isRule && !isInPrint(node)) node.remove();
  });
  const print = visit(root.toString(), {
    Rule: {
      style: ({ value }) =>
        value.selectors.some((selector) => fits(selector, vocabulary)) ? undefined : [],
    },
  });
  // What has become empty goes with the next transformation.
  return visit(print, {});
}

/** Rules of their own kind, not conditions on others. */
const ownRules = /^(?:font-face|keyframes|property)$/;

function isInPrint({ parent }: Node): boolean {
  if (!parent) return false;
  return (parent instanceof AtRule && parent.params === "print") || isInPrint(parent);
}

function dropUnusedProperties(css: string): string {
  const used = new Set([...css.matchAll(/(?:var|style)\((--[\w-]+)/g)].map(([, name]) => name));
  return visit(css, {
    Rule: {
      property: ({ value }) => (used.has(value.name) ? undefined : []),
      keyframes: ({ value: { name } }) =>
        new RegExp(`anim[^;}]*\\b${name.value}\\b`).test(css) ? undefined : [],
    },
    Declaration: {
      custom: ({ name }) => (used.has(name) || !name.startsWith("--") ? undefined : []),
    },
  });
}

function visit(css: string, visitor: Visitor<never>): string {
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
  if (part.type === "class") return vocabulary.classes.has(part.name);
  if (part.type === "type") return vocabulary.types.has(part.name.toLowerCase());
  if (part.type === "id") return vocabulary.ids.has(part.name);
  if (part.type === "pseudo-element" && isPartOfField(part)) return vocabulary.hasFields;
  // Only what is typed can be invalid to Firefox.
  if (part.type === "pseudo-class" && isMozInvalid(part)) return vocabulary.hasFields;
  // By the time a visitor points at something, the full style sheet is there.
  if (part.type === "pseudo-class" && part.kind === "hover") return false;
  if (part.type === "pseudo-class" && (part.kind === "is" || part.kind === "where")) {
    return part.selectors.some((selector) => fits(selector, vocabulary));
  }
  return true;
}

const isMozInvalid = (part: SelectorComponent & { type: "pseudo-class" }) =>
  part.kind === "custom" && part.name === "-moz-ui-invalid";

function isPartOfField(part: SelectorComponent & { type: "pseudo-element" }): boolean {
  if (part.kind === "custom") return partOfField.test(part.name);
  return part.kind === "placeholder" || part.kind === "file-selector-button";
}
