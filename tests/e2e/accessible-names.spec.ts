import { decideBefore } from "./chrome-parts.ts";
import { expect, test } from "./fixtures.ts";
import { getTreeFile, pageAddresses, unknownAddresses } from "./page-addresses.ts";

/*
 * What a screen reader meets on each page, in its order: kept in accessible-names/, and written anew
 * by `npm run names`. Read the difference before you commit it. Prose is left out, so that a new
 * sentence is not a new tree.
 */

test.use({ contextOptions: { reducedMotion: "reduce" }, expectedProblems: [/404/] });

/** Roles that say nothing without a name. */
const nameless =
  /^\s*- (link|button|heading|img|radio|checkbox|textbox|combobox|figure)( \[.*\])?:?$/;

/** Texts without a letter or digit that are read as what they stand for, or end a sentence. */
const signs = /^[.,+×=–−]$/;

function findNoise(tree: string[]): string[] {
  return tree.filter((line) => {
    const [, text] = /^\s*- (?:text|paragraph|listitem|cell): "?(.*?)"?$/.exec(line) ?? [];
    return nameless.test(line) || (text && !/[\p{L}\p{N}]/u.test(text) && !signs.test(text));
  });
}

const leaveOutProse = (tree: string[]) =>
  tree.map((line) => line.replace(/^(\s*- (?:text|paragraph|strong|emphasis)): .{40,}$/, "$1"));

for (const path of [...pageAddresses, ...unknownAddresses]) {
  test(`${path} reads as it is written down`, async ({ page }) => {
    await decideBefore(page);
    await page.goto(path);
    const tree = (await page.getByRole("main").ariaSnapshot()).split("\n");
    expect.soft(findNoise(tree), "nameless or meaningless").toEqual([]);
    expect(`${leaveOutProse(tree).join("\n")}\n`).toMatchSnapshot(getTreeFile(path).split("/"));
  });
}
