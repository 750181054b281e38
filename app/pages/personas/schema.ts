import { described } from "content-model/field-metadata";
import { alike, group, list, oneOfEach, pattern, text, wholeNumber } from "content-model/fields";
import { type Content, contentFile } from "content-model/source";
import * as v from "valibot";
import { claimName, link, pageHead, personaId } from "../../fields/page-fields.ts";
import { personaIds } from "../../routes.ts";

const hours = Array.from({ length: 25 }, (_, hour) => hour);

const time = v.pipe(
  text({ max: 5 }),
  v.regex(
    /^([01]\d|2[0-3]):[0-5]\d$/,
    (issue) => `"${issue.input}" is not a time; expected hours and minutes, such as "06:10"`,
  ),
);

/** One moment of a day, told twice. */
const dayItem = group({ time, without: text({ max: 110 }), with: text({ max: 110 }) });

/** content/pages/personas.yaml: a day, a starting point and the modules for each persona. */
export const personasPage = contentFile(
  "pages/personas.yaml",
  group({
    ...pageHead,
    eyebrow: text({ max: 40 }),
    headline: text({ max: 60 }),
    lead: text({ max: 260 }),
    picker: group({ legend: text({ max: 40 }), announcement: pattern("persona") }),
    day: group({
      eyebrow: text({ max: 40 }),
      title: pattern("role"),
      toggle: text({ max: 40 }),
      without: text({ max: 12 }),
      with: text({ max: 12 }),
      ruler: described(
        "the ruler above the four entries, in hours of the day",
        group({ from: wholeNumber(hours), to: wholeNumber(hours) }),
      ),
    }),
    days: described(
      "four times of day for each persona; `without` and `with` describe the same moment",
      oneOfEach(group({ persona: personaId, items: list(dayItem, 4) }), "persona", personaIds),
    ),
    start: group({
      ...alike(text({ max: 40 }), "eyebrow", "title", "concern", "stack"),
      first: text({ max: 20 }),
      learnMore: text({ max: 20 }),
      about: described(
        "read out after it, so that the links differ: “Learn More about Planning”",
        pattern("name"),
      ),
    }),
    tiers: group({
      eyebrow: text({ max: 40 }),
      title: text({ max: 60 }),
      text: text({ max: 160 }),
    }),
    notSure: group({
      title: text({ max: 40 }),
      text: text({ max: 120 }),
      startsWith: pattern("module"),
      average: described(
        "the metrics where no persona applies: what they are, which opens their basis, and the metrics",
        group({ label: text({ max: 60 }), basis: claimName(), metrics: text({ max: 160 }) }),
      ),
    }),
    closing: oneOfEach(
      group({
        persona: personaId,
        title: text({ max: 40 }),
        subtitle: text({ max: 120 }),
        primary: link(),
      }),
      "persona",
      personaIds,
    ),
    closingLinks: group({ contact: link(), journey: link() }),
  }),
  "The page of the four personas. What each persona is called, worries about and should start with is in personas.yaml; tiers and badges in module-labels.yaml.",
);
export type PersonasPage = Content<typeof personasPage>;
