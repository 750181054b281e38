import { expect } from "vitest";
import { searchPage } from "../../app/pages/search/schema.ts";
import { articles } from "../../app/parts/articles/schema.ts";
import { getArticlePath, getModulePath, paths } from "../../app/routes.ts";
import { readWords } from "../sample/words.ts";
import { phone } from "../sweep/windows.ts";
import type { Flow } from "./flow.ts";
import type { Visitor } from "./visitor.ts";

const search = readWords(searchPage);
const [article] = readWords(articles);

/** Marks the document, to tell a change of page from a new document. */
const markDocument = (visitor: Visitor) =>
  visitor.evaluate(() => {
    document.documentElement.dataset.marked = "";
  });

/** With the Navigation API a link changes the page, without it, it loads one. */
async function expectChanged(visitor: Visitor): Promise<void> {
  const [isIntercepted, isMarked] = await visitor.evaluate(() => [
    "navigation" in window,
    document.documentElement.dataset.marked === "",
  ]);
  expect(isMarked, "the same document").toBe(isIntercepted);
}

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
const expectPlace = (visitor: Visitor, top: number) =>
  visitor.waitFor(`the page is at ${top}`, (y) => Math.abs(scrollY - y) < 2, top);

const menus: Flow = {
  title: "the mega menu opens, closes in every way, and leads to another page",
  async run(visitor) {
    await visitor.goTo(paths.about);
    await markDocument(visitor);
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
    await expectChanged(visitor);
  },
};

const phoneMenu: Flow = {
  title: "on a phone the menu opens, unfolds, closes, and leads to another page",
  window: phone,
  async run(visitor) {
    await visitor.goTo(paths.terms);
    const opener = ".bar > [popovertarget=menu]";
    await visitor.click(opener);
    await expectOpen(visitor, "menu", true);
    await visitor.driver.press("Escape");
    await expectOpen(visitor, "menu", false);
    await visitor.click(opener);
    await visitor.click("#menu summary");
    await visitor.click(`#menu a[href="${getModulePath("invoicing")}"]`);
    await visitor.expectPath(getModulePath("invoicing"));
    await expectHeadingFocused(visitor);
    await expectOpen(visitor, "menu", false);
  },
};

const backAndForward: Flow = {
  title: "a link leads to the top of the next page; back and forward return to where one was",
  async run(visitor) {
    await visitor.goTo(paths.home);
    await markDocument(visitor);
    await visitor.click(`#page > footer a[href="${paths.imprint}"]`);
    await visitor.expectPath(paths.imprint);
    await visitor.click(`header a[href="${paths.howItWorks}"]`);
    await visitor.expectPath(paths.howItWorks);
    await expectHeadingFocused(visitor);
    await expectPlace(visitor, 0);
    await scrollTo(visitor, 1200);
    await visitor.click("header a[href='/journey']");
    await visitor.expectPath(paths.journey);
    await expectPlace(visitor, 0);
    await visitor.goBack();
    await visitor.expectPath(paths.howItWorks);
    await expectPlace(visitor, 1200);
    await visitor.goForward();
    await visitor.expectPath(paths.journey);
    await visitor.expectShown("h1");
    // It may have been left before its scripts had come.
    await visitor.waitUntilLive();
    await expectChanged(visitor);
  },
};

const otherDocument: Flow = {
  title: "coming back from another document, and reloading, finds the place that one left",
  async run(visitor) {
    await visitor.goTo(paths.home);
    await scrollTo(visitor, 1200);
    await visitor.leave("/robots.txt");
    await visitor.driver.back();
    await visitor.waitUntilLive();
    await expectPlace(visitor, 1200);
    await visitor.reload();
    await expectPlace(visitor, 1200);
    // The page still answers.
    await visitor.click("nav > [popovertarget=menu]");
    await expectOpen(visitor, "menu", true);
  },
};

const searching: Flow = {
  title: "the search finds an article by its title, and finds it again on the way back",
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
    await visitor.fill("#search-field", "zzzzqqq");
    await visitor.expectShown(
      "main [role=status]",
      search.none.title.replace("{query}", "zzzzqqq"),
    );
  },
};

export const wayFlows: readonly Flow[] = [
  menus,
  phoneMenu,
  backAndForward,
  otherDocument,
  searching,
];
