import { getErrorDetails, type Log } from "startup/log";
import { cleanLine } from "../clean-text.ts";
import { type ContactPages, findContactPage } from "../contact-page.ts";
import type { LeadsEnv } from "../env/env.ts";
import type { Submission } from "../fields.ts";
import {
  type Agreement,
  buildAgreement,
  createLeadId,
  type DeliveryKind,
  hashSubmission,
  isSubmissionId,
  type Lead,
  makeSubmissionId,
  type SpamSign,
} from "../lead.ts";
import { foldMailbox } from "../mail-address.ts";
import { createDeliveries } from "../outbox/delivery.ts";
import { type Fault, parseSubmission } from "../schema.ts";
import {
  type AddressTrust,
  countShares,
  countSubmission,
  getAddressBlocks,
  getClientAddress,
  type HourlyCounter,
  isAddressUntold,
  type Share,
  type SubmissionCounts,
} from "../spam/hourly-counter.ts";
import { isFlood, judgeSubmission, readSenderSigns } from "../spam/judge-submission.ts";
import type { LeadStore } from "../store/lead-store.ts";
import type { Clock } from "../time/clock.ts";
import type { AnswerPages } from "./answer-page.ts";
import {
  addPageValues,
  buildFormInput,
  type FormValues,
  getBodyKind,
  readBody,
  readFormPost,
} from "./read-body.ts";

/** Every error of the function, by code: its HTTP status and what it means to a developer. */
const errors = {
  invalid_fields: [400, "Some fields are missing or not valid."],
  malformed_body: [400, "The body could not be read."],
  unauthorized: [401, "Send the site's public key as apikey."],
  method_not_allowed: [405, "Send the submission with POST."],
  id_conflict: [409, "This submission id was already used with a different body."],
  body_too_large: [413, "The body is larger than 32 KB."],
  unsupported_media_type: [415, "Send JSON or a form post."],
  too_many_requests: [429, "Too many submissions. Try again in an hour."],
  internal: [500, "The submission could not be handled."],
  unavailable: [503, "The submission could not be stored. Try again."],
} as const;

type ErrorCode = keyof typeof errors;

/** The one JSON error shape: `{"error": {"code", "message", "fields"?: [{"field", "code"}]}}`. */
function buildErrorAnswer(code: ErrorCode, fields?: readonly Fault[]): Response {
  const [status, message] = errors[code];
  return Response.json({ error: { code, message, fields } }, { status });
}

export interface HandlerSettings
  extends AddressTrust,
    Pick<LeadsEnv, "apiKey" | "deliveryKinds" | "limits" | "siteOrigin"> {
  contactPages: ContactPages;
  /** Whether the site is on another origin than the function. */
  isElsewhere?: boolean;
}

export interface HandlerDependencies {
  store: Pick<LeadStore, "findKnown" | "getConfirmed" | "saveLead">;
  counter: HourlyCounter;
  wakeOutbox(): void;
  /** Tells the team that more than `limit` submissions came within an hour; called once in it. */
  raiseAlarm(limit: number): void;
  clock: Clock;
  log: Log;
  pages: AnswerPages;
  settings: HandlerSettings;
}

interface Sender {
  blocks: readonly Share[];
  signs: readonly SpamSign[];
}

/**
 * Stores a submission as a lead with its deliveries in one transaction; a suspect gets none until
 * it is released. One that is known, by its id or by its content (`SubmissionKey`), is neither
 * stored nor counted again, unless it may be the first that is no suspect. Never rejects because of
 * the store.
 */
async function saveSubmission(
  submission: Submission,
  sender: Sender,
  deps: HandlerDependencies,
): Promise<{ leadId: string } | ErrorCode> {
  const { clock, log, settings, store } = deps;
  const page = findContactPage(settings.contactPages, submission.sourcePage);
  const agreement = page.agreement === undefined ? undefined : buildAgreement(page.agreement);
  const arrival: Arrival = {
    bodyHash: hashSubmission(submission),
    noticeVersion: page.noticeVersion,
    agreementHash: agreement?.hash,
    submission,
  };
  // By what can be told before it is counted.
  const { inQuarantine } = judgeSubmission(submission, sender.signs, uncounted, settings.limits);
  const { submissionId } = submission;
  const key = { ...arrival, submissionId, inQuarantine, sentAt: clock.now() };
  let result: Awaited<ReturnType<typeof saveNew>>;
  try {
    result = (await store.findKnown(key)) ?? (await saveNew(arrival, agreement, sender, deps));
  } catch (error) {
    log.error("submission not stored", getErrorDetails(error));
    return "unavailable";
  }
  if (result === "too_many_requests") return result;
  if (result.outcome === "conflict") {
    log.info("submission id conflict");
    return "id_conflict";
  }
  if (result.outcome === "repeated") log.info("lead repeated", { lead: result.leadId });
  return { leadId: result.leadId };
}

type Arrival = Omit<Lead, "id" | "receivedAt" | "inQuarantine" | "verdict">;

const uncounted: SubmissionCounts = { fromAddress: 0, total: 0 };

