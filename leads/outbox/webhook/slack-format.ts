import { buildRows, buildSubject, getDeskUrl } from "../describe-lead.ts";
import { limitText, type WebhookFormat } from "./webhook-format.ts";

/** Longest texts in UTF-16 code units, and fields of a section (docs.slack.dev, "Section block"). */
const limits = { header: 150, field: 2000, section: 3000, fields: 10 };

/** The characters with a meaning in any Slack text (docs.slack.dev, "Formatting message text"). */
const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Text without formatting, links, mentions and emoji: what visitors type is shown as typed. */
const plainText = (text: string, limit: number) => ({
  type: "plain_text",
  text: limitText(text, limit, (character) => entities[character] ?? character),
  emoji: false,
});

/** A message of Block Kit for an incoming webhook (docs.slack.dev/messaging). */
export const slackFormat: WebhookFormat = {
  buildBody(lead, places) {
    const subject = buildSubject(lead);
    const fields = buildRows(lead).map(([label, value]) =>
      plainText(`${label}\n${value}`, limits.field),
    );
    const { message } = lead.submission;
    const deskUrl = getDeskUrl(places, lead.id);
    return {
      // What a notification shows.
      text: subject,
      blocks: [
        { type: "header", text: plainText(subject, limits.header) },
        ...splitList(fields, limits.fields).map((part) => ({ type: "section", fields: part })),
        ...(message ? [{ type: "section", text: plainText(message, limits.section) }] : []),
        ...(deskUrl ? [buildLink(deskUrl)] : []),
      ],
      unfurl_links: false,
      unfurl_media: false,
    };
  },

  // 400: the call itself; 410: the channel is archived. Slack's other refusals are about settings.
  isPermanent: (status) => [400, 410].includes(status),

  readReason: (answer) => /^[a-z_]{1,60}$/.exec(answer.trim())?.[0],
};

// A button with an address would ask an app that does not exist to answer the click.
function buildLink(url: string) {
  return { type: "context", elements: [{ type: "mrkdwn", text: `<${url}|Open in the desk>` }] };
}

function splitList<Item>(list: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(list.length / size);
  return Array.from({ length: count }, (_, part) => list.slice(part * size, (part + 1) * size));
}
