import type { Evaluator } from "./lost-text.ts";

/** Presses, opens and chooses whatever the page itself offers, one after the other. */
export async function pressEverything(page: Evaluator): Promise<void> {
  await page.evaluate(async () => {
    // Pressed this often, the browser would warn.
    window.print = () => {};
    const settle = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const controls = "summary, button[type=button], input[type=radio], input[type=checkbox]";
    for (const control of document.querySelectorAll<HTMLElement>(`main :is(${controls})`)) {
      control.focus();
      control.click();
      await settle();
    }
    for (const select of document.querySelectorAll("main select")) {
      const options = [...select.querySelectorAll("option")];
      // A list may have hundreds, of which one is as good as another.
      for (const { value } of [...options.slice(0, 3), ...options.slice(3).slice(-1)]) {
        Object.assign(select, { value });
        select.dispatchEvent(new Event("change", { bubbles: true }));
        await settle();
      }
    }
  });
}
