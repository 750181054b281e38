import { described } from "content-model/field-metadata";
import { group, list, oneOfEach, pattern, text, texts } from "content-model/fields";
import { type Content, contentFile } from "content-model/source";
import * as v from "valibot";
import { claim, claimName, link, moduleId, pageHead, personaId } from "../../fields/page-fields.ts";
import { sourcedFigure } from "../../parts/sections/schema.ts";
import { personaIds } from "../../routes.ts";

/** The head of a section that needs no introduction. */
const shortHead = texts({ eyebrow: 40, title: 70 });

/** What numbers of the personas measure, and the basis of them. */
const noted = () => group({ label: text({ max: 40 }), basis: claimName() });

/** content/pages/home.yaml: headings and labels of the home page, in the page's order. */
export const homePage = contentFile(
  "pages/home.yaml",
  group({
    ...pageHead,
    sheet: described(
      'printed as "Sheet 01" before the line above each section’s title',
      pattern("number"),
    ),
    hero: group({
      first: described("“Settle one shift”: the way that asks for nothing comes first", link()),
      primary: link(),
      secondary: link(),
      pickerLabel: text(),
      pickerAnnouncement: described(
        "read out by a screen reader when the choice changes",
        pattern("persona"),
      ),
      efficiencyGain: noted(),
      timeSaved: noted(),
      projectsManaged: noted(),
    }),
    screens: described(
      "below `hero`: the first lines of a module’s screen, for each persona. `alt` says in words what is shown of it here; the data is in figures/.",
      group({
        wholeScreen: text({ max: 40 }),
        about: described(
          "read out after it: “See the whole screen in Time Management”",
          pattern("module"),
        ),
        shown: oneOfEach(
          group({ persona: personaId, module: moduleId, alt: text({ max: 400 }) }),
          "persona",
          personaIds,
        ),
      }),
    ),
    lastUpdated: described("the day itself is in site.yaml", pattern("date")),
    modules: group(shortHead),
    whyChoose: group({
      ...shortHead,
      proof: described(
        "claims of the whole platform, as metrics in one line",
        list(claim(), { min: 3, max: 6 }),
      ),
    }),
    industries: group(shortHead),
    stories: described(
      "one story, chosen by persona, from stories.yaml",
      group({
        ...shortHead,
        modulesLabel: text({ max: 30 }),
      }),
    ),
    customers: described("the names are in customers.yaml", group({ title: text({ max: 70 }) })),
    whyNeeded: group({
      resultsTitle: text({ max: 40 }),
      published: described(
        "what somebody else has published about it, below all of it",
        v.optional(sourcedFigure()),
      ),
    }),
  }),
  "The home page’s headings and labels, from top to bottom. The words that change with the persona are in personas.yaml, module names and texts in modules/, and tiers in module-labels.yaml.",
);
export type HomePage = Content<typeof homePage>;
