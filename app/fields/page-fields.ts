import { described, withMetadata } from "content-model/field-metadata";
import { group, list, oneOf, text, texts, yesOrNo } from "content-model/fields";
import { figure, isoDate, pastDate } from "content-model/formatted-text";
import * as v from "valibot";
import { moduleIds, personaIds } from "../routes.ts";
import { href, ownHref } from "./link-fields.ts";

const metricFields = {
  value: figure({ max: 12 }),
  label: text({ max: 60 }),
  prefix: v.optional(text({ max: 12 })),
};

/** A number with what it measures; `prefix` is printed small before it ("up to"). */
export const metric = () => group(metricFields);

/** The entry of content/claims.yaml that says what a number counts. */
export const claimName = () => withMetadata({ names: "claim" }, text({ max: 30 }));

/** A metric that the company claims; `basis` is the entry of content/claims.yaml that says what it counts. */
export const claim = () => group({ ...metricFields, basis: claimName() });

export const link = () => group({ label: text({ max: 60 }), href: href() });

/** A page's title without the site's suffix, with which it has to fit, too (build-site/rules/content-rules.ts). */
export function pageTitle() {
  return withMetadata({ form: "pageTitle" }, text({ max: 60 }));
}

/** Title (without the site's suffix) and description of a page, for browser tabs and search engines. */
export const pageHead = { title: pageTitle(), description: text({ min: 50, max: 160 }) };

/** The same of a page that the specification does not have: it gives a day of its own (docs/readings.md). */
export const datedHead = {
  ...pageHead,
  modified: described(
    "the day of the last change, which the page’s footer, search engines and the sitemap give",
    pastDate(),
  ),
};

export const onlineDates = {
  draft: described("Shown in development and previews only.", v.optional(yesOrNo())),
  publish: described(
    "The first day online; until then, shown in development and previews only.",
    v.optional(withMetadata({ label: "Publish on" }, isoDate())),
  ),
  until: described(
    "The last day online, and the page that its address leads to afterward.",
    v.optional(withMetadata({ label: "Online until" }, group({ day: isoDate(), to: ownHref() }))),
  ),
};

export const sheetLabel = () => list(text({ max: 40 }), { min: 1, max: 3 });

export const sectionHead = texts({ eyebrow: 40, title: 70, text: 260 });

const nextLinks = { primary: link(), secondary: link() };

export const heroHead = {
  ...texts({ eyebrow: 40, title: 70, lead: 260 }),
  ...nextLinks,
};

export const labeledHead = { label: sheetLabel(), title: text({ max: 60 }) };

export const closingCall = () => group({ ...texts({ title: 60, subtitle: 200 }), ...nextLinks });

export const titled = (title: number, text: number) => group(texts({ title, text }));

/** Modules and personas are part of the software: content alone cannot add one. */
export const moduleId = oneOf(
  moduleIds,
  "a module (docs/changing.md says what another module takes)",
);
export const personaId = oneOf(
  personaIds,
  "a persona (docs/changing.md says what another persona takes)",
);
