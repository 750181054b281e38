import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";

/** A reply that a mail server gives instead of taking the mail. */
export interface Refusal {
  at: "RCPT" | "DATA";
  code: number;
}

/** A real mail server without TLS that answers with the refusals in turn, then takes what comes. */
export async function startMailServer(refusals: Refusal[] = []) {
  const received: { email: Email; to: string[] }[] = [];
  const refuse = (at: Refusal["at"]) => {
    if (refusals[0]?.at !== at) return;
    const { code } = refusals.shift() as Refusal;
    return Object.assign(new Error("no, thao@example.com"), { responseCode: code });
  };
  const port = await listenForMail({
    onRcptTo: (_address, _session, callback) => callback(refuse("RCPT")),
    async onData(stream, session, callback) {
      const chunks = await stream.toArray().catch(() => undefined);
      if (!chunks) return; // cut off
      const refusal = refuse("DATA");
      if (!refusal) {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ email: await PostalMime.parse(Buffer.concat(chunks)), to });
      }
      callback(refusal);
    },
  });
  return { received, variables: getMailVariables(port) };
}

/** Starts a mail server without TLS until the calling test ends; gives its port. */
export async function listenForMail(options: SMTPServerOptions): Promise<number> {
  const disabledCommands = ["AUTH", "STARTTLS"];
  const server = new SMTPServer({ authOptional: true, disabledCommands, ...options });
  server.on("error", () => {}); // a connection that breaks
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  return (server.server.address() as AddressInfo).port;
}

/** The settings for a mail server on a port of this machine. */
export function getMailVariables(port: number) {
  return {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: "Website <web@example.com>",
    MAIL_TO: "sales@example.com, ops@example.com",
  };
}
