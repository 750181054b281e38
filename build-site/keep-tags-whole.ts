import { load } from "cheerio/slim";

/**
 * What is no text of a page, is taken over by React as it was drawn, or has no lines that wrap: a cell of
 * the footer's title block is one word, which breaks with enlarged text alone.
 */
const untouched = "head, script, style, template, textarea, option, svg, footer, [data-island]";

/** Longer words, such as addresses and register numbers, may break. */
const longest = 16;

/**
 * Whether a word is a tag of equipment, a number of an order, a range or the like: "E-2104", "24-hour"; in a
 * column's head, any that has a hyphen.
 */
const isTag = (word: string, isInHead: boolean) =>
  word.length <= longest && (isInHead || /\d/.test(word)) && /[\p{L}\d]-[\p{L}\d]/u.test(word);

/** An element whose texts are laid out beside each other, where one must stay one. */
const isRow = (classes = "") => /(?:^|[\s:])(?:inline-)?(?:flex|grid)(?:\s|$)/.test(classes);

const wrap = (text: string) => `<span class="whitespace-nowrap">${text}</span>`;

/**
 * A document in which no line ends within a tag, as browsers would end it after a hyphen. The text stays
 * as it is, so that searching finds it. What islands show is theirs to keep whole (WholeWords).
 */
export function keepTagsWhole(html: string): string {
  const $ = load(html, { xml: { xmlMode: false, withStartIndices: true, withEndIndices: true } });
  const changes = $("body *")
    .not($(untouched).find("*").addBack())
    .contents()
    .get()
    .flatMap((node) => {
      if (node.type !== "text" || !node.data.includes("-")) return [];
      const [start, end] = [node.startIndex ?? 0, (node.endIndex ?? -1) + 1];
      const written = html.slice(start, end);
      const isInHead = $(node).closest("thead").length > 0;
      const whole = written.replace(/[^\s/]+/g, (word) =>
        isTag(word, isInHead) ? wrap(word) : word,
      );
      if (whole === written) return [];
      const isApart = written.trim().includes(" ") && isRow($(node).parent().attr("class"));
      return [{ start, end, text: isApart ? `<span>${whole}</span>` : whole }];
    });
  changes.sort((one, other) => other.start - one.start);
  return changes.reduce(
    (text, change) => text.slice(0, change.start) + change.text + text.slice(change.end),
    html,
  );
}
