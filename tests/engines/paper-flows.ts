import { inflateSync } from "node:zlib";
import { expect } from "vitest";
import { getCalculatorPath, paths } from "../../app/routes.ts";
import type { Flow } from "./flow.ts";
import { wakeIslands } from "./page-checks.ts";
import type { Visitor } from "./visitor.ts";

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

/** What is printed, and what shows in it once it is live, where that is not at once. */
const printed: readonly [path: string, live?: string][] = [
  [getCalculatorPath("turnaround-countdown"), "[data-live] > [data-sheet]"],
  [`${paths.try}?${settled}`, "[data-playing=result]"],
  [paths.journey],
];

async function printTexts({ driver }: Visitor, what: string): Promise<number[]> {
  const sheets = countTexts((await driver.print?.()) ?? new Uint8Array());
  expect.soft(sheets.length, `sheets of ${what}`).toBeGreaterThan(0);
  expect.soft(sheets, `texts on the sheets of ${what}`).not.toContain(0);
  return sheets;
}

const paper: Flow = {
  title: "no printed sheet is blank; an example is printed alike before and after it is live",
  async run(visitor) {
    const [example] = printed;
    for (const [path, live] of printed) {
      await visitor.leave(path);
      const asDrawn = path === example?.[0] ? await printTexts(visitor, path) : undefined;
      await visitor.waitUntilLive();
      if (live) {
        await wakeIslands(visitor);
        await visitor.expectShown(live);
      }
      const sheets = await printTexts(visitor, `${path}, live`);
      if (asDrawn) expect.soft(sheets, path).toEqual(asDrawn);
    }
  },
};

/** For engines whose driver can print. */
export const paperFlows: readonly Flow[] = [paper];
