/** The result of one check of the finished site. */
export interface Finding {
  name: string;
  outcome: "ok" | "failed" | "not checked";
  /** What was verified, or each fault, or why it could not be checked. */
  messages: readonly string[];
}

/** A check that passes if there are no faults, with `verified` as its message. */
export function judgeCheck(name: string, faults: readonly string[], verified = ""): Finding {
  return faults.length === 0
    ? { name, outcome: "ok", messages: [verified] }
    : { name, outcome: "failed", messages: faults };
}

/** What could not be checked, and why. */
export const skipCheck = (name: string, reason: string): Finding => ({
  name,
  outcome: "not checked",
  messages: [reason],
});

/** Faults of individual pages; one shared by several pages is listed once. */
export function groupFaults(faults: readonly { path: string; fault: string }[]): string[] {
  return [...new Set(faults.map(({ fault }) => fault))].map((fault) => {
    const paths = new Set(faults.filter((one) => one.fault === fault).map(({ path }) => path));
    const [path] = paths;
    return paths.size === 1
      ? `${path}: ${fault}`
      : `${paths.size} pages, such as ${path}: ${fault}`;
  });
}

/** A value for use in a sentence; long ones are truncated. */
export function shortenValue(value: string | null): string {
  if (value === null) return "missing";
  return value.length > 60 ? `"${value.slice(0, 60)}…"` : `"${value}"`;
}

export function renderFinding({ name, outcome, messages }: Finding): string {
  const shown = messages.slice(0, 8);
  if (messages.length > shown.length)
    shown.push(`and ${messages.length - shown.length} more like these`);
  const head = `${outcome === "failed" ? "FAILED" : outcome}`.padEnd(12) + name.padEnd(12);
  return shown
    .map((line, index) => (index === 0 ? head : " ".repeat(head.length)) + line)
    .join("\n");
}
