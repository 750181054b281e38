import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** `wcag22aa` brings the size and spacing of targets (2.5.8), which axe leaves out by default. */
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface AxeScope {
  /** Only this part of the page, as a selector: where nothing else has changed. */
  within?: string;
  /** Ids of rules that do not apply to the state of the page. */
  exceptions?: string[];
}

/** What axe finds, one line each: the rule and where. */
export async function findViolations(
  page: Page,
  { within, exceptions = [] }: AxeScope = {},
): Promise<string[]> {
  // On the faint grid, a picture, axe cannot tell the contrast of a text: it is taken away.
  await page.evaluate(() => {
    for (const sheet of document.querySelectorAll<HTMLElement>(".sheet-grid")) {
      sheet.style.backgroundImage = "none";
    }
  });
  // What passes is not looked into: it takes half of the time.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(rules)
    .disableRules(exceptions);
  if (within) axe.include(within);
  // The site has no frames: axe need not open a page of its own to gather their results.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")}: ${failureSummary}`),
  );
}
