import type { LeadsEnv } from "../env/env.ts";
import type { DeliveryKind, LeadChange, NewDelivery } from "../lead.ts";
import type { DueReminder } from "../store/delivery-queue.ts";

/** Said where `createDeliveries` would guess, because its settings are not the server's. */
export const missingSettings =
  "Who is told of a lead is in the server's settings, and SITE_ORIGIN or MAIL_TO is not set here: run this with all of them (docs/operating.md).";

export function createDeliveries(
  kinds: readonly DeliveryKind[],
  siteOrigin: string,
): NewDelivery[] {
  return kinds.map((kind) => createDelivery(kind, siteOrigin));
}

/** The mail that tells somebody that a lead is theirs, when somebody else made it so. */
export function createOwnerNotice(
  change: LeadChange,
  by: string,
  siteOrigin: string,
): NewDelivery[] {
  if (change.kind !== "owner" || !change.value || change.value === by) return [];
  return [{ ...createDelivery("owner", siteOrigin), recipient: change.value }];
}

/**
 * Whether somebody may own leads and get mails about them: the users, or everybody where there is no
 * list of them.
 */
export function mayOwn(address: string, users: readonly string[]): boolean {
  return users.length === 0 || users.includes(address);
}

/** The mail for a reminder, the same each time it is asked for: to the owner, if there is one. */
export function createReminder(
  { day, id, owner }: DueReminder,
  { desk, siteOrigin }: Pick<LeadsEnv, "desk" | "siteOrigin">,
): NewDelivery {
  const reminder = createDelivery("reminder", siteOrigin, `reminder-${id}-${day}`);
  return owner && mayOwn(owner, desk.users) ? { ...reminder, recipient: owner } : reminder;
}

export function createDelivery(
  kind: DeliveryKind,
  siteOrigin: string,
  id: string = crypto.randomUUID(),
): NewDelivery {
  const messageId = kind === "webhook" ? `msg_${id}` : `<${id}@${new URL(siteOrigin).hostname}>`;
  return { id, kind, messageId };
}

/** A mail, however it is sent. The same lead gives the same mail at every attempt. */
export interface Mail {
  messageId: string;
  from: string;
  to: string[];
  /** As an object, so that no name can be read as an address. */
  replyTo?: { name: string; address: string };
  subject: string;
  date: Date;
  text: string;
  html: string;
}

/**
 * On every mail, so that no program answers one: an absence note on the team's mail would go to the
 * visitor, whose address is in its Reply-To. The first is the standard (RFC 3834, 5), Exchange reads
 * the second (MS-OXCMAIL, 2.2.3.2.14), Gmail and older programs the third.
 */
export const automaticHeaders = {
  "Auto-Submitted": "auto-generated",
  "X-Auto-Response-Suppress": "All",
  Precedence: "bulk",
} as const;

/** Error code and count of recipients that were refused while others were not, if any. */
export type PartialRefusal = string | undefined;

/**
 * Hands a mail on; resolves once the receiver has taken responsibility for it,
 * rejects soon after `signal` aborts.
 */
export type DeliverMail = (
  mail: Mail,
  fileName: string,
  signal: AbortSignal,
) => Promise<PartialRefusal>;

/** Longest attempt, in milliseconds. */
export const deliveryTimeout = 30_000;

interface DeliveryFault {
  permanent: boolean;
  /** Error and reply codes, such as `EENVELOPE 550`. */
  summary: string;
  /** Milliseconds for which the receiver wants no other attempt. */
  retryAfter?: number | undefined;
}

/**
 * Reads an error of a mail library, `fetch` or a file system. A mail server's
 * 5xx to the envelope or the message is permanent (RFC 5321, 4.2.1); to the
 * login it is not, because the owner can fix that in the settings.
 */
export function getDeliveryFault(error: unknown): DeliveryFault {
  if (!(error instanceof Error)) return { permanent: false, summary: "EUNKNOWN" };
  const { code, fault, responseCode }: CodedError = error;
  if (fault) return fault;
  const reply = typeof responseCode === "number" ? responseCode : 0;
  const isRefused = code === "EENVELOPE" || code === "EMESSAGE";
  const name = getCode(error);
  return { permanent: isRefused && reply >= 500, summary: reply ? `${name} ${reply}` : name };
}

/** What mail libraries, `fetch`, file systems and `postJson` add to an error. */
interface CodedError extends Error {
  code?: unknown;
  responseCode?: unknown;
  fault?: DeliveryFault;
}

function getCode(error: CodedError): string {
  if (typeof error.code === "string") return error.code;
  // fetch tells what went wrong in the cause of its error.
  const cause: CodedError | undefined = error.cause instanceof Error ? error.cause : undefined;
  if (typeof cause?.code === "string") return cause.code;
  return /Timeout|Abort/.test(error.name) ? "ETIMEDOUT" : "EUNKNOWN";
}

/**
 * The receiver's own codes for a refusal, in the body of its answer: Slack's is all of it, such as
 * `invalid_blocks`, the others' are named in JSON. Never a sentence: that could quote a visitor.
 */
function readCodes(answer: string): string[] {
  const found = answer.trim().matchAll(/^[a-z_]{1,60}$|"(?:code|errorType)":\s*"(\w{1,60})"/g);
  return [...new Set(Array.from(found, ([whole, code = whole]) => code))];
}

/** Posts JSON; rejects unless the answer is a success, and soon after `signal` aborts. */
export async function postJson(
  url: string,
  body: string,
  headers: Record<string, string>,
  signal: AbortSignal,
  isPermanent: (status: number) => boolean,
): Promise<undefined> {
  const response = await fetch(url, {
    method: "POST",
    body,
    headers: { "content-type": "application/json", ...headers },
    // A redirect could carry the lead to an address that nobody has configured.
    redirect: "manual",
    signal,
  });
  if (response.ok) {
    await response.body?.cancel();
    return;
  }
  const { status } = response;
  const codes = readCodes(await response.text().catch(() => "")).join(", ");
  const fault: DeliveryFault = {
    permanent: isPermanent(status),
    summary: `EHTTP ${status} ${codes}`.trimEnd(),
    // In seconds, as far as it is not a date (RFC 9110, 10.2.3).
    retryAfter: Number(response.headers.get("retry-after")) * 1000 || undefined,
  };
  throw Object.assign(new Error(fault.summary), { code: fault.summary, fault });
}

/**
 * Delivery to a provider that takes mails as JSON over HTTPS, in the shape that
 * Resend's `POST /emails` has made common. For hosts where mail ports are blocked.
 * The Message-ID is the idempotency key, so that a repeated call is one mail.
 */
export function createHttpDelivery({ key, url }: { url: string; key: string }): DeliverMail {
  return async (mail, _fileName, signal) => {
    const body = JSON.stringify({
      from: mail.from,
      to: mail.to,
      // The address alone: a name that a stranger typed could be read as addresses.
      reply_to: mail.replyTo?.address,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      headers: { "Message-ID": mail.messageId, ...automaticHeaders },
    });
    const headers = {
      authorization: `Bearer ${key}`,
      "idempotency-key": mail.messageId.replace(/[<>]/g, ""),
    };
    // 400 and 422 are about the mail itself; 401 and 403 about settings that somebody can fix.
    return postJson(url, body, headers, signal, (status) => [400, 413, 422].includes(status));
  };
}
