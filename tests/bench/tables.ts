/** A Markdown table. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** How many times as much one is as the other. */
export function formatRatio(value: number, base: number): string {
  return `${(value / base).toFixed(2)} ×`;
}
