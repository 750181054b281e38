import type { Page } from "@playwright/test";

/** Roles that say nothing without a name. */
const nameless =
  /^\s*- (link|button|heading|img|radio|checkbox|switch|searchbox|textbox|combobox|figure)( \[.*\])?:?$/;

/** A name that says the same twice, such as "Contact us Contact us". */
const doubled = /^\s*- (?:link|button|heading|img|radio|checkbox|switch) "(.{4,}) \1"/;

/** Texts without a letter or digit that are read as what they stand for, or end a sentence. */
const signs = /^[.,+×=–−]$/;

/** What a screen reader meets in the page's main part, one line each, in its order. */
export async function readAloud(page: Page): Promise<string[]> {
  return (await page.getByRole("main").ariaSnapshot()).split("\n");
}

/** The lines that tell nothing: controls without a name, names said twice, texts of signs alone. */
export function findNoise(lines: readonly string[]): string[] {
  return lines.filter((line) => {
    const [, text] = /^\s*- (?:text|paragraph|listitem|cell): "?(.*?)"?$/.exec(line) ?? [];
    const isSigns = text && !/[\p{L}\p{N}]/u.test(text) && !signs.test(text);
    return nameless.test(line) || doubled.test(line) || isSigns;
  });
}

export function findHeadings(lines: readonly string[]): string[] {
  return lines.flatMap((line) => /- '?heading "(.+?)" \[level=\d\]/.exec(line)?.[1] ?? []);
}
