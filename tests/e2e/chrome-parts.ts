import type { Page } from "@playwright/test";
import { chrome as chromeSource } from "../../app/parts/chrome/schema.ts";
import { consentKey, necessaryOnly } from "../../app/parts/consent/consent-store.ts";
import { consent as consentSource } from "../../app/parts/consent/schema.ts";
import { site as siteSource } from "../../app/parts/head/site-schema.ts";
import { modules as modulesSource } from "../../app/parts/modules/schema.ts";
import { personas as personasSource } from "../../app/parts/persona/schema.ts";
import { messages as messagesSource } from "../../app/parts/toasts/schema.ts";
import { readWords } from "../sample/words.ts";

export const chrome = readWords(chromeSource);
export const consent = readWords(consentSource);
export const modules = readWords(modulesSource);
export const { personas } = readWords(personasSource);
export const messages = readWords(messagesSource);
export const site = readWords(siteSource);

/** As the browser keeps the choice of a visitor who refused everything: the key, and what it says. */
export const makeRefusal = ({ version }: { version: number }) =>
  [
    consentKey,
    JSON.stringify({ ...necessaryOnly, decidedAt: "2026-01-01T00:00:00.000Z", version }),
  ] as const;

/** Keys of the storage and names of the cookies: all that is kept in the browser. */
export async function readStored(page: Page): Promise<string[]> {
  const keys = await page.evaluate(() => [localStorage, sessionStorage].flatMap(Object.keys));
  return [...keys, ...(await page.context().cookies()).map(({ name }) => name)];
}

export function getParts(page: Page) {
  const { accessibleNames, topBar } = chrome;
  const consentBanner = page.getByRole("region", { name: consent.accessibleName });
  return {
    topBar: page.getByRole("banner"),
    platform: page.getByRole("button", { name: topBar.platform.label }),
    menu: page.locator("#menu"),
    openMenu: page.getByRole("button", { name: accessibleNames.openMenu }),
    closeMenu: page.getByRole("button", { name: accessibleNames.closeMenu }),
    footer: page.getByRole("contentinfo"),
    consentBanner,
    consentButton: (name: string) => consentBanner.getByRole("button", { name, exact: true }),
    consentSwitch: (category: "functional" | "analytics") =>
      consentBanner.getByRole("switch", { name: consent.categories[category].label }),
    cookieSettings: page.getByRole("button", { name: chrome.footer.cookieSettings }),
  };
}
