import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * What axe finds, one line each: the rule and where.
 *
 * @param exceptions ids of rules that do not apply to the state of the page
 */
export async function findViolations(page: Page, exceptions: string[] = []): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags(rules).disableRules(exceptions);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")}: ${failureSummary}`),
  );
}
