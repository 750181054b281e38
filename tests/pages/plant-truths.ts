import type { CheerioAPI } from "cheerio";
import { type Figure, findUntrue, listFigures, splitSentences } from "./page-figures.ts";
import type { Records } from "./plant-records.ts";

/*
 * Compares pages with the sample plant (docs/plant.md): a figure has to be one of the record that it stands
 * beside, in its row, its sentence, or the figure around it.
 */

type Selection = ReturnType<CheerioAPI>;
type Node = Selection[number];

/** Text with plain spaces and a plain minus sign: a page keeps a unit with its number by other ones. */
export const normalize = (text: string): string =>
  text.replace(/[\s\u00a0\u2009\u202f]+/g, " ").replaceAll("\u2212", "-");

/** Text nodes apart from one another: "Crew 7" beside "14 h" is not "Crew 714 h". */
export function getText($: CheerioAPI, selection: Selection): string {
  const texts = selection
    .find("*")
    .addBack()
    .not("script, style, [data-calculation] *")
    .contents()
    .filter((_, node) => node.type === "text")
    .map((_, node) => $(node).text())
    .get();
  return normalize(texts.join(" "));
}

const inline =
  "span, a, b, strong, em, i, code, sup, sub, small, time, mark, button, label, abbr, tspan";

/** What a text within is not about a record outside. */
const bounds = "section, article, main, body, .page-column, .dense-bands, :has(h2)";

/**
 * What a page says that the plant does not, each with its text.
 *
 * @param isReferred whether content names a figure by a reference, so that its words do not have to
 */
export function findContradictions(
  $: CheerioAPI,
  records: Records,
  isReferred: (figure: Figure) => boolean = () => false,
): string[] {
  const known = new Map<Node, string[]>();
  /** The records that elements name, with what they say to a screen reader. */
  const listNames = (elements: Selection): string[] =>
    elements.get().flatMap((node) => {
      const label = `${$(node).attr("alt") ?? ""} ${$(node).attr("aria-label") ?? ""}`;
      const names = known.get(node) ?? records.listNames(`${getText($, $(node))} ${label}`);
      known.set(node, names);
      return names;
    });

  return [...listUnits($)].flatMap(([node, figures]) => {
    const unit = $(node);
    const { around, headings } = findSubjects($, unit, listNames);
    const readings = records.getReadings(around, headings);
    const untrue = findUntrue(figures, readings, records.common);
    // A text without a record is about one of the plant if two of its figures are, or one of two to the cent.
    const isAbout = figures.length - untrue.length >= (figures.every(isPrecise) ? 1 : 2);
    if (around.length === 0 && !isAbout) return [];
    return untrue
      .filter((figure) => !isReferred(figure))
      .filter(({ kind }) => readings.some((truths) => truths.some(kind.has)))
      .map(({ printed }) => {
        const about = around.length === 0 ? "no record" : around.join(", ");
        return `${printed} beside ${about}: "${getText($, unit).trim().slice(0, 200)}"`;
      });
  });
}

/** With two decimals, as nothing but the plant has them. */
const isPrecise = ({ number }: Figure) => /\.\d\d$/.test(number);

/** The figures of a page by what belongs together. */
function listUnits($: CheerioAPI): Map<Node, Figure[]> {
  const units = new Map<Node, Figure[]>();
  $("body")
    .find("*")
    .not(`script, style, ${inline}, [data-calculation], [data-calculation] *`)
    .each((_, node) => {
      const text = getOwnText($, $(node));
      if (!/\d/.test(text)) return;
      const [unit = node] = findUnit($(node)).get();
      const heading = getHeading($(node));
      // The figures of a sentence are among its words, not among those of the next one.
      const figures = splitSentences(text).flatMap((sentence) =>
        listFigures(sentence, `${heading} ${sentence}`),
      );
      if (figures.length > 0) units.set(unit, [...(units.get(unit) ?? []), ...figures]);
    });
  return units;
}

/** The text of an element that is not in a paragraph or another block below, or its text alternative. */
function getOwnText($: CheerioAPI, element: Selection): string {
  const texts = [element.attr("alt") ?? ""];
  const read = (selection: Selection) =>
    selection.contents().each((_, node) => {
      if (node.type === "text") texts.push($(node).text());
      else if ($(node).is(inline)) read($(node));
    });
  read(element);
  return normalize(texts.join(" ")).trim();
}

/** The words above and before a cell or a field. */
function getHeading(element: Selection): string {
  const cell = element.closest("td, th");
  const column = cell.closest("table").find("thead th").eq(cell.index()).text();
  const term = element.is("dd") ? element.prevAll("dt").first().text() : "";
  return normalize(`${cell.attr("data-column") ?? column} ${cell.siblings("th").text()} ${term}`);
}

/** What belongs together: a row with the one that it opens, fields with what opens them, or a text alone. */
function findUnit(element: Selection): Selection {
  const row = element.closest("tr");
  const above = row.children().length === 1 ? row.prev("tr") : row.slice(0, 0);
  const candidates = [above, row, element.closest("details:has(> dl)"), element.closest("dl")];
  return candidates.find(({ length }) => length > 0) ?? element;
}

/** The records that a text is about: those it names or else those around it, and those of headings above. */
function findSubjects(
  $: CheerioAPI,
  unit: Selection,
  listNames: (elements: Selection) => string[],
): { around: string[]; headings: string[] } {
  const opened = unit.is("tr") ? unit.nextUntil(":has(> * + *)") : unit.slice(0, 0);
  let around = [...listNames(unit), ...listNames(opened)];
  const headings: string[] = [];
  const elsewhere = new Set<string>();
  for (const node of unit.parents().get()) {
    const element = $(node);
    const names = listNames(element);
    if (element.is(bounds)) {
      if (around.length === 0) around = findOnly(names, unit.is("h1, h2"));
      break;
    }
    // One item of a list is not about what the next one names, nor words about the screen beside them.
    if (element.is("ol, ul")) for (const id of names) elsewhere.add(id);
    if (element.is("li")) for (const id of listNames(element.find("[inert]"))) elsewhere.add(id);
    if (around.length === 0) around = names.filter((id) => !elsewhere.has(id));
    headings.push(
      ...findHeadings(element, unit)
        .get()
        .flatMap((heading) => listOnes(listNames($(heading)))),
    );
  }
  return { around, headings };
}

/** The one worker or scaffold that a section names; in a heading of it, the one worker. */
function findOnly(names: readonly string[], isHeading: boolean): string[] {
  const candidates = isHeading ? names.filter((id) => id.startsWith("W-")) : names;
  return candidates.length === 1 ? candidates.filter((id) => /^[SW]-/.test(id)) : [];
}

/** The headings of an element: its caption, or a short first line without an amount. */
function findHeadings(element: Selection, unit: Selection): Selection {
  const first = element.children().first().not(".sr-only").not(unit);
  const isLine = first.text().length <= 80 && !first.text().includes("$");
  const headings = element.children("caption, h1, h2, h3, h4");
  return headings.add(element.is("li") ? element.find("h3").first() : []).add(isLine ? first : []);
}

/** The names in a heading; one with several of a kind is a list or a plan, and no heading. */
function listOnes(names: readonly string[]): readonly string[] {
  const kinds = names.map((name) => name.replace(/[\dN]+$/, ""));
  return new Set(kinds).size === kinds.length ? names : [];
}
