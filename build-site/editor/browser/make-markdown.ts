import TurndownService from "turndown";
import { readMarkedText } from "./read-marked-text.ts";

const turndown = new TurndownService({ br: "", emDelimiter: "_" });
turndown.addRule("code", { filter: ["pre", "code"], replacement: (content) => content });

const makeLine = (text: string) => text.replace(/\s+/g, " ").trim();

// The highest that an article has is ##: those of a text that begins with # are one lower.
turndown.addRule("heading", {
  filter: ["h1", "h2", "h3", "h4", "h5", "h6"],
  replacement(content, node) {
    const hasFirst = node.closest("body")?.querySelector("h1") ? 1 : 0;
    const level = Math.min(3, Number(node.nodeName[1]) + hasFirst);
    const line = makeLine(content);
    return line && `\n\n${"#".repeat(level)} ${line}\n\n`;
  },
});

// The library writes three spaces after a mark, which are odd here.
turndown.addRule("entry", {
  filter: "li",
  replacement(content, node) {
    const list = node.parentElement;
    const number = Number(list?.getAttribute("start") ?? 1);
    const at = number + [...(list?.children ?? [])].indexOf(node);
    const mark = list?.nodeName === "OL" ? `${at}. ` : "- ";
    return `\n${mark}${content.trim().replace(/\n+/g, `\n${" ".repeat(mark.length)}`)}\n`;
  },
});

// Word's tables have no heading row; the first is one here.
turndown.addRule("table", {
  filter: "table",
  replacement(_, node) {
    const rows = [...(node as HTMLTableElement).rows].map((row) =>
      [...row.cells].flatMap((cell) => [
        makeLine(turndown.turndown(cell)).replaceAll("|", "\\|"),
        ...Array<string>(cell.colSpan - 1).fill(""),
      ]),
    );
    const rule = rows[0]?.map(() => "---") ?? [];
    const lines = [...rows.slice(0, 1), rule, ...rows.slice(1)];
    return `\n\n${lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n")}\n\n`;
  },
});

/** A footnote's mark that is no link, which needs no backslashes. */
const mark = /\\\[(\w{1,5})\\\](?![(:[])/g;

/**
 * Markdown as this site writes it, of HTML from a clipboard: headings, lists, tables, links, quotes,
 * bold and italic. Empty if there is nothing of a text in it, such as colored lines of a program.
 */
export function makeMarkdown(html: string): string {
  const text = readMarkedText(html);
  return text.querySelector("p, h1, h2, h3, h4, h5, h6, li, table, a, strong, em")
    ? turndown.turndown(text).replace(mark, "[$1]")
    : "";
}
