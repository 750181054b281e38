import * as v from "valibot";

/** What the browser and the function agree on beside the fields. */

/** Where the function is served, by this site's own server and by the hosted backend. */
export const functionPath = "/functions/v1/submit-contact";

/**
 * The field that no visitor sees; bots fill it in. Its name means nothing to an autofill: browsers
 * and password managers go by names such as "homepage" and "phone", whatever `autocomplete` says.
 */
export const honeypotField = "sheetRevision";

/** Milliseconds from the page's load to the sending, beside a submission. */
export const elapsedField = "elapsedMs";

/**
 * The function's receipt, with status 200: the lead is stored. It names the submission that it is
 * for, so that nothing else that answers in the function's place (a proxy, a portal, a cache) can be
 * taken for it.
 */
export const receiptSchema = v.object({
  /** The lead's number, such as `7K3QZ-M2X9A`. */
  id: v.pipe(v.string(), v.regex(/^[\dA-Z]{5}-[\dA-Z]{5}$/)),
  status: v.literal("received"),
  submissionId: v.string(),
  error: v.optional(v.never()),
});
