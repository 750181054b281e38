import { type CheerioAPI, load } from "cheerio";
import { createTransport } from "nodemailer";
import PostalMime from "postal-mime";
import { describe, expect, it } from "vitest";
import { fieldNames, getField } from "../../leads/fields.ts";
import type { StoredLead } from "../../leads/lead.ts";
import { buildTeamMail, buildVisitorMail } from "../../leads/outbox/lead-mails.ts";
import { createTestDesk, TestBrowser } from "../leads/test-desk.ts";
import { messages, visitorMail } from "../server/site-fixture.ts";
import { buildExpectedRows, compare, count, seed, sendMutatedLeads } from "./mutated-leads.ts";

const siteOrigin = "https://www.example.com";
const places = { desk: { isOn: true }, siteOrigin };
const mailSettings = { from: "web@example.com", to: ["sales@example.com"] };

const { check, getLeads, getTwins } = sendMutatedLeads();

/** Every element with its parent and attributes; of a link to a mail program, what it fills in. */
function outline($: CheerioAPI): string[] {
  return $("*")
    .toArray()
    .filter((element) => "attribs" in element)
    .map((element) => {
      const attributes = Object.entries(element.attribs).map(([name, value]) => {
        if (!value.startsWith("mailto:")) return `${name}=${value}`;
        const { pathname, searchParams } = new URL(value);
        return [name, pathname, ...searchParams.keys()].join(" ");
      });
      const { parent } = element;
      const above = parent && "tagName" in parent ? parent.tagName : "";
      const isToken = element.attribs.name === "formToken";
      return `${above} ${element.tagName} ${isToken ? "" : attributes}`;
    });
}

const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

/** A mail written by the mail library, and read again by another one; its line breaks as sent. */
async function readMail(mail: Parameters<typeof transport.sendMail>[0]) {
  const { message } = await transport.sendMail(mail);
  const { text, ...read } = await PostalMime.parse(message as Buffer);
  return { ...read, text: text?.replaceAll("\r\n", "\n") };
}

const buildDue = ({ lead }: StoredLead, kind: "team" | "visitor") =>
  ({ id: "1", kind, messageId: "<1@example.com>", attempts: 0, lead }) as const;

const sendTeamMail = (stored: StoredLead) =>
  readMail(buildTeamMail(buildDue(stored, "team"), mailSettings, places));

/** Without what differs from one mail to the next: the marks between its parts. */
async function sendVisitorMail(stored: StoredLead) {
  const pages = [{ path: "/contact/", language: "en", messages, visitorMail }] as const;
  const mail = await readMail(buildVisitorMail(buildDue(stored, "visitor"), mailSettings, pages));
  const headers = mail.headers.filter(({ key }) => key !== "content-type");
  return { ...mail, headers, headerLines: [] };
}

function cutOnce(text: string, mark: string): string[] {
  const start = text.indexOf(mark);
  return start < 0 ? [text] : [text.slice(0, start), text.slice(start + mark.length)];
}

