import { automaticHeaders, type DeliverMail, HttpDeliveryError } from "./delivery.ts";

/** How a receiver refuses a call. */
export interface RefusalRules {
  /** Whether a status means that the same call would be refused again. */
  isPermanent(status: number): boolean;
  /**
   * The receiver's own code for a refusal, such as `invalid_blocks`, from the body of its answer.
   * Never a sentence: that could quote what a visitor typed.
   */
  readReason?(answer: string): string | undefined;
}

/** Posts JSON; rejects unless the answer is a success, and soon after `signal` aborts. */
export async function postJson(
  url: string,
  body: string,
  headers: Record<string, string>,
  signal: AbortSignal,
  { isPermanent, readReason }: RefusalRules,
): Promise<undefined> {
  const response = await fetch(url, {
    method: "POST",
    body,
    headers: { "content-type": "application/json", ...headers },
    // A redirect could carry the lead to an address that nobody has configured.
    redirect: "manual",
    signal,
  });
  if (response.ok || !readReason) await response.body?.cancel();
  if (response.ok) return;
  const { status } = response;
  const reason = readReason?.(await response.text());
  throw new HttpDeliveryError({
    permanent: isPermanent(status),
    summary: `EHTTP ${status}${reason ? ` ${reason}` : ""}`,
    // In seconds, as far as it is not a date (RFC 9110, 10.2.3).
    retryAfter: Number(response.headers.get("retry-after")) * 1000 || undefined,
  });
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
    return postJson(url, body, headers, signal, {
      isPermanent: (status) => [400, 413, 422].includes(status),
    });
  };
}
