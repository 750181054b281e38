import { described } from "content-model/field-metadata";
import {
  alike,
  fact,
  group,
  list,
  listOf,
  oneOf,
  oneOfEach,
  pattern,
  text,
} from "content-model/fields";
import { type Content, contentFile } from "content-model/source";
import * as v from "valibot";
import {
  closingCall,
  heroHead,
  link,
  moduleId,
  pageHead,
  sectionHead,
  titled,
} from "../../fields/page-fields.ts";

const fits = ["one-erp", "many-sites", "change"] as const;
/** content/pages/integrations.yaml: the page about systems and connections. */
export const integrationsPage = contentFile(
  "pages/integrations.yaml",
  group({
    ...pageHead,
    sheet: pattern("number"),
    hero: group(heroHead),
    categories: group({
      ...sectionHead,
      systemsLabel: text({ max: 30 }),
      other: group({ title: text({ max: 30 }), text: text({ max: 200 }), link: link() }),
    }),
    fit: group({
      ...sectionHead,
      cards: oneOfEach(
        group({
          id: oneOf(fits, "a fit"),
          labels: described(
            "what is in the sketch's boxes, from the top left",
            list(text({ max: 12 }), 4),
          ),
          title: text({ max: 50 }),
          text: text({ max: 200 }),
          link: described("what it does for such a plant", link()),
        }),
        "id",
        fits,
      ),
    }),
    hub: group({ ...sectionHead, security: link() }),
    comparison: described(
      "what AES/32 is not. Say what each kind of tool was made for; name no product, disparage no one, and claim only what the link can show.",
      group({
        ...sectionHead,
        unfold: described("opens the comparison on a phone", text({ max: 40 })),
        columns: group(alike(text({ max: 30 }), "tool", "holds", "missing", "added", "kept")),
        tools: listOf(3, 5, {
          name: text({ max: 40 }),
          holds: text({ max: 120 }),
          missing: described("what it was not made to say, without blaming it", text({ max: 140 })),
          added: text({ max: 140 }),
          kept: described("what it keeps doing next to AES/32", text({ max: 120 })),
          link: described("where the row can be checked", link()),
        }),
      }),
    ),
    benefits: group({
      ...sectionHead,
      items: list(titled(50, 140), {
        min: 4,
        max: 6,
      }),
      testimonial: described(
        "a sample, or left out, until the person quoted has agreed",
        v.optional(
          group({
            quote: fact({ max: 220 }),
            role: fact({ max: 60 }),
            company: fact({ max: 60 }),
          }),
        ),
      ),
      sampleNote: described("below a testimonial of which a part is a sample", text({ max: 60 })),
    }),
    modules: group({
      ...sectionHead,
      items: oneOfEach(group({ id: moduleId, text: text({ max: 140 }) }), "id", [
        "timemanagement",
        "invoicing",
        "planning",
      ]),
      viewAll: link(),
    }),
    closing: closingCall(),
  }),
  "Integrations, from top to bottom. The systems by kind and the drawing with its nodes are in integrations.yaml.",
);
export type IntegrationsPage = Content<typeof integrationsPage>;
