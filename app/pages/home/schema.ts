import { described } from "content-model/field-metadata";
import { fact, group, list, oneOfEach, pattern, text } from "content-model/fields";
import { ownPicture } from "content-model/media-fields";
import { suggestNearest } from "content-model/nearest";
import { type Content, contentFile } from "content-model/source";
import * as v from "valibot";
import { claim, claimName, link, moduleId, pageHead, personaId } from "../../fields/page-fields.ts";
import { shortHead, sourcedFigure } from "../../parts/sections/schema.ts";
import { quoteFields } from "../../parts/stories/quote-schema.ts";
import { personaIds } from "../../routes.ts";

const listStrayLogos = (names: readonly { value: string }[], logos: readonly { alt: string }[]) =>
  logos.map(({ alt }) => alt).filter((alt) => !names.some(({ value }) => value === alt));

export const customers = contentFile(
  "customers.yaml",
  v.pipe(
    group({
      names: list(fact({ max: 40 }), { max: 24 }),
      logos: described(
        "A logo is shown in place of a name: its `alt` is that name, as it is in `names`.",
        v.optional(list(ownPicture(320), { max: 24 })),
      ),
    }),
    v.forward(
      v.partialCheck(
        [["names"], ["logos"]],
        ({ names, logos = [] }) => listStrayLogos(names, logos).length === 0,
        ({ input: { names, logos = [] } }) => {
          const [stray = ""] = listStrayLogos(names, logos);
          const known = names.map(({ value }) => value);
          return `have a logo for "${stray}", which is not in names${suggestNearest(stray, known)}`;
        },
      ),
      ["logos"],
    ),
  ),
  "The strip of up to 24 customer names. A name appears here only when the customer has agreed to it. Without names, the page leaves the strip out.",
);
export type Customers = Content<typeof customers>;

export const stories = contentFile(
  "stories.yaml",
  list(
    group({
      persona: personaId,
      metric: described("the figure next to the quote, if there is one", v.optional(claim())),
      ...quoteFields,
    }),
  ),
  "Success Stories: any number for each persona. The home page shows those for the reader’s persona, if there are any. There may be none. Never put a quote next to a company that has not said it. Quote, role and company are samples until a customer has agreed to all three in writing.",
);
export type Stories = Content<typeof stories>;
export type Story = Stories[number];

/** What numbers of the personas measure, and the basis of them. */
const noted = () => group({ label: text({ max: 40 }), basis: claimName() });

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
      group({ ...shortHead, modulesLabel: text({ max: 30 }) }),
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
  "The home page’s headings and labels, from top to bottom. The words and pictures that change with the persona are in personas.yaml, module names and texts in modules/, and tiers in module-labels.yaml.",
);
export type HomePage = Content<typeof homePage>;
