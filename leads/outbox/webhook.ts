import { Webhook } from "standardwebhooks";
import { limitText } from "../clean-text.ts";
import type { WebhookSettings } from "../env/env.ts";
import type { DueDelivery, Lead } from "../lead.ts";
import { postJson } from "./delivery.ts";
import { buildRows, buildSubject, getDeskUrl, type LeadPlaces } from "./lead-mails.ts";

interface WebhookFormat {
  buildBody(lead: Lead, places: LeadPlaces): object;
  isPermanent(status: number): boolean;
}

/** The event of a lead, by the conventions of Standard Webhooks 1.0.0 (standardwebhooks.com). */
export const standardFormat: WebhookFormat = {
  buildBody({ entry, id, receivedAt, submission }) {
    const { submissionId: _, ...fields } = submission;
    const data = { id, receivedAt, ...fields, ...(entry && { channel: entry.channel }) };
    return { type: "lead.received", timestamp: receivedAt, data };
  },

  // Gone: the receiver wants no more.
  isPermanent: (status) => status === 410,
};

/** Longest texts in UTF-16 code units, and fields of a section (docs.slack.dev, "Section block"). */
const slackLimits = { header: 150, field: 2000, section: 3000, fields: 10 };

/** The characters with a meaning in any Slack text (docs.slack.dev, "Formatting message text"). */
const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Text without formatting, links, mentions and emoji: what visitors type is shown as typed. */
const plainText = (text: string, limit: number) => ({
  type: "plain_text",
  text: limitText(text, limit, (character) => entities[character] ?? character),
  emoji: false,
});

/** A message of Block Kit for an incoming webhook (docs.slack.dev/messaging). */
const slackFormat: WebhookFormat = {
  buildBody(lead, places) {
    const subject = buildSubject(lead);
    const fields = buildRows(lead, places).map(([label, value]) =>
      plainText(`${label}\n${value}`, slackLimits.field),
    );
    const { message } = lead.submission;
    const deskUrl = getDeskUrl(places, lead.id);
    return {
      // What a notification shows.
      text: subject,
      blocks: [
        { type: "header", text: plainText(subject, slackLimits.header) },
        ...splitList(fields, slackLimits.fields).map((part) => ({ type: "section", fields: part })),
        ...(message ? [{ type: "section", text: plainText(message, slackLimits.section) }] : []),
        ...(deskUrl ? [buildLink(deskUrl)] : []),
      ],
      unfurl_links: false,
      unfurl_media: false,
    };
  },

  // 400: the call itself; 410: the channel is archived. Slack's other refusals are about settings.
  isPermanent: (status) => [400, 410].includes(status),
};

// A button with an address would ask an app that does not exist to answer the click.
function buildLink(url: string) {
  return { type: "context", elements: [{ type: "mrkdwn", text: `<${url}|Open in the desk>` }] };
}

function splitList<Item>(list: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(list.length / size);
  return Array.from({ length: count }, (_, part) => list.slice(part * size, (part + 1) * size));
}

/**
 * Longest texts in UTF-16 code units and most lines of a message: a Teams message has 28 KB at most
 * (learn.microsoft.com/microsoftteams/limits-specifications-teams).
 */
const teamsLimits = { value: 200, message: 2000, lines: 30 };

/** One line of text. A text run shows Markdown as typed; a text block or fact would follow it. */
const buildLine = (...inlines: object[]) => ({
  type: "RichTextBlock",
  spacing: "Small",
  inlines: inlines.map((run) => ({ type: "TextRun", ...run })),
});

/** An adaptive card for a Teams workflow (adaptivecards.io, version 1.2). */
const teamsFormat: WebhookFormat = {
  buildBody(lead, places) {
    const rows = buildRows(lead, places).map(([label, value]) =>
      buildLine(
        { text: `${label}: `, weight: "Bolder" },
        { text: limitText(value, teamsLimits.value) },
      ),
    );
    const deskUrl = getDeskUrl(places, lead.id);
    const content = {
      $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
      type: "AdaptiveCard",
      version: "1.2",
      body: [
        buildLine({ text: buildSubject(lead), size: "Large", weight: "Bolder" }),
        ...rows,
        ...splitLines(lead.submission.message ?? "").map((text) => buildLine({ text })),
      ],
      ...(deskUrl && {
        actions: [{ type: "Action.OpenUrl", title: "Open in the desk", url: deskUrl }],
      }),
    };
    const contentType = "application/vnd.microsoft.card.adaptive";
    return { type: "message", attachments: [{ contentType, contentUrl: null, content }] };
  },

  // About the call itself; 401, 403 and 404 are about the workflow, which its owner can repair.
  isPermanent: (status) => [400, 413].includes(status),
};

/** A message's lines without the empty ones; what is cut ends with an ellipsis. */
function splitLines(message: string): string[] {
  const lines = limitText(message, teamsLimits.message)
    .split("\n")
    .filter((line) => line.trim() !== "");
  return lines.length > teamsLimits.lines ? [...lines.slice(0, teamsLimits.lines - 1), "…"] : lines;
}

/**
 * A submission of the Forms API, v3 (developers.hubspot.com, "Submit data to a form"). The form has
 * HubSpot's own properties that are named here: whatever has none is in the message.
 */
const hubspotFormat: WebhookFormat = {
  buildBody(lead, places) {
    const { company, consent, email, name, role, sourcePage } = lead.submission;
    const values = {
      email,
      // Whole: nothing says where a name is to be split.
      firstname: name,
      company,
      jobtitle: role,
      message: buildMessage(lead, places),
    };
    const page = new URL(places.siteOrigin);
    page.pathname = lead.entry ? "/" : sourcePage;
    return {
      submittedAt: String(Date.parse(lead.receivedAt)),
      fields: Object.entries(values)
        .filter(([, value]) => value)
        .map(([name, value]) => ({ objectTypeId: "0-1", name, value })), // 0-1: contacts
      context: { pageUri: page.href },
      // A lead that needs no consent has none to pass on.
      ...(consent && {
        legalConsentOptions: {
          consent: { consentToProcess: true, text: describeConsent(lead), communications: [] },
        },
      }),
    };
  },

  isPermanent: (status) => status === 400,
};

const ownLabels = ["Name", "Email", "Company", "Role"];

function buildMessage(lead: Lead, places: LeadPlaces): string {
  const rows = buildRows(lead, places).filter(([label]) => !ownLabels.includes(label));
  const facts = rows.map(([label, value]) => `${label}: ${value}`).join("\n");
  return [facts, lead.submission.message].filter(Boolean).join("\n\n");
}

function describeConsent({ entry, noticeVersion, receivedAt }: Lead): string {
  if (entry) {
    return `${entry.consentBasis} (${entry.channel}, ${receivedAt})`;
  }
  const notice = noticeVersion ? ` of ${noticeVersion}` : "";
  return `Agreed on the contact form to the processing of personal information for this inquiry, as described in the privacy policy${notice} (${receivedAt}).`;
}

export const formats: Record<WebhookSettings["format"], WebhookFormat> = {
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
    return postJson(settings.url, body, headers, signal, format.isPermanent);
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
