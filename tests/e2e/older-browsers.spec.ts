import type { Page } from "@playwright/test";
import { chrome, consent, decideBefore, getParts } from "./chrome-parts.ts";
import { getContactForm, getEmail, readLeads } from "./contact-form.ts";
import { expect, hold, test } from "./fixtures.ts";

/**
 * Takes from Chromium what the oldest browsers lack whose syntax the scripts are written in (build-site/browsers.ts),
 * before any script runs. What the style sheet asks for by `@supports` is still there.
 */
function forgetTheNew(): void {
  const forgotten: [object, ...string[]][] = [
    [HTMLElement.prototype, "popover", "showPopover", "hidePopover", "togglePopover"],
    [HTMLButtonElement.prototype, "popoverTargetElement", "popoverTargetAction"],
    [Element.prototype, "checkVisibility", "ariaExpanded", "ariaLabel", "ariaCurrent"],
    [URL, "canParse", "parse"],
    [URLSearchParams.prototype, "size"],
    [Object, "groupBy"],
    [Map, "groupBy"],
    [Promise, "withResolvers", "try"],
    [Array, "fromAsync"],
    [window, "scheduler", "navigation", "requestIdleCallback", "ToggleEvent"],
    [navigator.constructor.prototype, "connection", "userActivation"],
  ];
  for (const [owner, ...names] of forgotten) {
    for (const name of names) Reflect.deleteProperty(owner, name);
  }
  for (const { prototype } of [Element, Document]) {
    for (const name of ["matches", "closest", "querySelector", "querySelectorAll"]) {
      const ask: unknown = Reflect.get(prototype, name);
      if (typeof ask !== "function") continue;
      Reflect.set(prototype, name, function (this: unknown, selector: string) {
        if (/(?<!\\):(?:popover-open|open)\b/.test(selector)) throw new SyntaxError(selector);
        return ask.call(this, selector);
      });
    }
  }
  // Their buttons do nothing, and what is shown is not shown by the browser.
  addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("[popovertarget]"))
      event.preventDefault();
  });
  const shown = new CSSStyleSheet();
  shown.replaceSync(".\\:popover-open{display:block}");
  document.adoptedStyleSheets.push(shown);
}

async function openInOld(page: Page, path: string): Promise<void> {
  await decideBefore(page);
  await page.addInitScript(forgetTheNew);
  await page.goto(path);
  await expect(page.locator("html[data-live]")).toBeAttached();
}

test("in an older browser the wide menu opens, leads on and closes, and the form makes a lead", async ({
  page,
  site,
}) => {
  await openInOld(page, "/about/");
  const { platform, megaMenu, topBar } = getParts(page);
  await platform.click();
  await expect(megaMenu).toBeVisible();
  await expect(platform).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(megaMenu).toBeHidden();
  await platform.click();
  await megaMenu.getByRole("link", { name: chrome.menu.products.viewAll.label }).click();
  await expect(page).toHaveURL(/\/modules\/?$/);
  await expect(megaMenu).toBeHidden();
  await expect(platform).toHaveAttribute("aria-expanded", "false");
  await page.goBack();
  await expect(page).toHaveURL(/\/about\/$/);
  await expect(topBar).toBeVisible();

  await page.goto("/contact/?utm_source=letter");
  const form = getContactForm(page);
  await form.fill(getEmail());
  await form.press();
  await expect(form.thanks).toBeVisible();
  await expect
    .poll(() => readLeads(site))
    .toEqual([expect.objectContaining({ utm_source: "letter" })]);
});

test("in an older browser a press on the menu waits for what opens it", async ({ page }) => {
  await decideBefore(page);
  await page.addInitScript(forgetTheNew);
  const release = await hold(page, /\/popover-/);
  await page.goto("/about/", { waitUntil: "commit" });
  const { platform, megaMenu } = getParts(page);
  await platform.click();
  await expect(megaMenu).toBeHidden();
  release();
  await expect(megaMenu).toBeVisible();
});

test("in an older browser consent is asked for, and given", async ({ page }) => {
  await page.addInitScript(forgetTheNew);
  await page.goto("/about/");
  const { consentBanner, consentButton } = getParts(page);
  await consentButton(consent.manageChoices).click();
  await consentButton(consent.acceptAll).click();
  await expect(consentBanner).toBeHidden();
  // The message looks for a place where it covers nothing.
  await expect(page.getByText(consent.confirmations.accepted)).toBeVisible();
});

test("on an older phone the menu opens and leads on @phone", async ({ page }) => {
  await openInOld(page, "/about/");
  const { openMenu, mobileMenu } = getParts(page);
  await openMenu.tap();
  await expect(mobileMenu).toBeVisible();
  const { title, links } = chrome.menu.company;
  await mobileMenu.getByText(title, { exact: true }).tap();
  await mobileMenu
    .getByRole("link", { name: links[0]?.label ?? "" })
    .last()
    .tap();
  await expect(mobileMenu).toBeHidden();
});

test("a touch outside closes a note that the browser leaves open @phone", async ({ page }) => {
  await decideBefore(page);
  await page.goto("/");
  await expect(page.locator("html[data-live]")).toBeAttached();
  const label = page.locator("button.basis-label").first();
  const note = page.locator(`#${await label.getAttribute("popovertarget")}`);
  // A browser closes no such popover by itself.
  await note.evaluate((element) => element.setAttribute("popover", "manual"));
  await label.tap();
  await expect(note).toBeVisible();
  await page.touchscreen.tap(4, 300);
  await expect(note).toBeHidden();
});
