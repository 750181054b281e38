/** A reader of `_headers` as Cloudflare Pages reads it (developers.cloudflare.com/pages/configuration/headers). */
export interface HeaderRule {
  pattern: string;
  /** Names with values, in order; undefined takes a header away. */
  lines: [name: string, value: string | undefined][];
}

export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split("\n").filter((part) => part.trim() !== "")) {
    if (/^\S/.test(line)) rules.push({ pattern: line, lines: [] });
    else {
      const [, taken, name = "", value] = /^\s+(! )?([\w-]+)(?:: (.*))?$/.exec(line) ?? [];
      rules.at(-1)?.lines.push([name, taken ? undefined : value]);
    }
  }
  return rules;
}

/** Headers that the rules give to an address, such as "https://x.pages.dev/about". */
export function applyHeaderRules(rules: readonly HeaderRule[], address: string): Headers {
  const { host, pathname } = new URL(address);
  const headers = new Headers();
  for (const { lines, pattern } of rules) {
    const tested = pattern.startsWith("https://") ? `https://${host}${pathname}` : pathname;
    const expression = pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*");
    if (!new RegExp(`^${expression}$`).test(tested)) continue;
    for (const [name, value] of lines) if (value === undefined) headers.delete(name);
    // Cloudflare joins what two rules say; a header twice is a mistake here.
    for (const [name, value] of lines) if (value !== undefined) headers.append(name, value);
  }
  return headers;
}