describe(`${count} mutations of every field (seed ${seed})`, () => {
  it("are text on every page of the desk", async () => {
    const open = async (leads: StoredLead[]) => {
      const desk = await createTestDesk();
      await desk.store.importLeads(leads);
      // Its own tests are elsewhere; here, it would be thousands of writes to the disk.
      desk.store.recordAccess = async () => {};
      const browser = new TestBrowser(desk);
      await browser.signIn();
      return async (path: string) => load((await browser.get(path)).body);
    };
    const get = await open(getLeads());
    const getTwin = await open(getTwins());
    await check(async ({ stored }) => {
      const { entry, id, inQuarantine, submission } = stored.lead;
      const path = `/desk/leads/${id}`;
      const [$, twin] = [await get(path), await getTwin(path)];
      const facts = $("dl.facts dd")
        .toArray()
        .map((element) => $(element).text());
      const left = ["interests", ...(entry ? ["sourcePage"] : [])];
      const shown = fieldNames.filter((name) => getField(name).label && !left.includes(name));
      const { history, reason } = stored.work;
      const shownReason = $("#reason").attr("value");
      for (const page of [$, twin]) page("#reason").removeAttr("value");
      const notes = history.map((each) => each.kind === "note" && each.value);
      const missing = shown.filter((name) => {
        if (name === "name") return $("h1").text() !== submission.name;
        if (name === "message")
          return $(".message-text").text() !== (submission.message ?? "No message.");
        return submission[name] !== undefined && !facts.includes(String(submission[name]));
      });
      const erase = [await get(`${path}/erase`), await getTwin(`${path}/erase`)] as const;
      return compare({
        missing: [missing, []],
        notes: [
          $(".note")
            .map((_, note) => $(note).text())
            .get(),
          notes,
        ],
        reason: [shownReason, inQuarantine ? undefined : (reason ?? "")],
        "no consent": [facts.includes(`None needed: ${entry?.consentBasis}`), entry !== undefined],
        title: [$("title").text(), `Lead ${id} - AES/32 Desk`],
        page: [outline($), outline(twin)],
        "page before erasing": [outline(erase[0]), outline(erase[1])],
        address: [erase[0]("h1").text(), `Erase everything from ${submission.email}?`],
      });
    });
    const listed = new Map<string, string[]>();
    const campaigns = new Set(getLeads().map(({ lead }) => lead.submission.utmCampaign));
    for (let path = "/desk?show=all"; path; ) {
      const [$, twin] = [await get(path), await getTwin(path)];
      const offered = $("#filter-campaign option").map((_, each) => $(each).attr("value") ?? "");
      expect(offered.get().filter((value) => value && !campaigns.has(value))).toEqual([]);
      for (const page of [$, twin]) page("#filter-campaign option, #filter-page option").remove();
      expect(outline($)).toEqual(outline(twin));
      for (const row of $("li.lead").toArray()) {
        const id = $(row).find("h2 a").attr("href")?.split(/[/?]/)[3] ?? "";
        listed.set(id, [$(row).find("h2").text(), $(row).find(".cell-name p").first().text()]);
      }
      path = $("nav.pages a:contains(More)").attr("href") ?? "";
    }
    const report = await get("/desk/report?month=2026-11");
    const names = report(".report-tables th[scope=row]").toArray();
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => /[<>@"'=]/.test(report(name).text()))).toEqual([]);
    expect(report(".report").find("a, b, img, script").length).toBe(0);
    await check(({ stored: { lead } }) => {
      const { company, email, name } = lead.submission;
      return compare({ listed: [listed.get(lead.id), [name, company ?? email]] });
    });
  });

  it("change no header and no markup of the team's mail", () =>
    check(async ({ stored, twin }) => {
      const [mail, other] = [await sendTeamMail(stored), await sendTeamMail(twin)];
      const { id, submission } = stored.lead;
      const [$, $other] = [load(mail.html ?? ""), load(other.html ?? "")];
      const cells = new Map(
        $("tr")
          .toArray()
          .map((row) => [$(row).find("th").text(), $(row).find("td").text()]),
      );
      const missing = [...buildExpectedRows(stored)].filter(
        ([label, value]) =>
          cells.get(label) !== value || !mail.text?.includes(`\n${label}: ${value}\n`),
      );
      const mark = stored.lead.entry
        ? "was entered by hand:\n\n"
        : "the visitor's own message:\n\n";
      const [head = "", message] = cutOnce(mail.text ?? "", mark);
      const [otherHead = ""] = cutOnce(other.text ?? "", mark);
      return compare({
        headers: [mail.headers.map(({ key }) => key), other.headers.map(({ key }) => key)],
        subject: [mail.subject, other.subject],
        from: [mail.from?.address, mailSettings.from],
        to: [mail.to?.map(({ address }) => address), mailSettings.to],
        "reply to": [mail.replyTo?.map(({ address }) => address), [submission.email]],
        // The joiner is our own, and byte order marks are left out (`buildReplyName`).
        "reply to name": [
          mail.replyTo?.[0]?.name?.replaceAll("\u2060", ""),
          submission.name.replaceAll(/[\u2060\uFEFF]/g, ""),
        ],
        attachments: [mail.attachments, []],
        missing: [missing, []],
        lines: [head.split("\n").length, otherHead.split("\n").length],
        message: [message?.trimEnd(), submission.message ?? "(no message)"],
        "message in HTML": [$("p").last().text(), submission.message ?? "(no message)"],
        link: [$("a").attr("href"), `${siteOrigin}/desk/leads/${id}`],
        markup: [outline($), outline($other)],
      });
    }));

  it("are not in the visitor's mail", () =>
    check(async ({ stored, twin }) => {
      const [mail, other] = [await sendVisitorMail(stored), await sendVisitorMail(twin)];
      return compare({
        mail: [mail, other],
        to: [mail.to?.map(({ address }) => address), [stored.lead.submission.email]],
      });
    }));
});
