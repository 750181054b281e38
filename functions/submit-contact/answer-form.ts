import { buildPageAnswer, getErrorStatus } from "./answers.ts";
import { getErrorDetails } from "./error-details.ts";
import { deriveSubmissionId, hashSubmission } from "./fingerprint.ts";
import { buildFormInput, readFormValues } from "./form-fields.ts";
import type { FormValues, Ports } from "./ports.ts";
import { saveSubmission } from "./save-submission.ts";
import { parseSubmission, type Submission } from "./schema.ts";

/**
 * Answers an ordinary form post with a page: the thank-you panel by redirect,
 * or the form with what was typed. Rejects only when no page can be rendered.
 */
export async function answerForm(
  request: Request,
  body: Uint8Array<ArrayBuffer>,
  ports: Ports,
): Promise<Response> {
  const { log, pages, settings } = ports;
  let values: FormValues;
  try {
    values = await readFormValues(body, request.headers.get("content-type") ?? "");
  } catch {
    const status = getErrorStatus("malformed_body");
    return buildPageAnswer(status, await pages.renderFailure({}));
  }
  const { input, hasId } = buildFormInput(values, {
    referrer: request.headers.get("referer"),
    contactPath: settings.contactPath,
  });
  const parsed = parseSubmission(input);
  if (!parsed.ok) {
    const html = await pages.renderFaults(values, parsed.faults);
    return buildPageAnswer(getErrorStatus("invalid_fields"), html);
  }
  try {
    await saveForm(parsed.value, hasId, ports);
  } catch (error) {
    log.error("submission not stored", getErrorDetails(error));
    const html = await pages.renderFailure(values);
    return buildPageAnswer(getErrorStatus("internal"), html);
  }
  const location = `${settings.siteOrigin ?? ""}${settings.contactPath}#thank-you`;
  return new Response(null, { status: 303, headers: { location } });
}

/**
 * Stores a form's submission under its own id. Without one, or when the id
 * stands for other words (sent, gone back, changed, sent again), under an id
 * derived from the content: a visitor cannot solve a conflict.
 */
async function saveForm(submission: Submission, hasId: boolean, ports: Ports): Promise<void> {
  if (hasId) {
    const result = await saveSubmission(submission, ports);
    if (result.outcome !== "conflict") return;
  }
  const bodyHash = await hashSubmission(submission);
  const submissionId = await deriveSubmissionId(bodyHash, ports.clock.now());
  await saveSubmission({ ...submission, submissionId }, ports);
}
