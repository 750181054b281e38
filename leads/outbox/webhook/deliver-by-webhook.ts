import { Webhook } from "standardwebhooks";
import type { WebhookSettings } from "../../env/env.ts";
import type { DueDelivery } from "../../lead.ts";
import { postJson } from "../deliver-by-http.ts";
import type { LeadPlaces } from "../describe-lead.ts";
import { hubspotFormat } from "./hubspot-format.ts";
import { slackFormat } from "./slack-format.ts";
import { standardFormat } from "./standard-format.ts";
import { teamsFormat } from "./teams-format.ts";
import type { WebhookFormat } from "./webhook-format.ts";

const formats: Record<WebhookSettings["format"], WebhookFormat> = {
  standard: standardFormat,
  slack: slackFormat,
  teams: teamsFormat,
  hubspot: hubspotFormat,
};

/** Delivery as a call in the receiver's format; only `standard` is signed. */
export function createWebhookDelivery(
  settings: WebhookSettings,
  places: LeadPlaces,
  now: () => Date,
) {
  const format = formats[settings.format];
  const buildHeaders =
    settings.format === "standard" ? createSigner(settings.secret, now) : () => ({});
  return async ({ lead, messageId }: DueDelivery, signal: AbortSignal) => {
    const body = JSON.stringify(format.buildBody(lead, places));
    const headers = buildHeaders(messageId, body);
    return postJson(settings.url, body, headers, signal, format);
  };
}

/**
 * Headers by Standard Webhooks 1.0.0: the id stays the same at every attempt, time and signature
 * are the attempt's own.
 */
export function createSigner(secret: string, now: () => Date) {
  const signer = new Webhook(secret);
  return (id: string, body: string): Record<string, string> => {
    const time = now();
    return {
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(time.getTime() / 1000)),
      "webhook-signature": signer.sign(id, time, body),
    };
  };
}
