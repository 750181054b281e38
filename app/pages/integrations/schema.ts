import { group, list, oneOf, oneOfEach, pattern, text } from "../../content/fields.ts";
import {
  closingCall,
  heroHead,
  link,
  moduleId,
  pageHead,
  sectionHead,
  titled,
} from "../../content/page-fields.ts";
import { type Content, contentFile } from "../../content/source.ts";

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
          title: text({ max: 50 }),
          text: text({ max: 200 }),
        }),
        "id",
        fits,
      ),
    }),
    hub: group({ ...sectionHead, security: link() }),
    benefits: group({
      ...sectionHead,
      items: list(titled(50, 140), {
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
      items: oneOfEach(group({ id: moduleId, text: text({ max: 140 }) }), "id", [
        "timemanagement",
        "invoicing",
        "planning",
      ]),
      viewAll: link(),
    }),
    closing: closingCall(),
  }),
);
export type IntegrationsPage = Content<typeof integrationsPage>;
