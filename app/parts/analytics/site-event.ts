import type { CalculatorId } from "../../routes.ts";

/**
 * What is counted besides pages: each event's name, and all it says. Never anything typed, and no
 * address with a query. docs/analytics.md lists them.
 */
export type SiteEvent =
  /** The first input into an empty contact form. */
  | { name: "form_begun" }
  /** The contact form's message was received. */
  | { name: "form_sent" }
  /** The first step or decision of "Settle one shift". */
  | { name: "demo_begun" }
  /** All four decisions are made, and what came of them is shown. */
  | { name: "demo_finished" }
  /** The first change of a value on a calculator; `calculator` is the sheet's id. */
  | { name: "calculator_used"; props: { calculator: CalculatorId } }
  /** A document was asked for; `file` is its path. */
  | { name: "download"; props: { file: string } };

/** In place of an address that is no page's: it is whatever somebody typed, or a link that was cut. */
const missingPath = "/404";

/**
 * The part of an address that analytics receives: origin, path and campaign labels. The rest of the
 * query string has what a visitor searched for or chose, and is not reported.
 *
 * @param isFound whether there is a page at the address
 */
export function getPageAddress(
  { origin, pathname, search }: Location | URL,
  isFound: boolean,
): string {
  const labels = [...new URLSearchParams(search)].filter(([name]) => /^utm_[a-z]+$/.test(name));
  const query = new URLSearchParams(labels).toString();
  return origin + (isFound ? pathname : missingPath) + (query && `?${query}`);
}

export function getShownAddress(): string {
  // Every page names its own address in its head, but for the not-found pages.
  const isFound = document.querySelector('link[rel="canonical"]') !== null;
  return getPageAddress(location, isFound);
}
