import {
  email,
  group,
  hexColor,
  href,
  isoDate,
  list,
  origin,
  phone,
  text,
} from "../../content/fields.ts";
import { type Content, contentFile } from "../../content/source.ts";

/** content/site.yaml: the facts about the product and the company behind it. */
export const site = contentFile(
  "site.yaml",
  group({
    /** the product's name */
    name: text({ max: 20 }),
    tagline: text({ max: 80 }),
    /** Added after a space to every page title that does not contain the product's name. */
    titleSuffix: text({ max: 20 }),
    /** scheme and host of the public site, without a trailing slash */
    origin: origin(),
    /** the company that sells the product, registered in Germany */
    company: text({ max: 80 }),
    address: group({
      street: text({ max: 80 }),
      postalCode: text({ max: 12 }),
      city: text({ max: 60 }),
      country: text({ max: 40 }),
    }),
    register: group({ court: text({ max: 80 }), number: text({ max: 40 }) }),
    vatId: text({ max: 20 }),
    managingDirectors: list(text({ max: 60 }), { min: 1 }),
    phone: phone(),
    mailboxes: group({
      general: email(),
      careers: email(),
      privacy: email(),
      /** published in /.well-known/security.txt */
      security: email(),
    }),
    /** the professional network */
    social: group({ label: text({ max: 40 }), href: href() }),
    /** how feed readers list the articles */
    feedTitle: text({ max: 60 }),
    /** ISO 8601 days */
    lastUpdated: group({ home: isoDate(), howItWorks: isoDate(), structuredData: isoDate() }),
    themeColor: hexColor(),
  }),
);
export type Site = Content<typeof site>;