async function saveNew(
  arrival: Arrival,
  agreement: Agreement | undefined,
  { blocks, signs }: Sender,
  deps: HandlerDependencies,
) {
  const { clock, log, settings, store } = deps;
  const { limits, siteOrigin } = settings;
  const { submission } = arrival;
  const { perAddress, total } = limits;
  const counting = countSubmission(deps.counter, blocks, perAddress, clock.now());
  const counts = await countSafely(counting, uncounted, log);
  if (counts.fromAddress <= perAddress && counts.total === total + 1) {
    log.error("more submissions in an hour than RATE_TOTAL", { limit: total });
    deps.raiseAlarm(total);
  }
  if (isFlood(counts, limits)) {
    log.error("submission refused in a flood", { ...counts });
    return "too_many_requests";
  }
  const { inQuarantine, verdict } = judgeSubmission(submission, signs, counts, limits);
  const lead: Lead = {
    id: createLeadId(),
    receivedAt: clock.now().toISOString(),
    inQuarantine,
    verdict,
    ...arrival,
  };
  const kinds = inQuarantine ? [] : await chooseDeliveries(submission.email, deps);
  const deliveries = createDeliveries(kinds, siteOrigin);
  const result = await store.saveLead(lead, deliveries, agreement);
  if (result.outcome === "stored") {
    deps.wakeOutbox();
    const quarantine = inQuarantine ? "yes" : "no";
    const judged = verdict.length > 0 && { quarantine, verdict: verdict.join() };
    log.info("lead stored", { lead: lead.id, ...judged });
  }
  return result;
}

/** Confirmations an hour to all mailboxes together: somebody can own a domain full of them. */
const confirmationsPerHour = 30;

/** Confirms once a day to a mailbox: anybody can enter another's. */
async function chooseDeliveries(
  email: string,
  { clock, counter, settings, store }: HandlerDependencies,
): Promise<readonly DeliveryKind[]> {
  const { deliveryKinds } = settings;
  if (!deliveryKinds.includes("visitor")) return deliveryKinds;
  const now = clock.now();
  const mailbox = foldMailbox(email);
  // What comes at the same moment finds nothing in the store yet, but is counted.
  const shares = [
    { key: mailbox, factor: 1 },
    { key: "all", factor: confirmationsPerHour },
  ];
  const confirmed = await store.getConfirmed(new Date(now.getTime() - 86_400_000));
  const isKnown = confirmed.some((other) => foldMailbox(other) === mailbox);
  if (!isKnown && (await countShares(counter, "confirmation", shares, 1, now)) <= 1) {
    return deliveryKinds;
  }
  return deliveryKinds.filter((kind) => kind !== "visitor");
}

/** A counter that fails must not cost a lead. */
const countSafely = <Count>(counting: Promise<Count>, otherwise: Count, log: Log) =>
  counting.catch((error) => {
    log.error("submissions not counted", getErrorDetails(error));
    return otherwise;
  });

const allowedMethods = "POST, OPTIONS";

/**
 * Whether a call carries the public key, as the hosted backend's client sends
 * it. Anyone who reads the site's scripts has the key; it turns away bots that
 * only scan for open endpoints.
 */
function hasApiKey(headers: Headers, apiKey: string): boolean {
  const bearer = headers.get("authorization")?.replace(/^bearer\s+/i, "");
  return (headers.get("apikey") ?? bearer) === apiKey;
}

function buildPreflightAnswer(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      allow: allowedMethods,
      "access-control-allow-methods": allowedMethods,
      // What the hosted backend's client sends with a function call.
      "access-control-allow-headers": "authorization, x-client-info, apikey, content-type",
      "access-control-max-age": "7200", // the longest that Chromium keeps
    },
  });
}

/**
 * Parses what a call or a form post brings (specification, section 3). What no visitor fills in is
 * never a fault: a missing or damaged id is made here, and without a source page it is the contact
 * page.
 */
function parseCall(input: object, { contactPages }: HandlerSettings) {
  const { sourcePage } = input as Record<string, unknown>;
  const hasPage = typeof sourcePage === "string" && cleanLine(sourcePage) !== "";
  return parseSubmission({
    ...input,
    submissionId: getCallerId(input) ?? makeSubmissionId(),
    sourcePage: hasPage ? sourcePage : contactPages[0].path,
  });
}

/** The id by which a caller knows its submission, if it brought one: the receipt names it. */
function getCallerId(input: object): string | undefined {
  const { submissionId } = input as Record<string, unknown>;
  return isSubmissionId(submissionId) ? submissionId.trim().toLowerCase() : undefined;
}

function readCall(body: Uint8Array) {
  let input: unknown;
  try {
    input = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    return;
  }
  if (typeof input !== "object" || input === null || Array.isArray(input)) return;
  const sent = new Map(Object.entries(input));
  const signs = readSenderSigns((field) => sent.get(field), { isTimed: true });
  return { input, signs, values: undefined };
}

