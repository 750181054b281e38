import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import type { Submission } from "../../leads/fields.ts";
import type { Lead } from "../../leads/lead.ts";
import type { LeadStore } from "../../leads/store/lead-store.ts";
import { openSqliteStore } from "../../leads/store/sqlite/store.ts";
import { buildTestLead } from "../leads/test-lead.ts";
import { waitFor } from "../processes.ts";
import { test as base, startSite } from "./fixtures.ts";

export const user = "anna@example.com";

/** A running site with a desk, and a mail server that takes its mail. */
interface RunningDesk {
  origin: string;
  mails: Email[];
  /** The same store as the server's. */
  store: LeadStore;
  /** Stores a lead; gives its id. */
  addLead(changes?: Partial<Submission>, own?: Partial<Lead>): Promise<string>;
}

export const test = base.extend<{ desk: RunningDesk }>({
  desk: [
    async ({ buildDir }, use) => {
      const mails: Email[] = [];
      const mailServer = new SMTPServer({
        authOptional: true,
        disabledCommands: ["AUTH", "STARTTLS"],
        async onData(stream, _session, callback) {
          mails.push(await PostalMime.parse(Buffer.concat(await stream.toArray())));
          callback();
        },
      }).listen(0, "127.0.0.1");
      await once(mailServer, "listening");
      const { dataDir, origin, stop } = await startSite(buildDir, {
        DESK: "on",
        DESK_USERS: `${user}, bo@example.com`,
        SMTP_URL: `smtp://127.0.0.1:${(mailServer.address() as AddressInfo).port}`,
        MAIL_FROM: "web@example.com",
        MAIL_TO: "sales@example.com",
        TIME_ZONE: "UTC",
        TRUST_PROXY: "1",
      });
      const store = openSqliteStore(dataDir);
      let count = 0;
      await use({
        origin,
        mails,
        store,
        async addLead(changes, own) {
          const { lead } = buildTestLead(++count, changes);
          const { submission } = lead;
          const submissionId = crypto.randomUUID();
          const id = `DESK-${count}`;
          const receivedAt = new Date().toISOString();
          await store.saveLead(
            { ...lead, id, receivedAt, ...own, submission: { ...submission, submissionId } },
            [],
          );
          return id;
        },
      });
      await store.close();
      await stop();
      mailServer.close();
    },
    { timeout: 120_000 },
  ],

  baseURL: async ({ desk }, use) => use(desk.origin),
});

export { expect } from "./fixtures.ts";

/** Asks for a link; gives it as the mail has it. */
export async function askForLink(page: Page, { mails }: RunningDesk): Promise<string> {
  const count = mails.length;
  await page.goto("/desk/sign-in");
  await page.getByLabel("Email").fill(user);
  await page.getByRole("button", { name: "Send Me a Link" }).click();
  const mail = await waitFor(() =>
    mails.slice(count).find(({ subject }) => subject?.startsWith("Sign in")),
  );
  return /https?:\S+/.exec(mail.text ?? "")?.[0] ?? "";
}
