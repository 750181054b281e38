import { Webhook } from "standardwebhooks";
import { expect, it } from "vitest";
import { getRows } from "../leads/stored-rows.ts";
import { startHttpReceiver } from "./http-receiver.ts";
import { startServer } from "./start-server.ts";
import { buildSubmission, getMailFiles, submit, waitForDelivery } from "./submissions.ts";

const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

it("reports a lead by a signed call, again until it is taken, under one id", async () => {
  const { calls, url } = await startHttpReceiver([500, 302, 429]);
  const variables = { WEBHOOK_URL: url, WEBHOOK_SECRET: secret };
  const server = await startServer({ variables });
  const body = buildSubmission({ company: "O'Neill" });
  const { id } = (await (await submit(server.address, body)).json()) as { id: string };
  const row = await waitForDelivery(server.dataDir, "sent", "webhook");
  expect(row).toMatchObject({
    attempts: 4,
    message_id: calls[0]?.headers["webhook-id"],
    sent_to: `${new URL(url).host}, as standard`,
  });
  expect(new Set(calls.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  for (const call of calls) {
    const headers = call.headers as Record<string, string>;
    expect(new Webhook(secret).verify(call.body, headers)).toMatchObject({
      type: "lead.received",
      data: { id, name: body.name, email: body.email, company: "O'Neill" },
    });
  }
  // The mail took its own way meanwhile.
  expect(await getMailFiles(server.dataDir, 1)).toHaveLength(1);
});

it("confirms to the visitor, if told to, without a word of what was typed", async () => {
  const server = await startServer({ variables: { VISITOR_MAIL: "on" } });
  await submit(server.address, buildSubmission({ name: "Buy at spam.example" }));
  const mails = await getMailFiles(server.dataDir, 2);
  const mail = mails.find(({ to }) => to?.[0]?.address === "thao@example.com");
  expect(mail?.subject).toMatch(/^We have received your message \(\w{5}-\w{5}\)$/);
  expect(mail?.replyTo).toEqual([{ name: "", address: "info@example.com" }]);
  expect(mail?.text).toContain("It has arrived. You hear from us tomorrow.\n\nYour number is ");
  expect(mail?.html).toContain("<p>Example &amp; Sons GmbH, Example Street 1</p>");
  expect(mail?.html).not.toMatch(/<(img|link|style|table|a)\b|url\(/);
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/spam\.example|turnaround/);

  await submit(server.address, buildSubmission({ email: "THAO@example.com" }));
  const kinds = getRows(server.dataDir, "outbox").map(({ kind }) => kind);
  expect(kinds).toEqual(["team", "visitor", "team"]);
  const row = await waitForDelivery(server.dataDir, "sent", "visitor");
  expect(row.sent_to).toBe("thao@example.com, as a file");
});

it("sends mail over HTTPS where mail ports are shut", async () => {
  const { calls, url } = await startHttpReceiver([503]);
  const server = await startServer({
    variables: {
      MAIL_API_URL: url,
      MAIL_API_KEY: "re_key",
      MAIL_FROM: "Website <web@Bücher.example>",
      MAIL_TO: "sales@bücher.example, ops@example.com",
    },
  });
  await submit(server.address, buildSubmission({ email: "thao@Müller.example" }));
  const row = await waitForDelivery(server.dataDir, "sent");
  expect(calls).toHaveLength(2);
  const keys = calls.map(({ headers }) => headers["idempotency-key"]);
  expect(`<${keys[0]}>`).toBe(row.message_id);
  const to = "sales@xn--bcher-kva.example, ops@example.com";
  expect(row.sent_to).toBe(`${to}, by ${new URL(url).host}`);
  expect(keys[1]).toBe(keys[0]);
  expect(calls[1]?.headers.authorization).toBe("Bearer re_key");
  expect(JSON.parse(calls[1]?.body ?? "")).toMatchObject({
    from: "Website <web@xn--bcher-kva.example>",
    to: ["sales@xn--bcher-kva.example", "ops@example.com"],
    reply_to: "thao@xn--mller-kva.example",
    subject: expect.stringMatching(/^New inquiry /),
    text: expect.stringContaining("Two sites,"),
    headers: {
      "Message-ID": row.message_id,
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
    },
  });
  expect(server.getOutput()).not.toContain("re_key");
});
