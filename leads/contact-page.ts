import * as v from "valibot";

const textsByField = v.record(v.string(), v.string());

/** What the function needs to know of the site's contact page; the build writes it. */
export const contactPageSchema = v.object({
  /** Path, with its slashes. */
  path: v.pipe(v.string(), v.startsWith("/")),
  /** Version of the privacy notice that the form shows. */
  noticeVersion: v.optional(v.string()),
  /** The contact form's words about faults; `required` and `invalid` by field. */
  messages: v.object({
    required: textsByField,
    invalid: textsByField,
    tooLong: v.string(),
    summary: v.string(),
    failed: v.string(),
  }),
});

export type ContactPage = v.InferOutput<typeof contactPageSchema>;
