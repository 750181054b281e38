import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { buildTestLead, now } from "../../tests/leads/test-lead.ts";
import { type ReceiverAnswer, startHttpReceiver } from "../../tests/server/http-receiver.ts";
import type { Submission } from "../fields.ts";
import type { Lead } from "../lead.ts";
import { attemptDelivery } from "./outbox.ts";
import { createWebhookDelivery, formats } from "./webhook.ts";

/** All but the one whose calls are signed (tests/server/deliveries.test.ts). */
type Format = Exclude<keyof typeof formats, "standard">;
const names = Object.keys(formats).filter((name) => name !== "standard") as Format[];

const siteOrigin = "https://www.example.com";
const places = { siteOrigin, desk: { isOn: true }, timeZone: "Europe/Berlin" };

/** Reports a lead to a receiver with these answers, once for each; gives the first call and what came of each. */
async function report(format: Format, lead: Lead, answers: ReceiverAnswer[] = [{ status: 200 }]) {
  const { calls, url } = await startHttpReceiver([...answers]);
  const deliver = createWebhookDelivery({ url, format, secret: "" }, places, () => now);
  const kind = "webhook" as const;
  const due = { id: "1", kind, messageId: "msg_1", attempts: 0, pendingSince: "", lead };
  const logged: unknown[] = [];
  const write = (...entry: unknown[]) => void logged.push(entry);
  const options = { clock: { now: () => now }, log: { info: write, error: write } };
  const outcomes: unknown[] = [];
  for (const _ of answers) {
    outcomes.push(await attemptDelivery(due, { deliver }, options, new AbortController().signal));
  }
  const [{ body, headers }] = calls as [(typeof calls)[0]];
  return { text: body, body: JSON.parse(body), headers, outcomes, logged: JSON.stringify(logged) };
}

/** Faults of a call against the service's recorded schema; null if there are none. */
function findFaults(format: Format, body: unknown) {
  const folder = join(import.meta.dirname, "../../tests/server/webhook-schemas");
  const schema = JSON.parse(readFileSync(join(folder, `${format}.json`), "utf8"));
  const validate = new Ajv({ allErrors: true }).compile(schema);
  validate(body);
  return validate.errors ?? null;
}

const line = "<".repeat(200);
const long = { name: line, company: line, role: line, utmSource: line, utmTerm: line };
const markup =
  "<!channel> <https://evil.example|Click> [Click](https://evil.example) *a* &amp; <b>";

describe.each(names)("a report to %s", (format) => {
  const send = async (changes: Partial<Submission>) => {
    const sent = await report(format, buildTestLead(1, changes).lead);
    expect(findFaults(format, sent.body)).toBeNull();
    return sent;
  };

  it("is what the service expects, and says everything", async () => {
    const { headers, text } = await send({
      ...{ company: "O'Neill", role: "Planner", utmSource: "linkedin" },
      ...{ interests: ["Planning", "Demo"], message: "One turnaround" },
    });
    expect(headers["webhook-signature"]).toBeUndefined();
    const own = ["Thảo Nguyễn", "Planner", "linkedin", "Planning, Demo", "turnaround"];
    for (const word of [...own, "11:00 GMT+1"]) expect(text).toContain(word);
  });

  it("is never longer than the service takes", async () => {
    for (const message of ["<".repeat(5000), "漢\n".repeat(2500), "漢".repeat(5000)]) {
      const { text } = await send({ ...long, message });
      if (format === "teams") expect(Buffer.byteLength(text)).toBeLessThan(28 * 1024);
    }
  });

  // By the schemas, nothing in Slack is formatted but one link, and nothing in Teams is Markdown.
  it("has no formatting, link or mention from a visitor", async () => {
    const typed = { name: markup, message: markup, sourcePage: markup, utmSource: markup };
    const { body } = await send(typed);
    const address = `${siteOrigin}/desk/leads/LEAD-1`;
    if (format === "slack") {
      const link = { type: "mrkdwn", text: `<${address}|Open in the desk>` };
      expect(body.blocks.at(-1)).toEqual({ type: "context", elements: [link] });
      expect(body.text).not.toContain("Click");
    }
    if (format === "teams") {
      expect(body.attachments[0].content.actions).toMatchObject([{ url: address }]);
    }
    if (format === "hubspot") expect(new URL(body.context.pageUri).origin).toBe(siteOrigin);
  });
});

const email = { errorType: "INVALID_EMAIL", message: "Invalid email address 'thao@example.com'" };
const schema = { code: "TriggerInputSchemaMismatch", message: "thao@example.com" };

/** A refusal of each service that its owner can repair, one of the call itself, and the code of that. */
const refusals: Record<Format, [status: number, first: string, second: string, code: string]> = {
  slack: [404, "no_service", "invalid_blocks", "invalid_blocks"],
  teams: [403, "<html>", JSON.stringify({ error: schema }), schema.code],
  hubspot: [404, "{}", JSON.stringify({ errors: [email] }), email.errorType],
};

it.each(names)(
  "tries again what %s refuses until it is repaired, and parks a 400",
  async (format) => {
    const [status, first, second, code] = refusals[format];
    const answers = [
      { status, body: first },
      { status: 400, body: second },
    ];
    const { logged, outcomes } = await report(format, buildTestLead(1).lead, answers);
    expect(outcomes).toMatchObject([
      { state: "pending" },
      { state: "failed", error: `EHTTP 400 ${code}` },
    ]);
    expect(logged).not.toContain("thao@");
  },
);

it("waits as long as a busy service asks", async () => {
  const answers = [{ status: 429, headers: { "retry-after": "1800" } }];
  const { outcomes } = await report("slack", buildTestLead(1).lead, answers);
  const nextAttemptAt = new Date(now.getTime() + 1_800_000);
  expect(outcomes).toEqual([{ state: "pending", error: "EHTTP 429", nextAttemptAt }]);
});

it("passes on the words that somebody agreed to whose lead was entered by hand", async () => {
  const { lead } = buildTestLead(1);
  const own = { channel: "fair", by: "command", consentBasis: "Call me about it." } as const;
  const { text } = await report("hubspot", { ...lead, entry: { ...own, at: lead.receivedAt } });
  expect(text).toContain('"text":"Call me about it. (fair, ');
});
