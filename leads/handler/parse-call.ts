import { cleanLine } from "../clean-text.ts";
import { type ParsedSubmission, parseSubmission } from "../schema.ts";
import { isSubmissionId, makeSubmissionId } from "../submission-id.ts";
import type { HandlerSettings } from "./dependencies.ts";

/**
 * Parses what a call or a form post brings (specification, section 3). What no visitor fills in is
 * never a fault: a missing or damaged id is made here, and without a source page it is the contact
 * page.
 */
export function parseCall(
  input: object,
  { contactPages }: Pick<HandlerSettings, "contactPages">,
): ParsedSubmission {
  const { sourcePage } = input as Record<string, unknown>;
  const hasPage = typeof sourcePage === "string" && cleanLine(sourcePage) !== "";
  return parseSubmission({
    ...input,
    submissionId: getCallerId(input) ?? makeSubmissionId(),
    sourcePage: hasPage ? sourcePage : contactPages[0].path,
  });
}

/** The id by which a caller knows its submission, if it brought one: the receipt names it. */
export function getCallerId(input: object): string | undefined {
  const { submissionId } = input as Record<string, unknown>;
  return isSubmissionId(submissionId) ? submissionId.trim().toLowerCase() : undefined;
}
