import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { connect, createServer } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { expect, it, onTestFinished } from "vitest";
import { runNode, startServerProcess, waitFor } from "./server-process.ts";
import { buildSubmission, getRows, submit } from "./submissions.ts";

/** A reply that a mail server gives instead of taking the mail. */
interface Refusal {
  at: "RCPT" | "DATA";
  code: number;
}

/** A real mail server that answers with the refusals in turn, then takes what comes. */
async function startMailServer(refusals: Refusal[] = []) {
  const received: { email: Email; to: string[] }[] = [];
  const refuse = (at: Refusal["at"]) => {
    if (refusals[0]?.at !== at) return;
    const { code } = refusals.shift() as Refusal;
    return Object.assign(new Error("no, thao@example.com"), { responseCode: code });
  };
  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo: (_address, _session, callback) => callback(refuse("RCPT")),
    async onData(stream, session, callback) {
      const chunks = await stream.toArray();
      const refusal = refuse("DATA");
      if (!refusal) {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ email: await PostalMime.parse(Buffer.concat(chunks)), to });
      }
      callback(refusal);
    },
  };
  const server = new SMTPServer(options);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  return { received, variables: getMailVariables(port) };
}

function getMailVariables(port: number) {
  return {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: "Website <web@example.com>",
    MAIL_TO: "sales@example.com, ops@example.com",
  };
}

async function waitForMail(dataDir: string, state: string) {
  return waitFor(() => getRows(dataDir, "outbox").find((row) => row.state === state));
}

it("sends the mail at once", async () => {
  const { received, variables } = await startMailServer();
  const server = await startServerProcess({ variables });
  await submit(server.address, buildSubmission());
  const mail = await waitForMail(server.dataDir, "sent");
  expect(mail).toMatchObject({ attempts: 1, last_error: null });
  expect(received).toHaveLength(1);
  expect(received[0]?.to).toEqual(["sales@example.com", "ops@example.com"]);
  expect(received[0]?.email.messageId).toBe(mail.message_id);
  expect(received[0]?.email.from).toEqual({ name: "Website", address: "web@example.com" });
});

it("tries again, as the same mail, when the mail server has no time", async () => {
  const { received, variables } = await startMailServer([
    { at: "RCPT", code: 451 },
    { at: "RCPT", code: 451 },
    { at: "DATA", code: 452 },
  ]);
  const server = await startServerProcess({ variables });
  await submit(server.address, buildSubmission());
  const mail = await waitForMail(server.dataDir, "sent");
  expect(mail.attempts).toBeGreaterThanOrEqual(3);
  expect(received).toHaveLength(1);
  expect(received[0]?.email.messageId).toBe(mail.message_id);
});

it("delivers once the mail server is there", async () => {
  const place = createServer().listen(0, "127.0.0.1");
  await once(place, "listening");
  const { port } = place.address() as AddressInfo;
  let connections = 0;
  place.on("connection", (socket) => {
    connections += 1;
    socket.destroy();
  });
  onTestFinished(() => void place.close());
  const { received, variables } = await startMailServer();
  const server = await startServerProcess({ variables: getMailVariables(port) });
  await submit(server.address, buildSubmission());
  await waitFor(() => (connections > 1 ? true : undefined));
  const realPort = Number(new URL(variables.SMTP_URL).port);
  place.removeAllListeners("connection").on("connection", (socket) => {
    const real = connect(realPort, "127.0.0.1");
    real.on("error", () => socket.destroy());
    socket.on("error", () => real.destroy());
    socket.pipe(real).pipe(socket);
  });
  await waitForMail(server.dataDir, "sent");
  expect(received).toHaveLength(1);
});

it("parks what is refused for good, until it is told to try again", async () => {
  const refusals: Refusal[] = [{ at: "DATA", code: 554 }];
  const { received, variables } = await startMailServer(refusals);
  const server = await startServerProcess({ variables });
  await submit(server.address, buildSubmission());
  const mail = await waitForMail(server.dataDir, "failed");
  expect(mail).toMatchObject({ attempts: 1, last_error: "EMESSAGE 554" });
  expect(server.getOutput()).not.toContain("thao@example.com");

  const retry = await runNode(["server/leads.ts", "retry"], { DATA_DIR: server.dataDir });
  expect(retry.stdout).toContain("1 delivery ");
  await submit(server.address, buildSubmission()); // wakes the worker
  await waitFor(() => (received.length === 2 ? true : undefined));
});

it("lets nothing that was typed into a header", async () => {
  const { received, variables } = await startMailServer();
  const server = await startServerProcess({ variables });
  const name = 'Eve"\r\nBcc: victim@example.com\r\n\r\n<evil@example.com>, "';
  await submit(server.address, buildSubmission({ name }));
  await waitForMail(server.dataDir, "sent");
  const [mail] = received;
  expect(mail?.to).toEqual(["sales@example.com", "ops@example.com"]);
  expect(mail?.email.bcc).toBeUndefined();
  expect(mail?.email.replyTo).toHaveLength(1);
  expect(mail?.email.replyTo?.[0]?.address).toBe("thao@example.com");
  expect(mail?.email.headers.map(({ key }) => key)).not.toContain("bcc");
});
