import { wakeIsland } from "./engine/islands.ts";
import { isFormAsked } from "./parts/contact-form/asked-form.ts";
import { readSearchText } from "./platform/address.ts";

const hasParameter = (name: string) => new URLSearchParams(location.search).has(name);

/** Whether the fragment has the numbers of a sheet, as it was made or escaped. */
const hasNumbers = () => /^#check|=|%(?:25)*3D/i.test(location.hash);

/** Islands that are live at once where the address, or what the tab keeps, asks for it. */
const asked: Readonly<Record<string, () => boolean>> = {
  ContactForm: isFormAsked,
  ResourceBrowser: () => readSearchText() !== "" || hasParameter("category"),
  SearchBox: () => readSearchText() !== "",
  SettleShift: () => hasParameter("step"),
};

/** Wakes the islands of the page that its address asks for. Each time a page is shown. */
export function wakeAskedIslands(): void {
  // Until the step is there, the start is not shown (`resuming` in app.css).
  document.documentElement.toggleAttribute("data-resumes", asked.SettleShift?.() === true);
  for (const root of document.querySelectorAll<HTMLElement>("main [data-island]")) {
    const { island = "" } = root.dataset;
    const isSheet = root.querySelector("[data-sheet]") !== null;
    if (isSheet ? hasNumbers() : asked[island]?.()) void wakeIsland(island);
  }
}
