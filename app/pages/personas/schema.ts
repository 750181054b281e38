import { described } from "content-model/field-metadata";
import {
  alike,
  group,
  list,
  oneOfEach,
  pattern,
  text,
  texts,
  wholeNumber,
} from "content-model/fields";
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

export const personasPage = contentFile(
  "pages/personas.yaml",
  group({
    ...pageHead,
    ...texts({ eyebrow: 40, headline: 60, lead: 260 }),
    picker: group({ legend: text({ max: 40 }), announcement: pattern("persona") }),
    day: group({
      eyebrow: text({ max: 40 }),
      title: pattern("role"),
      ...texts({ toggle: 40, without: 12, with: 12 }),
      ruler: described(
        "the ruler above the four entries, in hours of the day",
        group({ from: wholeNumber(hours), to: wholeNumber(hours) }),
      ),
    }),
    days: described(
      "four times of day for each persona; `without` and `with` describe the same moment",
      oneOfEach(
        group({
          persona: personaId,
          items: list(group({ time, ...texts({ without: 110, with: 110 }) }), 4),
        }),
        "persona",
        personaIds,
      ),
    ),
    start: group({
      ...alike(text({ max: 40 }), "eyebrow", "title", "concern", "stack"),
      ...texts({ first: 20, learnMore: 20 }),
      about: described(
        "read out after it, so that the links differ: “Learn More about Planning”",
        pattern("name"),
      ),
    }),
    tiers: group(texts({ eyebrow: 40, title: 60, text: 160 })),
    notSure: group({
      ...texts({ title: 40, text: 120 }),
      startsWith: pattern("module"),
      average: described(
        "the metrics where no persona applies: what they are, which opens their basis, and the metrics",
        group({ label: text({ max: 60 }), basis: claimName(), metrics: text({ max: 160 }) }),
      ),
    }),
    closing: oneOfEach(
      group({ persona: personaId, ...texts({ title: 40, subtitle: 120 }), primary: link() }),
      "persona",
      personaIds,
    ),
    closingLinks: group({ contact: link(), journey: link() }),
  }),
  "The page of the four personas. What each persona is called, worries about and should start with is in personas.yaml; tiers and badges in module-labels.yaml.",
);
export type PersonasPage = Content<typeof personasPage>;
