import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { messageFragment } from "../../app/routes.ts";
import { client } from "./page-addresses.ts";

const origin = "https://this.site";

/** The fragments that links of the site name, by the page that they lead to; each page has its skip link. */
function listFragments(): Map<string, Set<string>> {
  const fragments = new Map<string, Set<string>>();
  for (const file of globSync("**/index.html", { cwd: client })) {
    const html = readFileSync(join(client, file), "utf8");
    const from = `${origin}/${file.replace("index.html", "")}`;
    for (const [, href = ""] of html.matchAll(/<a [^>]*href="([^"]*#[^"]+)"/g)) {
      const { hash, origin: to, pathname } = new URL(href.replaceAll("&amp;", "&"), from);
      if (to !== origin || hash === "#main" || hash.startsWith(messageFragment)) continue;
      const path = pathname.replace(/(?<=.)\/$/, "");
      fragments.set(path, (fragments.get(path) ?? new Set()).add(hash));
    }
  }
  return fragments;
}

const fragments = listFragments();

/** The fragments of the shown page that a link names, and whose place is out of view, or has something that is closed. */
export const findMissedPlaces = (page: Page, path: string): Promise<string[]> =>
  page.evaluate(
    async (hashes) => {
      const missed: string[] = [];
      for (const hash of hashes) {
        const changed = new Promise((resolve) => {
          addEventListener("hashchange", resolve, { once: true });
        });
        location.hash = hash;
        await changed;
        await new Promise(requestAnimationFrame);
        const target = document.getElementById(decodeURIComponent(hash.slice(1)));
        const { top = 0, bottom = 0, height = 0 } = target?.getBoundingClientRect() ?? {};
        const isSeen = target?.checkVisibility() && height > 0 && bottom > 0 && top < innerHeight;
        const isClosed = target?.closest("section")?.querySelector("[data-phone-fold]:not([open])");
        if (!isSeen || isClosed) missed.push(hash);
      }
      // No place is marked any more.
      if (hashes.length > 0) location.hash = "";
      return missed;
    },
    [...(fragments.get(path.replace(/(?<=.)\/$/, "")) ?? [])],
  );
