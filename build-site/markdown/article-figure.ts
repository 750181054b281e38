import { readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "cheerio/slim";
import { suggestNearest } from "content-model/nearest";
import { escapeHtml } from "../../app/parts/head/page-graph.ts";

/** Elements an article's drawing may use. Text is set in the site's mono font. */
const elements = "svg g path line rect circle polyline polygon text tspan".split(" ");

const attributes =
  "class cx cy d dx dy height points r rx stroke-dasharray text-anchor transform viewBox width x x1 x2 xmlns y y1 y2".split(
    " ",
  );

const styles = readFileSync(
  join(import.meta.dirname, "../../app/parts/articles/article.css"),
  "utf8",
);

/** Classes a shape or text may have: those that the style sheet has a rule for. */
const looks = [...new Set(styles.match(/(?<=^ {2}& \.drawing [^{\n]*\.)[\w-]+/gm))];

/**
 * A drawing of an article's folder as a figure of the page, and what is wrong with it. It is one image
 * for screen readers, colored by the site's style sheet. Only shapes and text are accepted; anything else
 * (scripts, styles, links, other files) is a fault.
 *
 * @param source the SVG file's text; undefined if there is no such file
 * @param alt what the drawing shows, in words
 * @param caption HTML
 */
export function drawFigure(
  source: string | undefined,
  alt: string,
  caption: string | undefined,
): { html: string; faults: string[] } {
  if (source === undefined) {
    return { html: "", faults: ["is not a drawing in this article's folder"] };
  }
  const $ = load(source, { xml: true });
  const root = $("svg").first();
  const viewBox = root.attr("viewBox") ?? "";
  if (!/^(-?[\d.]+ ){3}[\d.]+$/.test(viewBox)) {
    return { html: "", faults: ['is not a drawing; expected <svg viewBox="0 0 width height">'] };
  }
  const faults = $.root()
    .find("*")
    .toArray()
    .flatMap(({ name, attribs }) => findElementFaults(name.toLowerCase(), attribs));
  const content = $.xml(root.contents())
    .replace(/<!--.*?-->/gs, "")
    .replace(/>\s+</g, "><")
    .trim();
  const svg = `<svg viewBox="${viewBox}" role="img" aria-label="${escapeHtml(alt)}">${content}</svg>`;
  const figcaption = caption ? `<figcaption>${caption}</figcaption>` : "";
  return { html: `<figure class="drawing">${svg}${figcaption}</figure>\n`, faults };
}

function findElementFaults(name: string, attribs: Record<string, string>): string[] {
  const strangers = Object.keys(attribs).filter((attribute) => !attributes.includes(attribute));
  const unknown =
    (attribs.class ?? "").match(/\S+/g)?.filter((look) => !looks.includes(look)) ?? [];
  return [
    ...(elements.includes(name)
      ? []
      : [`<${name}> is not accepted; expected one of ${elements.join(", ")}`]),
    ...strangers.map(
      (attribute) =>
        `${attribute} of <${name}> is not accepted${suggestNearest(attribute, attributes)}`,
    ),
    ...unknown.map(
      (look) =>
        `"${look}" is not a look; expected one of ${looks.join(", ")}${suggestNearest(look, looks)}`,
    ),
  ];
}
