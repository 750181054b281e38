/** What a visitor may be interested in: the 13 options of the form, in its order. */
export const interestOptions = [
  "Maintenance Stack",
  "Turnarounds Stack",
  "Procurement Stack",
  "Operations Stack",
  "Time Management",
  "Planning",
  "Sourcing",
  "Invoicing",
  "Scaffolding",
  "Project Management",
  "Analytics",
  "Demo",
  "Other",
] as const;

export type InterestOption = (typeof interestOptions)[number];

/**
 * What a field contains and how it is checked.
 * - `line`, `email`, `text`: typed by the visitor; refused when longer than the limit
 * - `options`: any of {@link interestOptions}
 * - `consent`: a box that must be ticked
 * - `added`: one line that the page adds by itself. No visitor could fix it, so it is never refused:
 *   what does not match the pattern is dropped, what is too long is cut
 * - `id`: the submission's UUID
 */
export type FieldKind = "line" | "email" | "text" | "options" | "consent" | "added" | "id";

export interface FieldSpec {
  kind: FieldKind;
  required?: true;
  /** Longest value in UTF-16 code units, the unit of HTML's `maxlength`. */
  limit?: number;
  /** Name for the team, in mails and in the terminal; fields of one label share a line there. */
  label?: string;
  /** Shown by `npm run leads -- list`. */
  listed?: true;
  /** What a browser may fill in (HTML, "autofill"). */
  autocomplete?: string;
  /** Parameter of the landing page's address that the value comes from. */
  parameter?: string;
  /** What an added value must match before it is cut. */
  pattern?: RegExp;
  /** The consent without which the value is neither kept nor sent. */
  consent?: "ads";
}

/** A path without query or fragment, so that nothing a visitor searched for is in it. */
const pathPattern = /^\/[^\s?#]*$/;
/** An ad click's id. Half of one is worth nothing, so its length is in the pattern. */
const clickPattern = /^[\w.-]{1,200}$/;

/**
 * The one table of a submission's fields, in the form's order. Schema, form, draft, exports, mails and
 * the terminal's table are derived from it, and the stores keep whatever it has (docs/changing.md,
 * "A field of the form").
 */
export const fields = {
  // Made once per filled form, so that sending it again makes no second lead. A call need not
  // bring one.
  submissionId: { kind: "id", required: true, limit: 36 },
  name: {
    kind: "line",
    required: true,
    limit: 200,
    label: "Name",
    listed: true,
    autocomplete: "name",
  },
  email: {
    kind: "email",
    required: true,
    limit: 254, // RFC 5321, 4.5.3.1.3: a path of 256 less its brackets
    label: "Email",
    listed: true,
    autocomplete: "email",
  },
  company: {
    kind: "line",
    limit: 200,
    label: "Company",
    listed: true,
    autocomplete: "organization",
  },
  role: { kind: "line", limit: 200, label: "Role", autocomplete: "organization-title" },
  message: { kind: "text", limit: 5000, label: "Message" },
  interests: { kind: "options", label: "Interests", listed: true },
  consent: { kind: "consent", required: true },
  // Path of the page that the form was sent from.
  sourcePage: { kind: "added", required: true, limit: 300, label: "Page" },
  // Path of the visit's first page.
  landingPage: { kind: "added", limit: 300, label: "Landing page", pattern: pathPattern },
  previousPage: { kind: "added", limit: 300, label: "Previous page", pattern: pathPattern },
  // The persona the visitor chose (`personaIds` of the site); the default is no choice.
  persona: {
    kind: "added",
    label: "Persona",
    parameter: "persona",
    pattern: /^(?:maintenance|turnaround|operations|procurement)$/,
  },
  referrerHost: { kind: "added", label: "Referrer", pattern: /^[a-z\d.-]{1,253}$/ },
  utmSource: { kind: "added", limit: 200, label: "Campaign", parameter: "utm_source" },
  utmMedium: { kind: "added", limit: 200, label: "Campaign", parameter: "utm_medium" },
  utmCampaign: { kind: "added", limit: 200, label: "Campaign", parameter: "utm_campaign" },
  utmTerm: { kind: "added", limit: 200, label: "Campaign", parameter: "utm_term" },
  utmContent: { kind: "added", limit: 200, label: "Campaign", parameter: "utm_content" },
  // Google Ads and Microsoft Advertising number each click on an ad.
  gclid: {
    kind: "added",
    label: "Google Ads click",
    parameter: "gclid",
    pattern: clickPattern,
    consent: "ads",
  },
  msclkid: {
    kind: "added",
    label: "Microsoft Ads click",
    parameter: "msclkid",
    pattern: clickPattern,
    consent: "ads",
  },
} as const satisfies Record<string, FieldSpec>;

export type FieldName = keyof typeof fields;

/** Names of the fields whose row in the table has these properties. */
type FieldWith<Spec> = {
  [Name in FieldName]: (typeof fields)[Name] extends Spec ? Name : never;
}[FieldName];

export type TextField = FieldWith<{ kind: "line" | "email" | "text" }>;
export type FormField = FieldWith<{ kind: "line" | "email" | "text" | "options" | "consent" }>;
export type AddedField = FieldWith<{ kind: "added" }>;
export type AddressField = FieldWith<{ parameter: string }>;

type RequiredField = FieldWith<{ required: true }>;

interface Values {
  line: string;
  email: string;
  text: string;
  options: InterestOption[];
  /** False only of a lead that was entered by hand and needs none. */
  consent: boolean;
  added: string;
  id: string;
}
type Value<Name extends FieldName> = Values[(typeof fields)[Name]["kind"]];

/** A checked contact submission: cleaned, empty fields left out. */
export type Submission = { [Name in RequiredField]: Value<Name> } & {
  [Name in Exclude<FieldName, RequiredField>]?: Value<Name>;
};

export const fieldNames = Object.keys(fields) as readonly FieldName[];

export function getField(name: FieldName): FieldSpec {
  return fields[name];
}

function hasKind<Kind extends FieldKind>(...kinds: readonly Kind[]) {
  const wanted: readonly FieldKind[] = kinds;
  return (name: FieldName): name is FieldWith<{ kind: Kind }> => wanted.includes(fields[name].kind);
}

export const textFields: readonly TextField[] = fieldNames.filter(hasKind("line", "email", "text"));

export const formFields: readonly FormField[] = fieldNames.filter(
  hasKind("line", "email", "text", "options", "consent"),
);

export const requiredFields = formFields.filter(
  (name): name is FormField & RequiredField => getField(name).required === true,
);

export const addedFields: readonly AddedField[] = fieldNames.filter(hasKind("added"));

export const addressFields = fieldNames.filter(
  (name): name is AddressField => getField(name).parameter !== undefined,
);
