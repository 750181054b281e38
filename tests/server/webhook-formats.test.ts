import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { getRows } from "../leads/stored-rows.ts";
import { waitFor } from "../processes.ts";
import { type ReceivedCall, type ReceiverAnswer, startHttpReceiver } from "./http-receiver.ts";
import { beginForAll, type OnEnd } from "./site-fixture.ts";
import { startServer, type TestServer } from "./start-server.ts";
import { buildSubmission, submit, waitForDelivery } from "./submissions.ts";

type Format = "slack" | "teams" | "hubspot";

const hubspotPath =
  "/submissions/v3/integration/submit/123456/319478e5-e5fd-4d39-9d13-fc1f90bf46da";

const desk = { DESK: "on", DESK_USERS: "anna@example.com" };
const siteOrigin = "https://www.example.com";

interface Both {
  calls: ReceivedCall[];
  server: TestServer;
}

/** A server that reports leads to a receiver with these answers. */
async function startBoth(
  format: Format,
  answers: ReceiverAnswer[] = [],
  onEnd: OnEnd = onTestFinished,
): Promise<Both> {
  const { calls, url } = await startHttpReceiver(answers, onEnd);
  const WEBHOOK_URL = new URL(hubspotPath, url).href;
  const variables = { WEBHOOK_URL, WEBHOOK_FORMAT: format, SITE_ORIGIN: siteOrigin, ...desk };
  return { calls, server: await startServer({ variables, onEnd }) };
}

/** Submits, and waits for the call about it, which names the lead. */
async function report({ calls, server }: Both, changes: Record<string, unknown>) {
  const response = await submit(server.address, buildSubmission(changes));
  const { id } = (await response.json()) as { id: string };
  const call = await waitFor(() => calls.find(({ body }) => body.includes(id)));
  return { id, call, body: JSON.parse(call.body) };
}

/** Faults of a call against the service's recorded schema; null if there are none. */
function findFaults(format: Format, { body }: ReceivedCall) {
  const path = join(import.meta.dirname, "webhook-schemas", `${format}.json`);
  const validate = new Ajv({ allErrors: true }).compile(JSON.parse(readFileSync(path, "utf8")));
  validate(JSON.parse(body));
  return validate.errors ?? null;
}

const line = "<".repeat(200);
const long = { name: line, company: line, role: line, utmSource: line, utmTerm: line };
const markup =
  "<!channel> <https://evil.example|Click> [Click](https://evil.example) *a* &amp; <b>";
const withMarkup = { name: markup, message: markup, sourcePage: markup, utmSource: markup };

describe.each(["slack", "teams", "hubspot"] as const)("a report to %s", (format) => {
  let both: Both;
  beforeAll(() =>
    beginForAll(async (onEnd) => {
      both = await startBoth(format, [], onEnd);
    }),
  );

  it("is what the service expects, and says everything", async () => {
    const changes = { company: "O'Neill", role: "Planner", utmSource: "linkedin" };
    const { call } = await report(both, changes);
    expect(findFaults(format, call)).toBeNull();
    expect(call.headers["webhook-signature"]).toBeUndefined();
    for (const word of ["Thảo O'Neill", "Planner", "linkedin", "Planning, Demo", "turnaround"]) {
      expect(call.body).toContain(word);
    }
  });

  it("is never longer than the service takes", async () => {
    for (const message of ["<".repeat(5000), "漢\n".repeat(2500), "漢".repeat(5000)]) {
      const { call } = await report(both, { ...long, message });
      expect(findFaults(format, call)).toBeNull();
      if (format === "teams") expect(Buffer.byteLength(call.body)).toBeLessThan(28 * 1024);
    }
  });

  // By the schemas, nothing in Slack is formatted but one link, and nothing in Teams is Markdown.
  it("has no formatting, link or mention from a visitor", async () => {
    const { body, call, id } = await report(both, withMarkup);
    expect(findFaults(format, call)).toBeNull();
    const address = `${siteOrigin}/desk/leads/${id}`;
    if (format === "slack") {
      const link = { type: "mrkdwn", text: `<${address}|Open in the desk>` };
      expect(body.blocks.at(-1)).toEqual({ type: "context", elements: [link] });
      expect(body.text).not.toContain("Click");
    }
    if (format === "teams") {
      const [{ content }] = body.attachments;
      expect(content.actions).toEqual([expect.objectContaining({ url: address })]);
    }
    if (format === "hubspot") {
      expect(new URL(body.context.pageUri).origin).toBe(siteOrigin);
    }
  });
});

const email = { errorType: "INVALID_EMAIL", message: "Invalid email address 'thao@example.com'" };
const schema = { code: "TriggerInputSchemaMismatch", message: "thao@example.com" };
it.each([
  ["slack", "404 no_service", "400 invalid_blocks", "invalid_blocks"],
  ["teams", "403 <html>", `400 ${JSON.stringify({ error: schema })}`, "TriggerInputSchemaMismatch"],
  ["hubspot", "404 {}", `400 ${JSON.stringify({ errors: [email] })}`, "INVALID_EMAIL"],
] as const)("tries again what %s refuses by %s, and parks %s", async (...row) => {
  const [format, ...answers] = row;
  const reason = answers.pop();
  const parse = (answer: string) => ({ status: Number(answer.slice(0, 3)), body: answer.slice(4) });
  const { calls, server } = await startBoth(format, answers.map(parse));
  await submit(server.address, buildSubmission());
  const parked = await waitForDelivery(server.dataDir, "failed", "webhook");
  const status = answers[1]?.slice(0, 3);
  expect(parked).toMatchObject({ attempts: 2, last_error: `EHTTP ${status} ${reason}` });
  expect(calls).toHaveLength(2);
  expect(server.getOutput()).not.toContain("thao@");
});

it("waits as long as a busy service asks", async () => {
  const headers = { "retry-after": "1800" };
  const { calls, server } = await startBoth("slack", [{ status: 429, headers }]);
  const before = Date.now();
  await submit(server.address, buildSubmission());
  const row = await waitFor(() =>
    getRows(server.dataDir, "outbox").find(({ last_error }) => last_error === "EHTTP 429"),
  );
  expect(Date.parse(String(row.next_attempt_at)) - before).toBeGreaterThan(1_799_000);
  expect(calls).toHaveLength(1);
});
