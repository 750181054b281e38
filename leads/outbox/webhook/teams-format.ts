import { buildRows, buildSubject, getDeskUrl } from "../describe-lead.ts";
import { limitText, readJson, type WebhookFormat } from "./webhook-format.ts";

/**
 * Longest texts in UTF-16 code units and most lines of a message: a Teams message has 28 KB at most
 * (learn.microsoft.com/microsoftteams/limits-specifications-teams).
 */
const limits = { value: 200, message: 2000, lines: 30 };

/** One line of text. A text run shows Markdown as typed; a text block or fact would follow it. */
const buildLine = (...inlines: object[]) => ({
  type: "RichTextBlock",
  spacing: "Small",
  inlines: inlines.map((run) => ({ type: "TextRun", ...run })),
});

/** An adaptive card for a Teams workflow (adaptivecards.io, version 1.2). */
export const teamsFormat: WebhookFormat = {
  buildBody(lead, places) {
    const rows = buildRows(lead).map(([label, value]) =>
      buildLine({ text: `${label}: `, weight: "Bolder" }, { text: limitText(value, limits.value) }),
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

  readReason(answer) {
    const { code } = Object(Object(readJson(answer)).error);
    return typeof code === "string" ? /^\w{1,60}$/.exec(code)?.[0] : undefined;
  },
};

/** A message's lines without the empty ones; what is cut ends with an ellipsis. */
function splitLines(message: string): string[] {
  const lines = limitText(message, limits.message)
    .split("\n")
    .filter((line) => line.trim() !== "");
  return lines.length > limits.lines ? [...lines.slice(0, limits.lines - 1), "…"] : lines;
}
