import { described } from "content-model/field-metadata";
import { alike, group, list, pattern, text, texts } from "content-model/fields";
import { contentFile } from "content-model/source";
import * as v from "valibot";
import type { Contents } from "../../engine/page.ts";
import { link } from "../../fields/page-fields.ts";
import { claims, sampleFiles, samples } from "../claims/schema.ts";
import { consent } from "../consent/schema.ts";
import { breadcrumbs, site } from "../head/site-schema.ts";
import { modules } from "../modules/schema.ts";
import { personas } from "../persona/schema.ts";
import { messages } from "../toasts/schema.ts";

const titledLinks = group({ title: text({ max: 20 }), links: list(link(), { min: 1 }) });

const titleBlockCell = group(texts({ label: 16, value: 50 }));

/** Characters of all labels, and two for each link's space: as many as fit in 768 pixels. */
const barLength = 68;

const topBar = v.pipe(
  group({
    home: link(),
    platform: described("opens the mega menu", group({ label: text({ max: 20 }) })),
    links: list(link(), { min: 1 }),
    getStarted: link(),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { home, platform, links, getStarted } = dataset.value;
    const labels = [home, platform, ...links, getStarted].map(({ label }) => label);
    const length = labels.join("").length + 2 * links.length;
    if (length <= barLength) return;
    const message = `is too long for a tablet: its labels and the spaces between them have ${length} characters, expected at most ${barLength}; put a link into a menu or the footer, or shorten a label`;
    addIssue({ message });
  }),
);

/** content/chrome.yaml: top bar, menus, footer, and what a screen reader calls them. */
export const chrome = contentFile(
  "chrome.yaml",
  group({
    topBar,
    menu: described(
      "the menu under Platform, and on a phone under the two lines. The entries of Products and Solutions come from the modules and personas themselves; quick links are for the phone, whose bar has none.",
      group({
        products: group({ title: text({ max: 20 }), viewAll: link() }),
        solutions: group({ title: text({ max: 20 }) }),
        resources: titledLinks,
        company: titledLinks,
        quickLinks: titledLinks,
        callToAction: group({
          ...texts({ title: 40, text: 120 }),
          first: described("the first action, above the other", link()),
          link: link(),
        }),
      }),
    ),
    footer: group({
      tagline: text({ max: 160 }),
      products: group({ title: text({ max: 20 }) }),
      resources: titledLinks,
      legal: titledLinks,
      cookieSettings: text({ max: 30 }),
      copyright: pattern("year", "company"),
      titleBlock: described(
        "drawn like the title block of a plant drawing. The company, the day of the last revision and the page’s own address are filled in by the site.",
        group({
          product: text({ max: 16 }),
          title: titleBlockCell,
          scale: titleBlockCell,
          ...texts({ drawnBy: 16, revision: 16, page: 16 }),
        }),
      ),
    }),
    accessibleNames: described(
      "not seen, but spoken by screen readers",
      group({
        ...alike(text(), "logo", "search", "skipToContent", "mainNavigation"),
        ...alike(text(), "openMenu", "closeMenu", "footerNavigation", "legalNavigation"),
        pageLoaded: pattern("title"),
        recommendedModules: pattern("persona"),
        opensInNewTab: text(),
      }),
    ),
  }),
  "What surrounds every page: top bar, menus, footer, and the names a screen reader speaks. The menu’s Products come from modules/ and its Solutions from personas.yaml; edit them there.",
);

/** What every page shows around its own content. */
export const chromeNeeds = {
  breadcrumbs,
  chrome,
  claims,
  consent,
  messages,
  modules,
  personas,
  sampleFiles,
  samples,
  site,
};
export type ChromeContent = Contents<typeof chromeNeeds>;
