import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { startHttpReceiver } from "./http-receiver.ts";
import { startMailServer } from "./mail-server.ts";
import { makeTemporaryFolder } from "./site-fixture.ts";
import { runLeads, type Variables } from "./start-server.ts";

const sendTestMessage = (variables: Variables) => runLeads(variables, "test-message");

it("sends one mail and one call, says so, and stores nothing", async () => {
  const { received, variables } = await startMailServer();
  const { calls, url } = await startHttpReceiver();
  const DATA_DIR = makeTemporaryFolder();
  const webhook = { WEBHOOK_URL: url, WEBHOOK_FORMAT: "slack" };
  const said = await sendTestMessage({ ...variables, ...webhook, DATA_DIR });
  const mailHost = new URL(variables.SMTP_URL).host;
  expect(said.split("\n")).toEqual([
    `Mail: accepted by ${mailHost}, to sales@example.com, ops@example.com.`,
    `Webhook: accepted by ${new URL(url).host}, as slack.`,
  ]);
  expect(received.map(({ email }) => email.replyTo?.[0]?.name)).toEqual(["Test message"]);
  expect(calls).toHaveLength(1);
  expect(existsSync(join(DATA_DIR, "site.db"))).toBe(false);
});

it("says in a line each why something was not accepted, without secrets", async () => {
  const { variables } = await startMailServer([{ at: "DATA", code: 554 }]);
  const { url } = await startHttpReceiver([{ status: 404, body: "no_service" }]);
  const webhook = { WEBHOOK_URL: `${url}/s3cret`, WEBHOOK_FORMAT: "slack" };
  await expect(sendTestMessage({ ...variables, ...webhook })).rejects.toThrow(
    /^Mail: not accepted \(EMESSAGE 554\) by .*\nWebhook: not accepted \(EHTTP 404 no_service\) by (?!.*s3cret).*$/,
  );
});

it("says where mail goes that is not sent, and that there is no webhook", async () => {
  const DATA_DIR = makeTemporaryFolder();
  const said = await sendTestMessage({ DATA_DIR });
  expect(said).toContain(`Mail: written to ${join(DATA_DIR, "outbox")}; neither SMTP_URL nor`);
  expect(said).toContain("Webhook: none");
  expect(existsSync(join(DATA_DIR, "outbox", "TEST.eml"))).toBe(true);
});
