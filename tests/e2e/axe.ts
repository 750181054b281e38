import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

declare global {
  interface Window {
    /** Undefined until it is first needed in a document. */
    axe?: typeof axe;
  }
}

/** `wcag22aa` brings the size and spacing of targets (2.5.8), which axe leaves out by default. */
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Browsers load it twice as fast as the package's main file. */
const axeScript = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Rules whose answer may be another one in a window of another width. */
export const widthRules = ["color-contrast", "scrollable-region-focusable", "target-size"];

interface AxeScope {
  /** Only this part of the page, as a selector: where nothing else has changed. */
  within?: string;
  /** All but these parts. */
  without?: readonly string[];
  /** Only these rules. */
  only?: readonly string[];
}

/** What axe finds, one line each: the rule and where. */
export async function findViolations(
  page: Page,
  { within, without, only }: AxeScope = {},
): Promise<string[]> {
  // Once for each document: loading it takes a quarter as long as a run.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axeScript);
  const context = without?.length ? { exclude: without.map((selector) => [selector]) } : within;
  const options: axe.RunOptions = {
    runOnly: only ? [...only] : rules,
    // What passes is not looked into: it takes half of the time.
    resultTypes: ["violations"],
    // Style sheets read again, for rules that are not among these.
    preload: false,
  };
  const results = await page.evaluate(
    ([place, options]) => {
      // On the faint grid, a picture, axe cannot tell the contrast of a text: it is taken away.
      for (const sheet of document.querySelectorAll<HTMLElement>(".sheet-grid")) {
        sheet.style.backgroundImage = "none";
      }
      return window.axe?.run(place ?? document, options);
    },
    [context, options] as const,
  );
  if (!results) throw new Error("axe is not in the page");
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")}: ${failureSummary}`),
  );
}
