/** A line that begins a field or a list item, with its indentation. */
const structural = /^([ \t]*)(?:- |-$|[\w-]+:(?: |$))/;

/** A line below which something is indented: `field:`, `-`, or a block of text. */
const opensGroup = /(?:^|[ -])[\w-]*:\s*$|^\s*-\s*$|: *[|>][+-]?\d*\s*$/;

/**
 * Why a YAML text's indentation can't be read, in words. For texts that are faulty: in a sound one,
 * continued lines could be mistaken for fields.
 *
 * @returns the first line that is indented like none of the lines above it, 1-based
 */
export function findIndentFault(source: string): { line: number; message: string } | undefined {
  const levels = [0];
  let opened = true;
  let above = { line: 1, indent: 0 };
  let entry = above;
  let block: number | undefined;
  for (const [index, text] of source.split("\n").entries()) {
    const indent = text.search(/\S/);
    if (indent < 0 || text[indent] === "#" || (block !== undefined && indent > block)) continue;
    block = /: *[|>][+-]?\d*\s*$/.test(text) ? indent : undefined;
    const line = index + 1;
    if (/^ *\t/.test(text)) return { line, message: "is indented with a tab, expected spaces" };
    if (!structural.test(text)) continue;
    const isEntry = text[indent] === "-";
    const neighbor = isEntry ? entry : above;
    while (indent < (levels.at(-1) ?? 0)) levels.pop();
    if (indent !== levels.at(-1)) {
      if (!opened || indent < neighbor.indent) {
        const spaces = indent === 1 ? "1 space" : `${indent} spaces`;
        const message = `is indented by ${spaces}, its neighbor in line ${neighbor.line} by ${neighbor.indent}`;
        return { line, message };
      }
      levels.push(indent);
    }
    // The fields of a list item are indented like the first, behind the hyphens.
    const [hyphens = ""] = /^(?:- +)*/.exec(text.slice(indent)) ?? [];
    if (hyphens) levels.push(indent + hyphens.length);
    above = { line, indent: indent + hyphens.length };
    if (isEntry) entry = { line, indent };
    opened = opensGroup.test(text);
  }
  return undefined;
}
