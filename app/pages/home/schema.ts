import { group, href, list, oneOfEach, pattern, text } from "../../content/fields.ts";
import { claim, link, pageHead, personaId, sectionHead } from "../../content/page-fields.ts";
import { type Content, contentFile } from "../../content/source.ts";
import { personaIds } from "../../routes.ts";

/** A link that says where it leads, too. */
const wayOn = group({ label: text({ max: 60 }), href: href(), leadsTo: text({ max: 30 }) });

/** What figures of the personas measure, and the basis of them. */
const noted = () => group({ label: text({ max: 40 }), basis: text({ max: 30 }) });

/** content/pages/home.yaml: headings and labels of the home page, in the page's order. */
export const homePage = contentFile(
  "pages/home.yaml",
  group({
    ...pageHead,
    /** printed as "Sheet 01" before each section's eyebrow */
    sheet: pattern("number"),
    hero: group({
      primary: wayOn,
      secondary: wayOn,
      pickerLabel: text(),
      /** read out by a screen reader when the choice changes */
      pickerAnnouncement: pattern("persona"),
      keyPointsLabel: text({ max: 40 }),
      efficiencyGain: noted(),
      timeSaved: noted(),
      projectsManaged: noted(),
    }),
    /** the product screen of each persona: a part of a figure in content/figures */
    screens: group({
      wholeScreen: text({ max: 40 }),
      /** leads to "Settle one shift" */
      tryIt: text({ max: 40 }),
      about: pattern("module"),
      shown: oneOfEach(
        group({ persona: personaId, alt: text({ max: 400 }) }),
        "persona",
        personaIds,
      ),
    }),
    lastUpdated: pattern("date"),
    modules: group({
      ...sectionHead,
      viewAll: link(),
    }),
    whyChoose: group({
      ...sectionHead,
      /** the row under the four roles, with the metrics where no persona applies */
      acrossRoles: noted(),
      /** leads from each role to its example day */
      day: text({ max: 40 }),
      /** claims of the whole platform, as metrics in one line */
      proof: list(claim(), { min: 3, max: 6 }),
    }),
    /** what `sample` says is shown where a value below it carries the mark */
    industries: group({ ...sectionHead, startsWith: pattern("module"), sample: text({ max: 60 }) }),
    stories: group({
      eyebrow: text({ max: 40 }),
      title: text({ max: 70 }),
      modulesLabel: text({ max: 30 }),
      sample: text({ max: 60 }),
    }),
    customers: group({ title: text({ max: 70 }), sample: text({ max: 120 }) }),
    whyNeeded: group({
      problemsLabel: text({ max: 40 }),
      resultsTitle: text({ max: 40 }),
      sample: text({ max: 120 }),
    }),
  }),
);
export type HomePage = Content<typeof homePage>;
