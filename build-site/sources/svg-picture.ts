import { load } from "cheerio/slim";

/** Elements of a static picture. Text is not among them: its font differs from machine to machine. */
const elements = new Set(
  "svg g defs title desc metadata style path line rect circle ellipse polyline polygon use symbol clippath mask marker pattern lineargradient radialgradient stop".split(
    " ",
  ),
);

/** What an SVG by the team has that a picture must not have, or undefined. */
export function findSvgFault(source: string): string | undefined {
  if (/<!(?:DOCTYPE[^>]*\[|ENTITY)/i.test(source)) return "declares entities; save it as plain SVG";
  const $ = load(source, { xml: true });
  if (!/^(-?[\d.]+[ ,]+){3}[\d.]+$/.test($("svg").first().attr("viewBox") ?? "")) {
    return 'has no size, expected <svg viewBox="0 0 width height">';
  }
  for (const element of $.root().find("*").toArray()) {
    const name = element.name.toLowerCase();
    // Programs that draw keep notes of their own, such as sodipodi:namedview.
    if (!name.includes(":") && !elements.has(name)) {
      const advice = name === "text" ? "; convert text to paths" : "";
      return `has <${name}>, expected only shapes${advice}`;
    }
    for (const [attribute, value] of Object.entries(element.attribs)) {
      if (/^on/i.test(attribute)) return `has ${attribute}, expected a picture without scripts`;
      const isLink = /^(?:xlink:)?href$/i.test(attribute) && !value.startsWith("#");
      if (isLink || reachesOut(value)) return `refers to something outside the file: ${value}`;
    }
    if (name === "style" && reachesOut($(element).text())) {
      return "has a style that refers to something outside the file";
    }
  }
}

/** Whether a style or attribute loads anything but a part of the same file. */
function reachesOut(value: string): boolean {
  if (/@import/i.test(value)) return true;
  // What follows `url(`, with or without a quote; nothing is no address.
  const addresses = [...value.matchAll(/url\(\s*(["']?)(.?)/gi)];
  return addresses.some(([, quote, first]) => first !== "#" && first !== quote);
}
