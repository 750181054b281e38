import * as v from "valibot";
import { endWithSlash } from "./lead.ts";

/** Browser features the site does not use, such as camera, microphone, payment and sensors. */
const unusedFeatures = `
  accelerometer autoplay browsing-topics camera captured-surface-control clipboard-read
  compute-pressure digital-credentials-get display-capture encrypted-media gamepad geolocation
  gyroscope hid identity-credentials-get idle-detection keyboard-map local-fonts
  local-network-access magnetometer microphone midi on-device-speech-recognition otp-credentials
  payment picture-in-picture private-state-token-issuance private-state-token-redemption
  publickey-credentials-create publickey-credentials-get screen-wake-lock serial
  speaker-selection storage-access sync-xhr unload usb window-management xr-spatial-tracking
`;

/**
 * Headers of every answer, be it of a file, the function or the desk. Two features stay on: for the
 * articles' Copy link button and for videos.
 */
export const commonHeaders = {
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": [
    ...unusedFeatures
      .trim()
      .split(/\s+/)
      .map((feature) => `${feature}=()`),
    "clipboard-write=(self)",
    "fullscreen=(self)",
  ].join(", "),
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
};

const textsByField = v.record(v.string(), v.string());

/** A path of this site, which no browser takes for an address elsewhere (`//`, `/\`). */
export const sitePathSchema = v.pipe(v.string(), v.regex(/^\/(?:[^/\\\s][^\\\s]*)?$/));

/** What the function needs to know of a page with the contact form; the build writes it. */
export const contactPageSchema = v.object({
  /** Path, with its slashes. */
  path: sitePathSchema,
  /** BCP 47 tag of its words, such as "en". */
  language: v.string(),
  noticeVersion: v.optional(v.string()),
  /** What a visitor agrees to by sending the form: the box's words and the whole privacy notice. */
  agreement: v.optional(v.string()),
  /** The contact form's words about faults; `required` and `invalid` by field. */
  messages: v.object({
    required: textsByField,
    invalid: textsByField,
    tooLong: v.string(),
    summary: v.string(),
    failed: v.string(),
  }),
  /** The mail that a visitor gets; {number} is replaced by the lead's. */
  visitorMail: v.object({
    subject: v.string(),
    greeting: v.string(),
    received: v.string(),
    answer: v.string(),
    reference: v.string(),
    notYou: v.string(),
    signature: v.string(),
    sender: v.string(),
    replyTo: v.string(),
  }),
});

export type ContactPage = v.InferOutput<typeof contactPageSchema>;

/** One for each page with the form; the contact page of the default language comes first. */
export const contactPagesSchema = v.tupleWithRest([contactPageSchema], contactPageSchema);
export type ContactPages = Readonly<v.InferOutput<typeof contactPagesSchema>>;

/** What campaigns cost, by the label of their links (`utm_campaign`), and their last days; the build writes it. */
export const campaignCostsSchema = v.array(
  v.object({ label: v.string(), cost: v.number(), until: v.optional(v.string()) }),
);
export type CampaignCosts = v.InferOutput<typeof campaignCostsSchema>;

/** A pattern with its placeholders, such as {number}, filled in, in one pass. */
export const fillPattern = (pattern: string, values: Readonly<Record<string, string>>): string =>
  pattern.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);

/** The page that a form was sent from, by its path in either slash form; else the default. */
export function findContactPage(pages: ContactPages, sourcePage = ""): ContactPage {
  const path = endWithSlash(sourcePage);
  return pages.find((page) => page.path === path) ?? pages[0];
}

/** Content-Security-Policy of each HTML file, by its name below the site's root. */
export type PagePolicies = Readonly<Record<string, string>>;

/**
 * The Content-Security-Policy of an answer to an ordinary form post. It is made from any of the pages
 * with the form, has no scripts, and says what somebody typed. So of the build's policies it takes
 * nothing but the hashes of styles: another directive could report the answer to somebody else.
 *
 * @param siteOrigin of the site, where the function has another origin: its styles are then part of
 *   the answer (`movePage`)
 */
export function buildContactPolicy(
  policies: PagePolicies,
  contactPages: readonly { path: string }[],
  siteOrigin?: string,
): string {
  const site = siteOrigin ?? "'self'";
  const own = contactPages.map(({ path }) => policies[`${path.slice(1)}index.html`] ?? "");
  const hashes = new Set(own.flatMap(listStyleHashes));
  const styles = siteOrigin ? ["'unsafe-inline'"] : hashes;
  return [
    "default-src 'none'",
    ["style-src", site, ...styles].join(" "),
    ...["img", "media", "font", "manifest"].map((kind) => `${kind}-src ${site}`),
    `form-action ${[...new Set(["'self'", site])].join(" ")}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function listStyleHashes(policy: string): string[] {
  const styles = policy.split("; ").find((directive) => directive.startsWith("style-src "));
  return (styles ?? "").split(" ").filter((source) => /^'sha256-[\w+/=]+'$/.test(source));
}