async function readForm(
  { headers }: Request,
  body: Uint8Array<ArrayBuffer>,
  settings: HandlerSettings,
) {
  const contentType = headers.get("content-type") ?? "";
  const sender = readSender(headers, settings);
  const post = await readFormPost(body, contentType, sender).catch(() => undefined);
  if (!post) return;
  const values = addPageValues(post.values, headers.get("referer"), settings.siteOrigin);
  return { input: buildFormInput(values), signs: post.signs, values };
}

/**
 * Refuses a form post with a page: the form with what was typed, as far as that could be read. Once
 * an address has sent more that could not be read, or was not valid, in an hour than anybody could by
 * hand, it gets a single line instead: a page is a thousand times as long as the request.
 */
async function refuseForm(
  code: ErrorCode,
  blocks: readonly Share[],
  { clock, counter, log, pages, settings: { limits } }: HandlerDependencies,
  values?: FormValues,
  faults?: readonly Fault[],
): Promise<Response> {
  const [status] = errors[code];
  if (status === 400 || status === 413) {
    // Counted apart from submissions, and never toward the total.
    const counting = countShares(counter, "faulty", blocks, limits.perAddress, clock.now());
    const fromAddress = await countSafely(counting, 0, log);
    if (isFlood({ fromAddress, total: 0 }, limits)) {
      const text = "Too many invalid submissions. Try again in an hour.\n";
      return new Response(text, { status: errors.too_many_requests[0] });
    }
  }
  const html = await pages.render(values, faults);
  return new Response(html, { status, headers: { "content-type": "text/html; charset=utf-8" } });
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

/**
 * The submit-contact function: web-standard, so the same code runs on Node and
 * on the hosted edge. Answers 200 with a receipt (`receiptSchema`) once the lead
 * is durable, errors in the shape of `buildErrorAnswer`, ordinary form posts
 * with pages, unless they ask for JSON. Sending the same submission again returns the same answer and makes no
 * second lead; suspects are answered like everyone. `peer` is the address of
 * the connection's other end. Never rejects.
 */
export function createSubmitContact(deps: HandlerDependencies) {
  const { log, settings } = deps;
  let hasWarned = false;
  return async (request: Request, peer?: string) => {
    if (!hasWarned && isAddressUntold(request.headers, settings)) {
      hasWarned = true;
      log.error("TRUST_PROXY is not set behind a proxy: all visitors share one address's limit");
    }
    const response = await answerRequest(request, peer, deps).catch((error) => {
      log.error("request failed", getErrorDetails(error));
      return buildErrorAnswer("internal");
    });
    // CORS (Fetch standard, 3.3) for any answer, errors included: without it the site could not read
    // what went wrong. Another origin gets none, so the browser refuses.
    const { siteOrigin } = settings;
    response.headers.set("vary", "Origin");
    if (request.headers.get("origin") === siteOrigin) {
      response.headers.set("access-control-allow-origin", siteOrigin);
    }
    response.headers.set("cache-control", "no-store");
    return response;
  };
}

/** Answers a call with JSON, and a form post, unless it accepts JSON alone, with a page or a redirect to the thank-you panel. */
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
  const isForm = kind === "form";
  // A form post cannot send headers.
  if (!isForm && !hasApiKey(request.headers, settings.apiKey)) {
    return buildErrorAnswer("unauthorized");
  }
  let body: Uint8Array<ArrayBuffer> | undefined;
  try {
    body = await readBody(request);
  } catch {
    return buildErrorAnswer("malformed_body"); // the sender aborted
  }
  const blocks = getAddressBlocks(getClientAddress(request.headers, peer, settings));
  // As the site's scripts post a form where a call with headers does not get through.
  const wantsReceipt = !isForm || request.headers.get("accept") === "application/json";
  const refuse = (code: ErrorCode, values?: FormValues, faults?: readonly Fault[]) =>
    wantsReceipt ? buildErrorAnswer(code, faults) : refuseForm(code, blocks, deps, values, faults);
  if (!body) return refuse("body_too_large");
  const call = isForm ? await readForm(request, body, settings) : readCall(body);
  if (!call) return refuse("malformed_body");
  const { input, signs, values } = call;
  const parsed = parseCall(input, settings);
  if (!parsed.ok) return refuse("invalid_fields", values, parsed.faults);
  let result = await saveSubmission(parsed.value, { blocks, signs }, deps);
  if (isForm && result === "id_conflict") {
    // Sent, gone back, changed, sent again: a visitor cannot solve a conflict.
    const renamed = { ...parsed.value, submissionId: makeSubmissionId() };
    result = await saveSubmission(renamed, { blocks, signs }, deps);
  }
  if (typeof result === "string") return refuse(result, values);
  if (wantsReceipt) {
    // `receiptSchema`; without an id of the caller's, the same for a repeat.
    const submissionId = getCallerId(input);
    return Response.json({ id: result.leadId, status: "received", submissionId });
  }
  const { path } = findContactPage(settings.contactPages, parsed.value.sourcePage);
  const location = `${settings.isElsewhere ? settings.siteOrigin : ""}${path}#thank-you`;
  return new Response(null, { status: 303, headers: { location } });
}
