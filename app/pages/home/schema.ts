import { group, list, pattern, text } from "../../content/fields.ts";
import { link, metric, pageHead, sectionHead } from "../../content/page-fields.ts";
import { type Content, contentFile } from "../../content/source.ts";

/** content/pages/home.yaml: headings and labels of the home page, in the page's order. */
export const homePage = contentFile(
  "pages/home.yaml",
  group({
    ...pageHead,
    /** printed as "Sheet 01" before each section's eyebrow */
    sheet: pattern("number"),
    hero: group({
      primary: link(),
      secondary: link(),
      pickerLabel: text(),
      /** read out by a screen reader when the choice changes */
      pickerAnnouncement: pattern("persona"),
      keyPointsLabel: text({ max: 40 }),
      efficiencyGainLabel: text({ max: 40 }),
      timeSavedLabel: text({ max: 40 }),
      projectsManagedLabel: text({ max: 40 }),
    }),
    lastUpdated: pattern("date"),
    modules: group({
      ...sectionHead,
      viewAll: link(),
    }),
    whyChoose: group({
      ...sectionHead,
      /** the row under the four roles, with the metrics where no persona applies */
      acrossRoles: text({ max: 40 }),
      /** claims of the whole platform, as metrics in one line */
      proof: list(metric(), { min: 3, max: 6 }),
    }),
    industries: group(sectionHead),
    stories: group({
      title: text({ max: 40 }),
      text: text({ max: 200 }),
      modulesLabel: text({ max: 30 }),
    }),
    customers: group({ title: text({ max: 70 }) }),
    whyNeeded: group({ problemsLabel: text({ max: 40 }), resultsTitle: text({ max: 40 }) }),
  }),
);
export type HomePage = Content<typeof homePage>;
