import { getArticlePath, paths } from "../../app/routes.ts";
import { getBothSides } from "../editor/beside.ts";
import { expand, getField, getTextbox, openEditor } from "../editor/open-editor.ts";
import type { Fronts } from "./front.ts";
import {
  countSamples,
  getMedian,
  getWorst,
  type Pace,
  readSamples,
  takeSamples,
} from "./samples.ts";
import { formatNumber, formatTable } from "./tables.ts";

const part = "editing";
const variant = "edit";
const article = "contractor-management-pitfalls";

/** Entries whose title is the heading of a page, with the group that the title is in. */
const entries = [
  { subject: paths.about, entry: "pages/entries/pages-about", group: "Top of the page" },
  {
    subject: getArticlePath(article),
    entry: `articles/entries/${article}/index`,
    group: undefined,
  },
];

/** From Save to the changed page beside the form, in the development server of a copy. */
export async function measureEditing(_fronts: Fronts, pace: Pace): Promise<void> {
  const { close, origin, page } = await openEditor();
  try {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${origin}/edit/`);
    const { form, openLeft, save } = getBothSides(page);
    const cases = entries.map(({ subject, entry, group }) => ({
      subject,
      variant,
      async measure() {
        await openLeft(entry);
        const place = group ? getField(form, group) : form;
        if (group) await expand(place);
        const words = `Seen at ${new Date().toISOString().slice(11, 19)}`;
        await page.waitForFunction(isShown, subject);
        await getTextbox(place, "Title").fill(words);
        const shown = page.evaluate(waitForHeading, words);
        await save();
        return { shown: await shown };
      },
    }));
    await takeSamples(part, pace, cases);
  } finally {
    await close();
  }
}

/** In the browser: whether the page on the right is at a path, and all there. */
function isShown(path: string): boolean {
  const [, page] = document.querySelectorAll("iframe");
  const { location, document: shown } = page?.contentWindow ?? {};
  return location?.pathname === path && shown?.readyState === "complete";
}

/** In the browser: milliseconds from the press on the left to the frame with a heading on the right. */
function waitForHeading(words: string): Promise<number> {
  const [editor, page] = document.querySelectorAll("iframe");
  let pressed = 0;
  const press = () => {
    pressed = performance.now();
  };
  editor?.contentDocument?.addEventListener("click", press, { capture: true, once: true });
  return new Promise((resolve) => {
    const look = () => {
      const heading = page?.contentDocument?.querySelector("h1")?.textContent ?? "";
      if (heading.includes(words)) resolve(performance.now() - pressed);
      else requestAnimationFrame(look);
    };
    look();
  });
}

export function tabulateEditing(): string {
  const samples = readSamples(part);
  const rows = entries.map(({ subject }) => [
    subject,
    formatNumber(getMedian(samples, subject, variant, "shown")),
    formatNumber(getWorst(samples, subject, variant, "shown")),
    String(countSamples(part, subject, variant)),
  ]);
  return formatTable(["page", "shown after, ms", "at most, ms", "runs"], rows);
}
