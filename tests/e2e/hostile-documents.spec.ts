import { consentPlaceId } from "../../app/parts/consent/consent-store.ts";
import { calculatorIds, getCalculatorPath, paths, searchFieldId } from "../../app/routes.ts";
import { chrome, consent, getParts } from "./chrome-parts.ts";
import { getContactForm, getEmail, readLeads, toasts } from "./contact-form.ts";
import { expect, hold, firstVisit as test } from "./fixtures.ts";

/*
 * Documents that others change: a translator, a password manager, a blocker, and a browser that refuses
 * or lacks what the site would like. Whatever the visitor does, it answers.
 */

/**
 * What Chrome's translator does, and Google's on a page: each text is replaced by one in two nested
 * `font` elements, a sentence with links and the like in it is moved into one of its own, and what comes
 * later is translated, too. Runs in the page, as the other changers do.
 */
function translatePage(): void {
  const inline = ["A", "B", "CODE", "EM", "I", "SPAN", "STRONG"];
  const own = new WeakMap<Node, string>();
  const isWords = (node: Node) =>
    node instanceof Text && own.get(node) !== node.data && node.data.trim() !== "";

  function makeFont(text: Text): HTMLElement {
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    const [, before, words, after] = /^(\s*)(.*?)(\s*)$/s.exec(text.data) ?? [];
    inner.textContent = `${before}‹${words}›${after}`;
    for (const child of inner.childNodes) own.set(child, inner.textContent);
    outer.append(inner);
    return outer;
  }

  function translate(text: Text): void {
    const parent = text.parentElement;
    if (!parent || !isWords(text)) return;
    if (parent.closest("script, style, noscript, textarea, svg, option")) return;
    const others = [...parent.children];
    if (others.length === 0 || !others.every(({ tagName }) => inline.includes(tagName))) {
      parent.insertBefore(makeFont(text), text);
      parent.removeChild(text);
      return;
    }
    const sentence = document.createElement("font");
    parent.prepend(sentence);
    for (const child of [...parent.childNodes].slice(1)) {
      sentence.append(isWords(child) ? makeFont(child as Text) : child);
      if (isWords(child)) parent.removeChild(child);
    }
  }

  function translateAll(node: Node): void {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts = node instanceof Text ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translate);
  }

  const { documentElement: root, body } = document;
  root.lang = "de";
  translateAll(body);
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      for (const node of type === "characterData" ? [target] : addedNodes) {
        if (node.isConnected) translateAll(node);
      }
    }
  }).observe(body, { childList: true, characterData: true, subtree: true });
}

/** What password managers do: attributes, icons beside the fields, an element of their own. */
function offerPasswords(): void {
  for (const field of document.querySelectorAll("input, select, textarea")) {
    field.setAttribute("data-manager-id", "1");
    field.insertAdjacentHTML("afterend", `<manager-icon></manager-icon>`);
  }
  for (const form of document.forms) {
    form.insertAdjacentHTML("afterbegin", `<input type="hidden" data-manager-token="1">`);
  }
  document.body.append(document.createElement("manager-button"));
}

test.use({
  expectedProblems: [/drawn anew|404|refused|is not a (function|constructor)|undefined/],
});

/** What private modes, policies and extensions take away: an object of the page, and its property. */
const refused = [
  ["History.prototype", "replaceState"],
  ["History.prototype", "pushState"],
  ["window", "localStorage"],
  ["window", "sessionStorage"],
  ["navigator", "clipboard"],
  ["navigator", "serviceWorker"],
  ["Crypto.prototype", "randomUUID"],
] as const;

/** Has each of them throw whenever it is used, and takes away what older browsers lack. */
const takeAway = `${refused
  .map(([owner, name]) => {
    const refuse = '{ throw new DOMException("refused", "SecurityError"); }';
    const how = owner.endsWith("prototype") ? `{ value() ${refuse} }` : `{ get() ${refuse} }`;
    return `Object.defineProperty(${owner}, "${name}", { configurable: true, ...${how} });`;
  })
  .join("\n")}
for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"]) {
  delete HTMLElement.prototype[name];
}
delete Element.prototype.checkVisibility;`;

