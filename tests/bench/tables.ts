/** A Markdown table. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** A number with so many decimals; a dash for what was not measured. */
export function formatNumber(value: number, decimals = 0): string {
  return Number.isNaN(value) ? "–" : value.toFixed(decimals);
}

/** How many times as much one is as the other. */
export function formatRatio(value: number, base: number): string {
  const ratio = formatNumber(value / base, 2);
  return ratio === "–" ? ratio : `${ratio} ×`;
}

/** How much more one is than the other, with its sign. */
export function formatDifference(value: number, base: number): string {
  const difference = formatNumber(value - base);
  return value > base ? `+${difference}` : difference;
}
