import { readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "cheerio/slim";
import { escapeHtml } from "../../app/content/escape-html.ts";
import { suggest } from "../../app/content/nearest.ts";

/** Elements an article's drawing may use. Text is set in the site's mono font. */
const elements = [
  "svg",
  "g",
  "path",
  "line",
  "rect",
  "circle",
  "polyline",
  "polygon",
  "text",
  "tspan",
];

const attributes = [
  "class",
  "cx",
  "cy",
  "d",
  "dx",
  "dy",
  "height",
  "points",
  "r",
  "rx",
  "stroke-dasharray",
  "text-anchor",
  "transform",
  "viewBox",
  "width",
  "x",
  "x1",
  "x2",
  "xmlns",
  "y",
  "y1",
  "y2",
];

const styles = readFileSync(
  join(import.meta.dirname, "../../app/parts/articles/article.css"),
  "utf8",
);

/** Classes a shape or text may have: those that the style sheet has a rule for. */
const looks = [...new Set(styles.match(/(?<=^ {2}& \.drawing [^{\n]*\.)[\w-]+/gm))];

type Drawing = { svg: string; faults: string[] };

/** A drawing of an article's folder as a figure of the page, and what is wrong with it. */
export function drawFigure(
  source: string | undefined,
  alt: string,
  caption: string | undefined,
): { html: string; faults: string[] } {
  if (source === undefined) {
    return { html: "", faults: ["is not a drawing in this article's folder"] };
  }
  const { svg, faults } = parseDrawing(source, alt);
  const figcaption = caption ? `<figcaption>${caption}</figcaption>` : "";
  return { html: `<figure class="drawing">${svg}${figcaption}</figure>\n`, faults };
}

/**
 * An article's drawing for the page: one image for screen readers, colored by the site's style
 * sheet. Only shapes and text are accepted; anything else (scripts, styles, links, other files) is
 * a fault.
 * @param source the SVG file's text
 * @param alt what the drawing shows, in words
 */
function parseDrawing(source: string, alt: string): Drawing {
  const $ = load(source, { xml: true });
  const root = $("svg").first();
  const faults: string[] = [];
  if (root.length === 0 || !/^(-?[\d.]+ ){3}[\d.]+$/.test(root.attr("viewBox") ?? "")) {
    return { svg: "", faults: ['is not a drawing; expected <svg viewBox="0 0 width height">'] };
  }
  for (const element of [
    root,
    ...root
      .find("*")
      .toArray()
      .map((each) => $(each)),
  ]) {
    const name = element.prop("tagName")?.toLowerCase() ?? "";
    if (!elements.includes(name)) {
      faults.push(`<${name}> is not accepted; expected one of ${elements.join(", ")}`);
    }
    for (const attribute of Object.keys(element.attr() ?? {})) {
      if (attributes.includes(attribute)) continue;
      faults.push(`${attribute} of <${name}> is not accepted${suggest(attribute, attributes)}`);
    }
    for (const look of (element.attr("class") ?? "").split(/\s+/).filter(Boolean)) {
      if (looks.includes(look)) continue;
      faults.push(
        `"${look}" is not a look; expected one of ${looks.join(", ")}${suggest(look, looks)}`,
      );
    }
  }
  const content = $.xml(root.contents())
    .replace(/<!--.*?-->/gs, "")
    .replace(/>\s+</g, "><");
  const viewBox = root.attr("viewBox");
  const svg = `<svg viewBox="${viewBox}" role="img" aria-label="${escapeHtml(alt)}">${content.trim()}</svg>`;
  return { svg, faults };
}
