import * as v from "valibot";
import { group, list, oneOf, slug, text, yesOrNo } from "../../content/fields.ts";
import { type Content, contentFile } from "../../content/source.ts";

/** Who in the company answers for a value. */
export const owners = [
  "legal",
  "management",
  "sales",
  "product",
  "security",
  "people",
  "editorial",
] as const;
export type Owner = (typeof owners)[number];

const claim = v.pipe(
  group({
    /** what a metric's `basis` and references name */
    id: slug(),
    name: text({ max: 40 }),
    /** as pages print it */
    value: v.optional(text({ max: 20 })),
    /** in place of `value`, such as one for each industry */
    values: v.optional(list(group({ id: slug(), value: text({ max: 20 }) }), { min: 1 })),
    unit: text({ max: 40 }),
    period: text({ max: 40 }),
    /** what it is a share of, or compared with */
    base: text({ max: 80 }),
    /** what is counted, and per what or as a share of what */
    counts: text({ max: 240 }),
    /** whose statement it is, and as of when; one line of the note on the narrowest phone */
    source: text({ max: 38 }),
    owner: oneOf(owners, "an owner"),
    /** the claim that the value, or the sum of the values, is a part of */
    partOf: v.optional(slug()),
    /** the claim that says the same in other words */
    sameAs: v.optional(slug()),
    /** each value is the average of the claim that its id names */
    average: v.optional(yesOrNo()),
  }),
  v.check(
    ({ value, values }) => (value === undefined) !== (values === undefined),
    "has to have either value or values",
  ),
);

/** content/claims.yaml: every figure that the site asserts about itself, with what it counts. */
export const claims = contentFile("claims.yaml", list(claim));
export type Claims = Content<typeof claims>;
export type Claim = Claims[number];
