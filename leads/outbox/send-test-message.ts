import { StartError } from "startup/start-error";
import type { LeadsEnv } from "../env/env.ts";
import type { DeliveryOutcome, Lead } from "../lead.ts";
import { systemClock } from "../time/clock.ts";
import { createDelivery } from "./delivery.ts";
import { buildTeamMail } from "./lead-mails.ts";
import { createMailDelivery, getMailFileName, getOutboxFolder } from "./mail-delivery.ts";
import { attemptDelivery, type DeliveryWay } from "./outbox.ts";
import { createWebhookDelivery } from "./webhook.ts";

/**
 * Delivers a made-up lead to the team and, if there is one, to the webhook, as a real one would be,
 * and stores nothing. Returns a line for each receiver; throws a `StartError` of these lines when
 * one of them did not accept it.
 */
export async function sendTestMessage(env: LeadsEnv): Promise<string> {
  const { dataDir, mail, webhook } = env;
  const lead = buildTestLead(env);
  const attempt = (kind: "team" | "webhook", deliver: DeliveryWay["deliver"]) => {
    const delivery = createDelivery(kind, env.siteOrigin);
    const options = { clock: systemClock, log: { info() {}, error() {} } };
    const never = new AbortController().signal;
    const due = { ...delivery, attempts: 0, pendingSince: lead.receivedAt, lead };
    return attemptDelivery(due, { deliver }, options, never);
  };
  const sendMail = createMailDelivery(mail, dataDir);
  const mailed = await attempt("team", (due, signal) =>
    sendMail(buildTeamMail(due, mail, env), getMailFileName(lead.id, "team"), signal),
  );
  const called =
    webhook && (await attempt("webhook", createWebhookDelivery(webhook, env, systemClock.now)));
  const lines = [
    describeMail(mailed, env),
    webhook && called
      ? // Without the path, which is a secret at most services.
        `Webhook: ${describeAnswer(called)} by ${new URL(webhook.url).host}, as ${webhook.format}.`
      : "Webhook: none; WEBHOOK_URL is not set.",
  ].join("\n");
  if (!isAccepted(mailed) || (called && !isAccepted(called))) throw new StartError(lines);
  return lines;
}

function buildTestLead({ mail }: LeadsEnv): Lead {
  return {
    id: "TEST",
    receivedAt: systemClock.now().toISOString(),
    bodyHash: "",
    inQuarantine: false,
    verdict: [],
    submission: {
      submissionId: crypto.randomUUID(),
      name: "Test message",
      email: /<([^<>]*)>/.exec(mail.from)?.[1] ?? mail.from,
      message: "Sent by npm run leads -- test-message. Nobody filled in the form.",
      consent: true,
      sourcePage: "/",
    },
  };
}

function describeMail(outcome: DeliveryOutcome, { dataDir, mail }: LeadsEnv): string {
  const carrier = (mail.smtp ?? mail.api)?.url;
  if (!carrier && isAccepted(outcome)) {
    return `Mail: none sent, but written to ${getOutboxFolder(dataDir)}; neither SMTP_URL nor MAIL_API_URL is set here. Is this the server's environment?`;
  }
  const place = carrier ? new URL(carrier).host : getOutboxFolder(dataDir);
  return `Mail: ${describeAnswer(outcome)} by ${place}, to ${mail.to.join(", ")}.`;
}

function describeAnswer({ error, state }: DeliveryOutcome): string {
  if (state !== "sent") return `not accepted (${error})`;
  return error ? `accepted only in part (${error})` : "accepted";
}

function isAccepted({ error, state }: DeliveryOutcome): boolean {
  return state === "sent" && !error;
}
