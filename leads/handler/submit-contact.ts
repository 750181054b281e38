import { getErrorDetails } from "startup/log";
import { answerFaulty } from "./answer-faulty.ts";
import { answerForm } from "./answer-form.ts";
import { answerJson } from "./answer-json.ts";
import { buildErrorAnswer } from "./answers.ts";
import { getAddressBlocks, getClientAddress, isAddressUntold } from "./client-address.ts";
import { allowedMethods, buildCorsHeaders, buildPreflightAnswer, hasApiKey } from "./cors.ts";
import type { HandlerDependencies } from "./dependencies.ts";
import { getBodyKind, readBody } from "./read-body.ts";

/**
 * The submit-contact function: web-standard, so the same code runs on Node and
 * on the hosted edge. Answers 200 with a receipt (`receiptSchema`) once the lead
 * is durable, errors in the shape of `buildErrorAnswer`, ordinary form posts
 * with pages, unless they ask for JSON. Sending the same submission again returns the same answer and makes no
 * second lead; suspects are answered like everyone. `peer` is the address of
 * the connection's other end. Never rejects.
 */
export function createSubmitContact(
  deps: HandlerDependencies,
): (request: Request, peer?: string) => Promise<Response> {
  const { log, settings } = deps;
  let hasWarned = false;
  return async (request, peer) => {
    if (!hasWarned && isAddressUntold(request.headers, settings)) {
      hasWarned = true;
      log.error("TRUST_PROXY is not set behind a proxy: all visitors share one address's limit");
    }
    const response = await answerRequest(request, peer, deps).catch((error) => {
      log.error("request failed", getErrorDetails(error));
      return buildErrorAnswer("internal");
    });
    const cors = buildCorsHeaders(request, settings.siteOrigin);
    for (const [name, value] of Object.entries(cors)) {
      response.headers.set(name, value);
    }
    response.headers.set("cache-control", "no-store");
    return response;
  };
}

async function answerRequest(
  request: Request,
  peer: string | undefined,
  deps: HandlerDependencies,
): Promise<Response> {
  const { settings } = deps;
  if (request.method === "OPTIONS") return buildPreflightAnswer();
  if (request.method !== "POST") {
    const refusal = buildErrorAnswer("method_not_allowed");
    refusal.headers.set("allow", allowedMethods);
    return refusal;
  }
  const kind = getBodyKind(request.headers);
  if (!kind) return buildErrorAnswer("unsupported_media_type");
  // A form post cannot send headers.
  if (kind === "json" && !hasApiKey(request.headers, settings.apiKey)) {
    return buildErrorAnswer("unauthorized");
  }
  let body: Uint8Array<ArrayBuffer> | undefined;
  try {
    body = await readBody(request);
  } catch {
    return buildErrorAnswer("malformed_body"); // the sender aborted
  }
  const address = getClientAddress(request.headers, peer, settings);
  const blocks = getAddressBlocks(address);
  if (!body) {
    if (kind === "json") return buildErrorAnswer("body_too_large");
    return answerFaulty("body_too_large", blocks, deps, ({ renderFailure }) => renderFailure());
  }
  if (kind === "json") return answerJson(body, blocks, deps);
  return answerForm(request, body, blocks, deps);
}
