import { buildPageAnswer, getErrorStatus } from "./answers.ts";
import { deriveSubmissionId, hashSubmission } from "./fingerprint.ts";
import { buildFormInput, readForm } from "./form-fields.ts";
import type { FormValues, Ports } from "./ports.ts";
import { type Sender, saveSubmission } from "./save-submission.ts";
import { parseSubmission, type Submission } from "./schema.ts";
import type { SenderSigns } from "./spam-verdict.ts";

/**
 * Answers an ordinary form post with a page: the thank-you panel by redirect,
 * or the form with what was typed. Rejects only when no page can be rendered.
 */
export async function answerForm(
  request: Request,
  body: Uint8Array<ArrayBuffer>,
  block: string,
  ports: Ports,
): Promise<Response> {
  const { pages, settings } = ports;
  let values: FormValues;
  let signs: SenderSigns;
  try {
    ({ values, signs } = await readForm(body, request.headers.get("content-type") ?? ""));
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
  const result = await saveForm(parsed.value, hasId, { block, signs }, ports);
  if (typeof result === "string") {
    // A proof cannot be asked of a browser without scripts: the page names the mailbox.
    return buildPageAnswer(getErrorStatus(result), await pages.renderFailure(values));
  }
  const location = `${settings.siteOrigin ?? ""}${settings.contactPath}#thank-you`;
  return new Response(null, { status: 303, headers: { location } });
}

/**
 * Stores a form's submission under its own id. Without one, or when the id
 * stands for other words (sent, gone back, changed, sent again), under an id
 * derived from the content: a visitor cannot solve a conflict.
 */
async function saveForm(
  submission: Submission,
  hasId: boolean,
  sender: Sender,
  ports: Ports,
): ReturnType<typeof saveSubmission> {
  if (hasId) {
    const result = await saveSubmission(submission, sender, ports);
    if (result !== "id_conflict") return result;
  }
  const bodyHash = await hashSubmission(submission, ports.hashText);
  const submissionId = await deriveSubmissionId(bodyHash, ports.clock.now(), ports.hashText);
  return saveSubmission({ ...submission, submissionId }, sender, ports);
}
