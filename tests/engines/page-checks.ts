import { load } from "cheerio";
import { expect } from "vitest";
import { findLostText } from "../sweep/lost-text.ts";
import { unknownAddresses } from "../sweep/page-addresses.ts";
import { findUnreachable } from "../sweep/reach.ts";
import type { Visitor } from "./visitor.ts";

/** The name and text of each island. */
type Islands = (readonly [name: string, text: string])[];

/** The islands of each page as the build drew them; read once for all windows. */
const drawn = new Map<string, Promise<Islands>>();

async function readDrawnIslands(url: string): Promise<Islands> {
  const document = load(await (await fetch(url)).text());
  return document("[data-island]")
    .get()
    .map((island) => [island.attribs["data-island"] ?? "", document(island).text()] as const);
}

const readIslands = (visitor: Visitor): Promise<Islands> =>
  visitor.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[data-island]")].map(
      ({ dataset, textContent }) => [dataset.island ?? "", textContent] as const,
    ),
  );

/** Turns to a calculation sheet, which sleeps until then, and waits until everything is live. */
async function wakeIslands(visitor: Visitor): Promise<void> {
  await visitor.evaluate(() => {
    const sheet = document.querySelector("[data-sheet]");
    sheet?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  });
  await visitor.waitFor("every island is live", () => {
    const islands = document.querySelectorAll<HTMLElement>("[data-island]:not([data-live])");
    return [...islands].every(
      ({ dataset, firstElementChild }) =>
        dataset.onDemand !== undefined && firstElementChild?.matches("[data-sheet]") !== true,
    );
  });
}

/**
 * Opens a page and looks at what an engine may do otherwise than the one that the other tests use.
 *
 * An island's text is the same in every engine: what the build drew in Node is what the browser draws
 * at first, or React throws away what a visitor has done in it.
 */
export async function checkPage(visitor: Visitor, path: string): Promise<void> {
  const isUnknown = unknownAddresses.includes(path);
  const url = new URL(path, visitor.site.origin).href;
  const wanted = drawn.get(url) ?? readDrawnIslands(url);
  drawn.set(url, wanted);
  await visitor.goTo(path);
  await wakeIslands(visitor);
  // Where there is no page, the seconds to the home page are counted down.
  if (!isUnknown) expect.soft(await readIslands(visitor), "texts once live").toEqual(await wanted);
  expect.soft(await visitor.evaluate(findUnreachable), "out of reach").toEqual([]);
  expect.soft(await findLostText(visitor), "lost text").toEqual([]);
  await visitor.expectNoProblems(isUnknown ? [`404 ${path}`] : []);
}
