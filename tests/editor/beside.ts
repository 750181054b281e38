import type { Page } from "@playwright/test";
import { pressSave } from "./open-editor.ts";

/** The two sides of /edit/: the editor on the left, the page on the right. */
export function getBothSides(page: Page) {
  const editor = page.frameLocator("iframe >> nth=0");
  const site = page.frameLocator("iframe >> nth=1");
  const form = editor.getByRole("group", { name: "Content Editor" });
  return {
    editor,
    site,
    form,

    /** Opens an entry on the left, such as `pages/entries/pages-about`, from one of another collection. */
    async openLeft(entry: string): Promise<void> {
      await page.evaluate((to) => {
        const [frame] = document.querySelectorAll("iframe");
        if (frame?.contentWindow) frame.contentWindow.location.hash = to;
      }, `/collections/${entry}`);
      const fields = form.getByRole("group", { name: /Field$/ });
      await fields.first().waitFor();
    },

    /** Presses Save. The page on the right follows by itself. */
    save: () => pressSave(form),

    /** The entry that is open on the left, such as `pages/entries/pages-about`. */
    getOpened: () =>
      page.evaluate(() =>
        document
          .querySelectorAll("iframe")[0]
          ?.contentWindow?.location.hash.replace("#/collections/", ""),
      ),

    /** The path of the page on the right. */
    getShown: () =>
      page.evaluate(() => document.querySelectorAll("iframe")[1]?.contentWindow?.location.pathname),
  };
}
