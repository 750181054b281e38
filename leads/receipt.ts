import * as v from "valibot";

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
