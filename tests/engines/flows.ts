import { expect } from "vitest";
import { articles } from "../../app/parts/articles/schema.ts";
import { consentKey, consentPlaceId } from "../../app/parts/consent/consent-store.ts";
import { consent as consentSource } from "../../app/parts/consent/schema.ts";
import { contactPage } from "../../app/parts/contact-form/form-schema.ts";
import { personas as personasSource } from "../../app/parts/persona/schema.ts";
import { getArticlePath, getModulePath, paths } from "../../app/routes.ts";
import { waitFor } from "../processes.ts";
import { readWords } from "../sample/words.ts";
import { findUnreachable } from "../sweep/reach.ts";
import { phone, type Window } from "../sweep/windows.ts";
import type { Visitor } from "./visitor.ts";
import { deskUser } from "./watched-site.ts";

/** What a visitor does on the sample content; it fails where the site does not answer. */
export interface Flow {
  title: string;
  /** A desktop's, unless it says otherwise. */
  window?: Window;
  run(visitor: Visitor): Promise<void>;
}

const consent = readWords(consentSource);
const { personas } = readWords(personasSource);
const [article] = readWords(articles);
const contact = readWords(contactPage);

const expectOpen = (visitor: Visitor, id: string, isOpen: boolean) =>
  visitor.waitFor(
    `${id} is ${isOpen ? "open" : "closed"}`,
    (popover, wanted) =>
      document.getElementById(popover)?.matches(":popover-open") === wanted &&
      [...document.querySelectorAll(`[popovertarget="${popover}"]`)].every(
        (button) => button.ariaExpanded === `${wanted}`,
      ),
    id,
    isOpen,
  );

const expectHeadingFocused = (visitor: Visitor) =>
  visitor.waitFor(
    "the heading has the focus",
    () => !("navigation" in window) || document.activeElement?.matches("h1"),
  );

/** A document that is still arriving may be too short at first. */
const scrollTo = (visitor: Visitor, top: number) =>
  visitor.waitFor(
    `the page can be scrolled to ${top}`,
    (y) => {
      window.scrollTo({ top: y, behavior: "instant" });
      return Math.abs(scrollY - y) < 2;
    },
    top,
  );
const expectPlace = (visitor: Visitor, top: number, when = "on a new page") =>
  visitor.waitFor(`the page is at ${top} ${when}`, (y) => Math.abs(scrollY - y) < 2, top);

const expectValue = (visitor: Visitor, css: string, value: string) =>
  visitor.waitFor(
    `${css} is ${value}`,
    (selector, wanted) => document.querySelector<HTMLInputElement>(selector)?.value === wanted,
    css,
    value,
  );

const ways: Flow = {
  title:
    "the menu closes in every way and leads on; back, forward and reload find one's place again",
  async run(visitor) {
    await visitor.goTo(paths.about);
    await visitor.evaluate(() => {
      document.documentElement.dataset.marked = "";
    });
    const opener = "nav > [popovertarget=menu]";
    for (const close of [
      () => visitor.click(opener),
      () => visitor.driver.press("Escape"),
      () => visitor.driver.click(640, 780),
    ]) {
      await visitor.click(opener);
      await expectOpen(visitor, "menu", true);
      await close();
      await expectOpen(visitor, "menu", false);
    }
    await visitor.click(opener);
    await visitor.click(`#menu a[href="${getModulePath("planning")}"]`);
    await visitor.expectPath(getModulePath("planning"));
    await expectHeadingFocused(visitor);
    await expectOpen(visitor, "menu", false);
    await expectPlace(visitor, 0);
    await scrollTo(visitor, 1200);
    await visitor.click(`header a[href="${paths.journey}"]`);
    await visitor.expectPath(paths.journey);
    await expectPlace(visitor, 0);
    await visitor.goBack();
    await visitor.expectPath(getModulePath("planning"));
    await expectPlace(visitor, 1200, "back from a link");
    await visitor.goForward();
    await visitor.expectPath(paths.journey);
    // It may have been left before its scripts had come.
    await visitor.waitUntilLive();
    // With the Navigation API a link changes the page, without it, it loads one.
    const [isIntercepted, isMarked] = await visitor.evaluate(() => [
      "navigation" in window,
      document.documentElement.dataset.marked === "",
    ]);
    expect(isMarked, "the same document").toBe(isIntercepted);
    await scrollTo(visitor, 1200);
    await visitor.leave("/robots.txt");
    await visitor.driver.back();
    await visitor.waitUntilLive();
    await expectPlace(visitor, 1200, "back from another document");
    await visitor.reload();
    await expectPlace(visitor, 1200, "after a reload");
    // The page still answers.
    await visitor.click(opener);
    await expectOpen(visitor, "menu", true);
  },
};

