import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { buildTestLead, now } from "../../tests/leads/test-lead.ts";
import { makeTemporaryFolder, visitorMail } from "../../tests/server/site-fixture.ts";
import { buildSignInMail } from "../desk/sign-in.ts";
import type { Mail } from "./delivery.ts";
import { buildLeadMail, buildVisitorMail } from "./lead-mails.ts";
import { createMailDelivery, sendNotice } from "./mail-delivery.ts";

const siteOrigin = "https://www.example.com";
const settings = { from: "Söhne <web@müller.example>", to: ["sales@müller.example", "b@b.co"] };
const never = new AbortController().signal;

/** As long, and as odd, as a submission can be. */
const { lead } = buildTestLead(1, {
  name: `Nguyễn ${"ü".repeat(190)}`,
  email: "info@müller.example",
  company: "x".repeat(200),
  message: `${"x".repeat(2500)}\n${"李".repeat(2000)}\n.\nFrom here\n`,
});
const own = { id: "1", kind: "team", messageId: "<1@example.com>", attempts: 0 } as const;
const due = { ...own, pendingSince: lead.receivedAt, lead };
const desk = { isOn: true, users: [] };
const words = { ...visitorMail, subject: `{number} ${"é".repeat(300)}` };
const contactPage = {
  path: "/contact/",
  language: "en",
  messages: {} as never,
  visitorMail: words,
};
const signIn = {
  from: settings.from,
  email: "anna@müller.example",
  link: `${siteOrigin}/desk/sign-in/link?token=${"x".repeat(900)}`,
  messageId: "<2@example.com>",
  now,
};
const notice = { id: "x", date: now, subject: "ü".repeat(200), paragraphs: ["x".repeat(2000)] };

const send = (mail: Mail) => (dataDir: string) =>
  createMailDelivery(settings as never, dataDir)(mail, "x.eml", never);
const senders: Record<string, (dataDir: string) => Promise<unknown>> = {
  team: send(buildLeadMail(due, settings, { siteOrigin, desk, timeZone: "UTC" })),
  visitor: send(buildVisitorMail(due, settings, [contactPage])),
  "sign-in": send(buildSignInMail(signIn)),
  notice: (dataDir) => {
    const own = { dataDir, mail: settings as never, siteOrigin };
    return sendNotice(notice as never, own, never);
  },
};

it.each(Object.entries(senders))(
  "writes the %s mail by the letter of RFC 5322 and 2045, in ASCII, and not to be answered by programs",
  async (name, sendTo) => {
    const dataDir = makeTemporaryFolder();
    await sendTo(dataDir);
    const raw = readFileSync(join(dataDir, "outbox/x.eml"), "latin1");
    expect(raw.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of raw.split("\r\n")) expect(line.length).toBeLessThanOrEqual(998);
    const [head = ""] = raw.split("\r\n\r\n");
    expect(head).toMatch(/^[\x20-\x7E\r\n\t]*$/);
    for (const [word] of head.matchAll(/=\?[^?]+\?[QB]\?[^?]*\?=/g)) {
      expect(word.length).toBeLessThanOrEqual(75);
    }
    const names = [...head.matchAll(/^([\w-]+):/gm)].map(([, each]) => each?.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(["date", "from", "to", "message-id", "subject"]));
    for (const line of [
      /^From: .*<web@xn--mller-kva\.example>\r$/m,
      /^Auto-Submitted: auto-generated\r$/m,
      /^X-Auto-Response-Suppress: All\r$/m,
      /^Precedence: bulk\r$/m,
    ]) {
      expect(raw).toMatch(line);
    }
    if (name === "team") expect(head).toMatch(/<info@xn--mller-kva\.example>/);
    if (name === "sign-in") expect(head).toMatch(/^To: anna@xn--mller-kva\.example\r$/m);
  },
);
