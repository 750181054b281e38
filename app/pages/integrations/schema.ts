import {
  closingCall,
  group,
  heroHead,
  link,
  list,
  oneOf,
  oneOfEach,
  pageHead,
  pattern,
  sectionHead,
  text,
} from "../../content/fields.ts";
import { type Content, contentFile } from "../../content/source.ts";
import { moduleIds } from "../../routes.ts";

const fits = ["one-erp", "many-sites", "change"] as const;
/** content/pages/integrations.yaml: the page about systems and connections. */
export const integrationsPage = contentFile(
  "pages/integrations.yaml",
  group({
    ...pageHead,
    sheet: pattern("number"),
    hero: group({
      ...heroHead,
    }),
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
          title: text({ max: 50 }),
          text: text({ max: 200 }),
        }),
        "id",
        fits,
      ),
    }),
    hub: group(sectionHead),
    benefits: group({
      ...sectionHead,
      items: list(group({ title: text({ max: 50 }), text: text({ max: 140 }) }), {
        min: 4,
        max: 6,
      }),
      /** nobody is quoted who has not agreed: samples until then */
      testimonial: group({
        quote: text({ max: 220 }),
        role: text({ max: 60 }),
        company: text({ max: 60 }),
      }),
    }),
    modules: group({
      ...sectionHead,
      items: oneOfEach(
        group({ id: oneOf(moduleIds, "a module"), text: text({ max: 140 }) }),
        "id",
        ["timemanagement", "invoicing", "planning"],
      ),
      viewAll: link(),
    }),
    closing: closingCall(),
  }),
);
export type IntegrationsPage = Content<typeof integrationsPage>;