test("translated, with storage and history refused and no popover, every part answers", async ({
  page,
  site,
}) => {
  await page.addInitScript(takeAway);
  await page.addInitScript(`addEventListener("DOMContentLoaded", ${translatePage});`);
  const main = page.getByRole("main");
  await test.step("the choice of what is stored", async () => {
    await page.goto(paths.try);
    const { consentBanner } = getParts(page);
    // The first rejects; its translated words are in pieces.
    await consentBanner.getByRole("button").first().click();
    await expect(consentBanner).toHaveCount(0);
  });
  await test.step("one shift, drawn anew within the first press", async () => {
    const letGo = await hold(page, /SettleShift/);
    await page.reload();
    const island = main.locator("[data-island=SettleShift]");
    await island.locator("button").first().hover();
    await page.mouse.down();
    letGo();
    await expect(island).toHaveAttribute("data-live", "");
    await page.mouse.up();
    await main.getByRole("group").locator("label").first().click();
    await expect(main.getByRole("status")).not.toBeEmpty();
  });
  for (const id of calculatorIds) {
    await test.step(id, async () => {
      await page.goto(getCalculatorPath(id));
      const field = page.locator("[data-sheet] input[inputmode]").filter({ visible: true }).first();
      await field.fill("77");
      await expect(page.locator("[data-yours]")).toBeVisible();
      await expect(field).toHaveValue("77");
    });
  }
  await test.step("the search", async () => {
    await page.goto(paths.search);
    await page.locator(`#${searchFieldId}`).fill("scaffold");
    await expect(page.locator("[data-searching] li").first()).toBeVisible();
  });
  await test.step("the Resource Hub", async () => {
    await page.goto(paths.resources);
    await main.getByRole("searchbox").fill("interbase");
    await expect(main.getByRole("status").filter({ hasText: /^\D*1\D/ })).toBeVisible();
  });
  await test.step("a persona", async () => {
    await page.goto(paths.personas);
    const radio = main.getByRole("radio").nth(2);
    await radio.check();
    const said = (await radio.getAttribute("data-announcement")) ?? "";
    await expect(page.getByRole("status").filter({ hasText: said })).toHaveCount(1);
  });
  await test.step("a message, typed before the scripts came", async () => {
    const release = await hold(page, "**/assets/*.js");
    await page.goto(paths.contact, { waitUntil: "commit" });
    await page.locator("#page-record").waitFor({ state: "attached" });
    await page.evaluate(offerPasswords);
    const form = getContactForm(page);
    // The translated labels are none of the sample's.
    const getField = (name: string) => page.locator(`[data-contact-form] [name=${name}]`);
    await getField("name").fill("Jana Hoffmann");
    await getField("email").fill(getEmail());
    await getField("message").fill("Two sites");
    await getField("message").press("Home");
    release();
    await page.locator("[data-island=ContactForm][data-live]").waitFor({ state: "attached" });
    await expect(getField("message")).toBeFocused();
    await page.keyboard.type("At ");
    await form.press();
    await expect(form.toast).toContainText(toasts.missingConsent.title);
    await getField("consent").check();
    await form.press();
    await expect(form.toast).toContainText(toasts.sent.title);
    await expect(form.toast).not.toContainText(toasts.missingConsent.title);
    await expect(form.thanks).toBeVisible();
    expect(readLeads(site)).toMatchObject([{ message: "At Two sites" }]);
  });
  await test.step("a link to another page", async () => {
    const [legal] = chrome.footer.legal.links;
    await getParts(page).footer.getByRole("link", { name: legal?.label }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.locator("[data-announce-page]")).toContainText(await page.title());
  });
});

test("translated, the banner comes back when a blocker removed it; one that is hidden has its page", async ({
  page,
}) => {
  const { consentBanner, cookieSettings } = getParts(page);
  await page.goto(paths.terms);
  await page.evaluate(translatePage);
  for (const part of ["> *", ""]) {
    await expect(consentBanner).toBeVisible();
    await page
      .locator(`#${consentPlaceId} ${part}`)
      .first()
      .evaluate((place) => place.remove());
    await consentBanner.evaluateAll((found) => {
      for (const banner of found) banner.remove();
    });
    await cookieSettings.click();
  }
  await expect(consentBanner).toBeFocused();
  await consentBanner.getByRole("button", { name: consent.acceptAll }).click();
  await expect(page.getByText(consent.confirmations.accepted)).toBeVisible();
  await page.evaluate((name) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`[aria-label="${name}"] { display: none !important }`);
    document.adoptedStyleSheets.push(sheet);
  }, consent.accessibleName);
  await cookieSettings.click();
  await expect(page).toHaveURL(paths.cookies);
});
