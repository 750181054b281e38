import { makeMarkdown } from "./make-markdown.ts";

/** The fields that hold Markdown: a file's text below its head. */
const markdownField = '[data-key-path="body"]';

/** What nobody writes who does not mean Markdown: it stays as it is, whatever colors an editor gave it. */
const markdownSource = /^#{2,} |^\|.*\|\s*$|\*\*\S|\]\(/m;

/** A block of Markdown begins with a mark, or is one of several. */
const block = /^(?:[#>|]|- |\d+\. )|\n\n/;

/** Pasting what a word processor or a page has marked, into a Markdown field, keeps its marks. */
export function keepPastedMarks(event: ClipboardEvent): void {
  const box = event.target;
  if (!(box instanceof HTMLTextAreaElement) || !box.closest(markdownField)) return;
  const html = event.clipboardData?.getData("text/html") ?? "";
  if (markdownSource.test(event.clipboardData?.getData("text/plain") ?? "")) return;
  const markdown = makeMarkdown(html);
  if (!markdown) return;
  event.preventDefault();
  const before = box.value.slice(0, box.selectionStart);
  const after = box.value.slice(box.selectionEnd);
  const isBlock = block.test(markdown);
  const start = isBlock && /[^\n]$/.test(before) ? "\n\n" : "";
  const end = isBlock && /^[^\n]/.test(after) ? "\n\n" : "";
  // Outdated, but the one way that can be undone and that the form hears of.
  document.execCommand("insertText", false, start + markdown + end);
}
