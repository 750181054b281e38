import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { getRows } from "../leads/stored-rows.ts";
import { waitFor } from "../processes.ts";
import { getMailVariables, type Refusal, startMailServer } from "./mail-server.ts";
import { runLeads, startServer } from "./start-server.ts";
import { buildSubmission, submit, waitForDelivery } from "./submissions.ts";

it("hands neither password nor lead to a server beyond this machine that offers no TLS", async () => {
  const { received, variables } = await startMailServer();
  // Leads here, and is not one of the names that are known to.
  const SMTP_URL = variables.SMTP_URL.replace("//127.0.0.1", "//user:s3cret@0.0.0.0");
  const server = await startServer({ variables: { ...variables, SMTP_URL } });
  await submit(server.address, buildSubmission());
  const row = await waitFor(() =>
    getRows(server.dataDir, "outbox").find(({ attempts }) => Number(attempts) > 0),
  );
  expect(row).toMatchObject({ state: "pending", last_error: "ETLS 500" });
  expect(received).toEqual([]);

  const relay = { SMTP_URL: SMTP_URL.replace("user:s3cret@", ""), SMTP_CLEARTEXT: "on" };
  const relayed = await startServer({ variables: { ...variables, ...relay } });
  await submit(relayed.address, buildSubmission());
  await waitForDelivery(relayed.dataDir, "sent");
  expect(received).toHaveLength(1);
});

it("cuts off a mail server that says nothing or never ends, and delivers once it works", async () => {
  const { received, variables: real } = await startMailServer();
  // Between ours and the mail server: it says nothing, then never ends, then breaks off, then lets
  // everything through.
  let connections = 0;
  const gate = createServer((socket) => {
    socket.on("error", () => {});
    connections += 1;
    if (connections === 1) return;
    if (connections === 2) {
      const drip = setInterval(() => socket.write("220-wait\r\n"), 20);
      socket.on("close", () => clearInterval(drip));
      return;
    }
    if (connections === 3) return void socket.destroy();
    const through = connect(Number(new URL(real.SMTP_URL).port), "127.0.0.1");
    through.on("error", () => socket.destroy());
    socket.on("error", () => through.destroy());
    socket.pipe(through).pipe(socket);
  }).listen(0, "127.0.0.1");
  await once(gate, "listening");
  onTestFinished(() => void gate.close());
  const variables = getMailVariables((gate.address() as AddressInfo).port);
  const server = await startServer({ variables, timeLimit: 400 });
  await submit(server.address, buildSubmission());
  const mail = await waitForDelivery(server.dataDir, "sent");
  // On a busy machine the time limit can cut off good connections as well.
  expect(mail.attempts).toBeGreaterThanOrEqual(4);
  expect(server.getOutput()).toMatch(/will be tried again .*error=ETIMEDOUT/);
  expect(new Set(received.map(({ email }) => email.messageId))).toEqual(new Set([mail.message_id]));
});

it("retries a temporary refusal, and parks a permanent one until told to retry", async () => {
  const refusals: Refusal[] = [
    { at: "RCPT", code: 451 },
    { at: "RCPT", code: 451 },
    { at: "DATA", code: 452 },
    { at: "DATA", code: 554 },
  ];
  const { received, variables } = await startMailServer(refusals);
  const one = { ...variables, MAIL_TO: "sales@example.com" };
  const server = await startServer({ variables: one });
  await submit(server.address, buildSubmission());
  const mail = await waitForDelivery(server.dataDir, "failed");
  expect(mail).toMatchObject({ attempts: 4, last_error: "EMESSAGE 554" });
  expect(server.getOutput()).not.toContain("thao@example.com");

  expect(await runLeads({ DATA_DIR: server.dataDir }, "retry")).toContain("1 delivery ");
  await submit(server.address, buildSubmission()); // wakes the worker
  await waitFor(() => received.length >= 2 || undefined);
});