const choices: Flow = {
  title: "a search is found again on the way back, and a persona in the address or chosen applies",
  async run(visitor) {
    const title = article?.title ?? "";
    const found = `main [data-searching] li a[href="${getArticlePath(article?.slug ?? "")}"]`;
    await visitor.goTo(paths.imprint);
    await visitor.driver.press("Control", "k");
    await visitor.expectPath(paths.search);
    await visitor.waitFor("the field has the focus", () =>
      document.activeElement?.matches("#search-field"),
    );
    // WebKitGTK's driver sends keys to a new document only once something in it was pressed.
    await visitor.fill("#search-field", title);
    await visitor.expectShown(found, title);
    await visitor.click(found);
    await visitor.expectPath(getArticlePath(article?.slug ?? ""));
    await visitor.goBack();
    await visitor.expectShown(found, title);

    const [first, last] = [personas[0]?.id, personas.at(-1)?.id];
    const isChosen = (id = "") =>
      document.querySelector<HTMLInputElement>(`#persona-${id}`)?.checked;
    await visitor.goTo(`${paths.personas}?persona=${last}`);
    await visitor.waitFor("the address chooses", isChosen, last);
    await visitor.click(`label[data-persona-sheet="${first}"]`);
    await visitor.waitFor("another choice", isChosen, first);
    await visitor.expectShown(`main [data-for-persona="${first}"]`);
  },
};

const onPhone: Flow = {
  title: "on a phone consent is asked for once and kept, and the menu leads on",
  window: phone,
  async run(visitor) {
    await visitor.evaluate(() => localStorage.clear());
    await visitor.goTo(paths.terms);
    const banner = `#${consentPlaceId} [aria-label="${consent.accessibleName}"]`;
    await visitor.expectShown(banner, consent.text);
    expect(await visitor.evaluate(findUnreachable, `${banner} :is(a, button, input)`)).toEqual([]);
    await visitor.click(`${banner} button`, consent.manageChoices);
    const label = `${banner} label:has(input):last-of-type`;
    await visitor.click(label, consent.categories.analytics.label);
    await visitor.click(`${banner} button`, consent.savePreferences);
    await visitor.waitFor("it is gone", (css) => !document.querySelector(css), banner);
    await visitor.reload();
    await visitor.waitFor("nothing is asked", (css) => !document.querySelector(css), banner);
    const read = (key: string) => JSON.parse(localStorage.getItem(key) ?? "null");
    const choice = { functional: false, analytics: true };
    expect(await visitor.evaluate(read, consentKey)).toMatchObject(choice);

    await visitor.click(".bar > [popovertarget=menu]");
    await expectOpen(visitor, "menu", true);
    await visitor.click("#menu summary");
    await visitor.click(`#menu a[href="${getModulePath("invoicing")}"]`);
    await visitor.expectPath(getModulePath("invoicing"));
    await expectHeadingFocused(visitor);
    await expectOpen(visitor, "menu", false);
  },
};

const contacting: Flow = {
  title: "the form says what is missing; what was typed survives and is sent once",
  async run(visitor) {
    const email = "form@engines.example";
    await visitor.goTo(`${paths.contact}?interest=Demo`);
    const isTicked = (value: string) =>
      document.querySelector<HTMLInputElement>(`[name=interests][value="${value}"]`)?.checked;
    await visitor.waitFor("the interest of the address is ticked", isTicked, "Demo");
    await visitor.click("main form button[type=submit]");
    await visitor.expectShown("[data-error-for=name]", contact.form.faults.required.name);
    await visitor.waitFor("the first faulty field has the focus", () =>
      document.activeElement?.matches("#contact-name"),
    );
    await visitor.driver.type("Jana Müller");
    await visitor.fill("#contact-email", email);
    await visitor.fill("#contact-message", "Three sites");
    await visitor.driver.press("Enter");
    await visitor.driver.type("Where would you start?");
    await visitor.click(`#page > footer a[href="${paths.imprint}"]`);
    await visitor.expectPath(paths.imprint);
    await visitor.goBack();
    await expectValue(visitor, "#contact-email", email);
    await visitor.reload();
    await expectValue(visitor, "#contact-email", email);
    await visitor.click("#contact-consent");
    await visitor.click("main form button[type=submit]");
    await visitor.expectShown("main h3", contact.thanks.title);
    expect(visitor.site.readLeads().filter((lead) => lead.email === email)).toMatchObject([
      { name: "Jana Müller", message: "Three sites\nWhere would you start?", interests: ["Demo"] },
    ]);
  },
};

/** The desk's forms get past its guard, which goes by what the browser says of each request. */
const desk: Flow = {
  title: "signs in at the desk, and out again",
  async run(visitor) {
    await visitor.leave("/desk/sign-in");
    await visitor.fill("#email", deskUser);
    await visitor.click("button", "Send Me a Link");
    await visitor.expectPath("/desk/sign-in/sent");
    const link = await waitFor(async () => {
      const texts = (await visitor.site.readOutbox()).map(({ text = "" }) => text);
      return /http:\S+sign-in\S+/.exec(texts.join("\n"))?.[0];
    });
    await visitor.leave(link);
    await visitor.click("button", "Sign In");
    await visitor.expectPath("/desk");
    await visitor.click("summary", deskUser);
    await visitor.click("button", "Sign Out");
    await visitor.expectPath("/desk/signed-out");
  },
};

/** What visitors, and users of the desk, need in every engine, in the order of a visit. */
export const flows: readonly Flow[] = [ways, choices, onPhone, contacting, desk];
