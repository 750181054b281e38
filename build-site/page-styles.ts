import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "cheerio/slim";
import { type Selector, type SelectorComponent, transform, type Visitor } from "lightningcss";
import { type PageRecord, recordId } from "../app/engine/page-record.ts";
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

/** The element in app/parts/chrome/Document.tsx that this fills. */
const emptyStyle = /(<style id="page-style">)(<\/style>)/;

/**
 * Fills each page's style element with the rules the page uses, so that it can be painted as soon
 * as it arrives. Rules keep their order and layers: the full style sheet, loaded later, repeats
 * them and changes nothing visible.
 *
 * @param client folder of the built site
 * @param pages HTML files below it
 * @param unasked HTML that scripts may add to any page
 */
export function writePageStyles(client: string, pages: readonly string[], unasked: string): void {
  const sheets = new Map<string, string>();
  const made = new Map<string, string>();
  for (const page of pages) {
    const file = join(client, page);
    const html = readFileSync(file, "utf8");
    if (!emptyStyle.test(html)) throw new Error(`${page} has no empty style element to fill`);
    const $ = load(html + unasked);
    const { style: href }: PageRecord = JSON.parse($(`#${recordId}`).text());
    const css = getOnce(sheets, href, () => readFileSync(join(client, href), "utf8"));
    const vocabulary = readVocabulary($);
    const { types, classes, ids, hasFields } = vocabulary;
    // Pages of one kind use the same rules, so thousands of articles cost no more than one.
    const unescaped = css.replaceAll("\\", "");
    const used = [types, classes, ids].map((names) =>
      [...names].filter((name) => unescaped.includes(name)).sort(),
    );
    const style = getOnce(made, JSON.stringify([href, used, hasFields]), () =>
      pickRules(css, vocabulary),
    );
    writeFileSync(
      file,
      html.replace(emptyStyle, (_, start, end) => start + style + end),
    );
  }
}

function getOnce(known: Map<string, string>, key: string, make: () => string): string {
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
 * The rules of a style sheet that can apply to a page, on a screen and on paper, and the custom properties and
 * keyframes that they use; attributes and states are assumed to match. What shows where the visitor points comes with
 * the full style sheet.
 */
export function pickRules(css: string, vocabulary: Vocabulary): string {
  return dropUnusedProperties(
    visit(css, {
      Rule: {
        style(rule) {
          return rule.value.selectors.some((selector) => fits(selector, vocabulary))
            ? undefined
            : [];
        },
      },
    }),
  );
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
  // By the time a visitor points at something, the full style sheet is there.
  if (part.type === "pseudo-class" && part.kind === "hover") return false;
  if (part.type === "pseudo-class" && (part.kind === "is" || part.kind === "where")) {
    return part.selectors.some((selector) => fits(selector, vocabulary));
  }
  return true;
}

function isPartOfField(part: SelectorComponent & { type: "pseudo-element" }): boolean {
  if (part.kind === "custom") return partOfField.test(part.name);
  return part.kind === "placeholder" || part.kind === "file-selector-button";
}
