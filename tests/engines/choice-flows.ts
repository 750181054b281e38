import { expect } from "vitest";
import { consentKey, consentPlaceId } from "../../app/parts/consent/consent-store.ts";
import { consent as consentSource } from "../../app/parts/consent/schema.ts";
import { personas as personasSource } from "../../app/parts/persona/schema.ts";
import { paths } from "../../app/routes.ts";
import { readWords } from "../sample/words.ts";
import { findUnreachable } from "../sweep/reach.ts";
import { phone } from "../sweep/windows.ts";
import type { Flow } from "./flow.ts";
import type { Visitor } from "./visitor.ts";

const consent = readWords(consentSource);
const { personas } = readWords(personasSource);
const [other] = personas.slice(-1);

const readChoice = (visitor: Visitor) =>
  visitor.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "null"), consentKey);

const persona: Flow = {
  title: "a persona chosen on one page applies on the next, and one in the address from the start",
  async run(visitor) {
    await visitor.goTo(paths.home);
    await visitor.click(`label[data-persona-sheet="${other?.id}"]`);
    await visitor.expectShown(`main [data-for-persona="${other?.id}"]`);
    await visitor.click("nav > [popovertarget=menu]");
    await visitor.click(`#menu a[href="${paths.modules}"]`);
    await visitor.expectPath(paths.modules);
    const isChosen = (id = "") =>
      document.querySelector<HTMLInputElement>(`#persona-${id}`)?.checked;
    // Where a link loads a document, the visit's memory ends.
    if (await visitor.evaluate(() => "navigation" in window)) {
      await visitor.waitFor("the persona is chosen here, too", isChosen, other?.id);
    }
    const [first] = personas;
    await visitor.goTo(`${paths.personas}?persona=${other?.id}`);
    await visitor.waitFor("the address chooses", isChosen, other?.id);
    await visitor.click(`label[data-persona-sheet="${first?.id}"]`);
    await visitor.waitFor("another choice", isChosen, first?.id);
    await visitor.click("label:has(> #day-with)");
    await visitor.waitFor(
      "the day turns",
      () => document.querySelector<HTMLInputElement>("#day-with")?.checked,
    );
  },
};

const asking: Flow = {
  title: "on a phone, consent is asked for once, kept, and can be looked at again",
  window: phone,
  async run(visitor) {
    await visitor.evaluate(() => localStorage.clear());
    await visitor.goTo(paths.terms);
    const banner = `#${consentPlaceId} [aria-label="${consent.accessibleName}"]`;
    await visitor.expectShown(banner, consent.text);
    expect(await readChoice(visitor)).toBeNull();
    await visitor.click(`${banner} button`, consent.manageChoices);
    const label = `${banner} label:has(input)`;
    await visitor.expectShown(label);
    await visitor.click(`${label}:last-of-type`, consent.categories.analytics.label);
    await visitor.click(`${banner} button`, consent.savePreferences);
    await visitor.waitFor("it is gone", (css) => !document.querySelector(css), banner);
    expect(await readChoice(visitor)).toMatchObject({ functional: false, analytics: true });
    await visitor.reload();
    await visitor.waitFor("nothing is asked", (css) => !document.querySelector(css), banner);
    await visitor.click("[data-open-consent]");
    await visitor.expectShown(banner);
    expect(await visitor.evaluate(findUnreachable, `${banner} :is(a, button, input)`)).toEqual([]);
    await visitor.click(`${banner} button`, consent.rejectNonEssential);
    await visitor.waitFor("it is gone", (css) => !document.querySelector(css), banner);
    expect(await readChoice(visitor)).toMatchObject({ functional: false, analytics: false });
  },
};

export const choiceFlows: readonly Flow[] = [persona, asking];
