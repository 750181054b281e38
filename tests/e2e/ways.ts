import type { Page } from "@playwright/test";

/**
 * The two kinds of browsers: with the Navigation API, links change the page; without it, they load one.
 * What a visitor may rely on is the same in both.
 */
export const ways = [
  { way: "where links change the page", isIntercepted: true },
  { way: "where links load a document", isIntercepted: false },
] as const;

/** Before a page is opened. */
export async function forgetRouter(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(window, "navigation"));
}

/** Puts a link on the page, to an address that no page of the sample links to, and returns it. */
export async function addLink(page: Page, href: string) {
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement("a"), { href: to, textContent: to });
    link.style.cssText = "position:fixed;inset:40% auto auto 10%;z-index:99";
    document.body.append(link);
  }, href);
  return page.getByRole("link", { name: href, exact: true }).last();
}
