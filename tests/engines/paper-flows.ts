import { inflateSync } from "node:zlib";
import { expect } from "vitest";
import { getToolPath, paths, toolIds } from "../../app/routes.ts";
import type { Flow } from "./flow.ts";

/** A page's content, as Firefox writes it, begins with the corner that it counts from: the upper one. */
const pageStart = /^1 0 0 -1 0 \d+ cm/;

/** How many pieces of text are on each sheet of a PDF file. */
function countTexts(pdf: Uint8Array): number[] {
  const file = Buffer.from(pdf).toString("latin1");
  const streams = file.matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n/g);
  return [...streams].flatMap(({ 0: { length }, index }) => {
    const start = index + length;
    const stream = Buffer.from(file.slice(start, file.indexOf("endstream", start)), "latin1");
    const content = inflateSync(stream).toString("latin1");
    return pageStart.test(content) ? [content.match(/\bBT\b/g)?.length ?? 0] : [];
  });
}

const settled =
  "role=maintenance&step=5&certificate=renew&hours=rule&scaffold=dismantle&line=correct";

const printed = [
  ...toolIds.map(getToolPath),
  `${paths.try}?${settled}`,
  paths.contact,
  paths.journey,
];

const paper: Flow = {
  title: "no printed sheet is blank",
  async run(visitor) {
    for (const path of printed) {
      await visitor.goTo(path);
      // The rules for print come with the style sheet of all pages.
      await visitor.waitFor("the style sheet is loaded", () =>
        [...document.styleSheets].some(({ href }) => href !== null),
      );
      const sheets = countTexts((await visitor.driver.print?.()) ?? new Uint8Array());
      expect.soft(sheets.length, `sheets of ${path}`).toBeGreaterThan(0);
      expect.soft(sheets, `texts on the sheets of ${path}`).not.toContain(0);
    }
  },
};

/** For engines whose driver can print. */
export const paperFlows: readonly Flow[] = [paper];
