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
const contactPages = [{ path: "/contact/", language: "en", messages: {} as never, visitorMail }];
const mails: Record<string, Mail> = {
  team: buildLeadMail(due, settings, { siteOrigin, desk: { isOn: true, users: [] } }),
  visitor: buildVisitorMail(due, settings, [
    { ...contactPages[0], visitorMail: { ...visitorMail, subject: `{number} ${"é".repeat(300)}` } },
  ] as never),
  "sign-in": buildSignInMail({
    from: settings.from,
    email: "anna@müller.example",
    link: `${siteOrigin}/desk/sign-in/link?token=${"x".repeat(900)}`,
    messageId: "<2@example.com>",
    now,
  }),
};

async function writeMail(name: string): Promise<string> {
  const dataDir = makeTemporaryFolder();
  const mail = mails[name];
  if (mail) await createMailDelivery(settings as never, dataDir)(mail, "x.eml", never);
  else {
    const notice = {
      id: "digest-1",
      date: now,
      subject: "ü".repeat(200),
      paragraphs: ["x".repeat(2000)],
    };
    await sendNotice(notice as never, { dataDir, mail: settings as never, siteOrigin }, never);
  }
  return readFileSync(join(dataDir, "outbox", mail ? "x.eml" : "digest-1.eml"), "latin1");
}

it.each([...Object.keys(mails), "notice"])(
  "writes the %s mail by the letter of RFC 5322 and 2045, in ASCII, and not to be answered by programs",
  async (name) => {
    const raw = await writeMail(name);
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
