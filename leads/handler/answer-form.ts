import { findContactPage } from "../contact-page.ts";
import type { Share } from "../spam/hourly-counter.ts";
import { makeSubmissionId } from "../submission-id.ts";
import { answerFaulty } from "./answer-faulty.ts";
import { buildErrorAnswer, buildPageAnswer, buildReceipt, getErrorStatus } from "./answers.ts";
import type { HandlerDependencies, HandlerSettings } from "./dependencies.ts";
import { getCallerId, parseCall } from "./parse-call.ts";
import { addPageValues, buildFormInput, readFormPost } from "./read-form-post.ts";
import { saveSubmission } from "./save-submission.ts";

/**
 * Answers an ordinary form post with a page: the thank-you panel by redirect,
 * or the form with what was typed. One that accepts JSON and no page, as the site's scripts send it
 * where a call with headers does not get through, is answered like a call. Rejects only when no page
 * can be rendered.
 */
export async function answerForm(
  request: Request,
  body: Uint8Array<ArrayBuffer>,
  blocks: readonly Share[],
  deps: HandlerDependencies,
): Promise<Response> {
  const { pages, settings } = deps;
  const contentType = request.headers.get("content-type") ?? "";
  const wantsReceipt = request.headers.get("accept") === "application/json";
  const sender = readSender(request.headers, settings);
  const post = await readFormPost(body, contentType, sender).catch(() => undefined);
  if (!post) {
    if (wantsReceipt) return buildErrorAnswer("malformed_body");
    return answerFaulty("malformed_body", blocks, deps, ({ renderFailure }) => renderFailure());
  }
  const { signs } = post;
  const values = addPageValues(post.values, {
    referrer: request.headers.get("referer"),
    siteOrigin: settings.siteOrigin,
  });
  const input = buildFormInput(values);
  const parsed = parseCall(input, settings);
  if (!parsed.ok) {
    if (wantsReceipt) return buildErrorAnswer("invalid_fields", parsed.faults);
    return answerFaulty("invalid_fields", blocks, deps, ({ renderFaults }) =>
      renderFaults(values, parsed.faults),
    );
  }
  let result = await saveSubmission(parsed.value, { blocks, signs }, deps);
  if (result === "id_conflict") {
    // Sent, gone back, changed, sent again: a visitor cannot solve a conflict.
    const renamed = { ...parsed.value, submissionId: makeSubmissionId() };
    result = await saveSubmission(renamed, { blocks, signs }, deps);
  }
  if (typeof result === "string") {
    if (wantsReceipt) return buildErrorAnswer(result);
    return buildPageAnswer(getErrorStatus(result), await pages.renderFailure(values));
  }
  if (wantsReceipt) return buildReceipt(result.leadId, getCallerId(input));
  const { path } = findContactPage(settings.contactPages, parsed.value.sourcePage);
  const location = `${settings.isElsewhere ? settings.siteOrigin : ""}${path}#thank-you`;
  return new Response(null, { status: 303, headers: { location } });
}

/** What a browser says of the page that sent a form. It names the origin in every POST; other clients need not. */
function readSender(headers: Headers, { isElsewhere = false, siteOrigin }: HandlerSettings) {
  const origin = headers.get("origin");
  const isNamed = origin !== null && URL.canParse(origin);
  // Sec-Fetch-Site says so of our own page, too, where that was loaded by another scheme, or, if the
  // function is elsewhere, under another name or without one.
  const isOther = isNamed ? getName(origin) !== getName(siteOrigin) : !isElsewhere;
  return {
    isForeign: origin !== null && origin !== siteOrigin,
    isCrossSite: isOther && headers.get("sec-fetch-site") === "cross-site",
  };
}

const getName = (origin: string) => new URL(origin).hostname.replace(/^www\./, "");
