/** What one check of the finished site found. */
export interface Finding {
  name: string;
  outcome: "ok" | "failed" | "not checked";
  /** What was verified, or each fault, or why it could not be checked. */
  says: readonly string[];
}

/** A check that passes when there are no faults; `verified` says what that means. */
export function judge(name: string, faults: readonly string[], verified: string): Finding {
  return faults.length === 0
    ? { name, outcome: "ok", says: [verified] }
    : { name, outcome: "failed", says: faults };
}

export function renderFinding({ name, outcome, says }: Finding): string {
  const shown = says.slice(0, 8);
  if (says.length > shown.length) shown.push(`and ${says.length - shown.length} more like these`);
  const head = `${outcome === "failed" ? "FAILED" : outcome}`.padEnd(12) + name.padEnd(12);
  return shown
    .map((line, index) => (index === 0 ? head : " ".repeat(head.length)) + line)
    .join("\n");
}
