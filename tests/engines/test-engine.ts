import { afterAll, beforeAll, describe, test } from "vitest";
import { consent as consentSource } from "../../app/parts/consent/schema.ts";
import { readContent } from "../../build-site/sources/read-content.ts";
import { makeRefusal } from "../e2e/chrome-parts.ts";
import { sampleBuild } from "../sample/words.ts";
import {
  furtherTexts,
  pageAddresses,
  siteBuild,
  siteRoot,
  unknownAddresses,
} from "../sweep/page-addresses.ts";
import { desktop, phone } from "../sweep/windows.ts";
import type { Flow } from "./flows.ts";
import { checkPage } from "./page-checks.ts";
import { type Driver, Visitor } from "./visitor.ts";
import { openWatchedSite } from "./watched-site.ts";

/** Lets a visit begin with a choice already made, and nothing else kept from the one before. */
async function beginAnew(visitor: Visitor): Promise<void> {
  await visitor.goTo("/imprint");
  await visitor.evaluate(
    (key, choice) => {
      localStorage.clear();
      sessionStorage.clear();
      localStorage.setItem(key, choice);
    },
    ...makeRefusal(readContent(siteRoot, consentSource)),
  );
  await visitor.takeProblems();
}

/**
 * Tests the site in one engine, in one window of one browser: every page of it that differs in more than its
 * words, in the windows of a phone and a desktop, then what visitors do, on the sample content.
 *
 * Drivers do what the engines have in common (`Driver`); a `Visitor` does what a person does, and
 * waits for states; what goes wrong in a document is noted by the server between (`watched-site.ts`).
 *
 * @param programs what the engine is driven by; without it, the tests are skipped
 */
export function testEngine<Programs>(
  name: string,
  programs: Programs | undefined,
  openEngine: (programs: Programs) => Promise<Driver>,
  flows: readonly Flow[],
): void {
  describe.skipIf(!programs)(name, () => {
    let driver: Driver;
    const visitors: Record<string, Visitor> = {};
    const getVisitor = (build: string) => visitors[build] as Visitor;

    beforeAll(async () => {
      if (!programs) return;
      driver = await openEngine(programs);
      for (const build of [siteBuild, sampleBuild]) {
        visitors[build] = new Visitor(driver, await openWatchedSite(build));
      }
    });
    afterAll(async () => {
      await driver?.close();
      for (const { site } of Object.values(visitors)) await site.stop();
    });

    describe("every page", () => {
      beforeAll(() => beginAnew(getVisitor(siteBuild)));
      const different = pageAddresses.filter((path) => !furtherTexts.has(path));
      for (const [index, path] of [...different, ...unknownAddresses].entries()) {
        // Each is opened in the window that the one before was last looked at in.
        const windows = index % 2 === 0 ? [phone, desktop] : [desktop, phone];
        test(path, () => checkPage(getVisitor(siteBuild), path, windows));
      }
    });

    describe("a visitor", () => {
      for (const { title, window, run } of flows) {
        test(title, async () => {
          const visitor = getVisitor(sampleBuild);
          const { width, height } = window ?? desktop;
          await driver.resize(width, height);
          await beginAnew(visitor);
          await run(visitor);
          await visitor.expectNoProblems();
        });
      }
    });
  });
}
