import { load } from "cheerio";
import { beforeEach, expect, it } from "vitest";
import {
  addLead,
  anna,
  bo,
  browser,
  desk,
  getEntered,
  openDesk,
  renewDesk,
} from "../../tests/leads/test-desk.ts";
import { buildTestLead, now } from "../../tests/leads/test-lead.ts";
import { hashSubmission, makeSubmissionId } from "../lead.ts";

beforeEach(renewDesk);

const path = "/desk/new";
const person = { channel: "telephone", name: "Ada", email: "Ada@Example.com", message: "Call" };
const enter = (fields: Record<string, string>) =>
  browser.fill(path, path, { ...person, ...fields });

it("takes a lead with the words that were agreed to, once", async () => {
  const fields = { consent: "given", consentBasis: "I agree.", interests: "Demo", owner: bo };
  const { location } = await enter(fields);
  await enter(fields);
  const [stored, ...others] = await getEntered();
  expect(others).toEqual([]);
  expect(stored).toMatchObject({
    lead: {
      receivedAt: now.toISOString(),
      entry: { channel: "telephone", by: anna, consentBasis: "I agree." },
      submission: { name: "Ada", interests: ["Demo"], consent: true },
    },
    // Nobody is told but the owner: the form's mails are for what a visitor sent.
    deliveries: [{ kind: "owner", recipient: bo }],
    work: { owner: bo, history: [{ kind: "owner", by: anna }] },
  });
  const text = (await browser.read(location))("main").text();
  expect(text).toContain(`Telephone, entered by ${anna}`);
  expect(text).toContain("Given to these words: I agree.");
});

it("is named as entered by hand, never by the desk's page", async () => {
  await enter({ consent: "given", consentBasis: "I agree." });
  const $ = await browser.read("/desk?page=%2Fdesk%2Fnew");
  expect($("#page [selected]").text()).toBe("Entered by hand");
  const body = await (await browser.startExport("csv", "?show=all")).text();
  expect(body).toContain(",Entered by hand,");
  for (const text of [$("main").text(), body]) expect(text).not.toContain(path);
});

it("is another lead than what the same person sends through the form, or with other words", async () => {
  const fields = { consent: "given", consentBasis: "I agree." };
  await enter(fields);
  const submission = {
    ...(await getEntered())[0]?.lead.submission,
    submissionId: makeSubmissionId(),
  };
  const { lead, deliveries } = buildTestLead(9, submission);
  const sent = { ...lead, bodyHash: hashSubmission(lead.submission) };
  expect((await desk.store.saveLead(sent, deliveries)).outcome).toBe("stored");
  await enter({ ...fields, consentBasis: "I agree to be called." });
  await enter({ ...fields, channel: "fair" });
  expect(await getEntered()).toHaveLength(3);
});

it("counts for the campaign that it names, which are offered", async () => {
  await addLead(desk, 4, { utmCampaign: "spring" });
  const $ = await browser.read(path);
  expect($(`#${$("#utmCampaign").attr("list")} option`).attr("value")).toBe("spring");
  await enter({ channel: "fair", consent: "given", consentBasis: "x", utmCampaign: " fair " });
  expect((await browser.read("/desk"))(".leads").text()).toContain("Trade fair, fair");
  const report = await browser.read("/desk/report?month=2026-11");
  expect(report('section[aria-labelledby="campaigns"] tbody th').text()).toContain("fair");
});

it("keeps a lead from the day it came, and that it needs no consent, with why", async () => {
  const none = { consent: "not_needed", consentBasis: "Wants a quote." };
  const { location } = await enter({ ...none, cameOn: "2026-03-02" });
  expect((await getEntered())[0]?.lead).toMatchObject({
    receivedAt: "2026-03-02T12:00:00.000Z",
    entry: { at: now.toISOString() },
    submission: { consent: false },
  });
  const $ = await browser.read(location);
  const history = $("#history + ol").text();
  expect(history).toMatch(/Mar 2, 1\d:00/);
  expect(history).toMatch(/Entered by hand on Nov 20, \d\d:\d\d\s+by anna@/);
  expect($("main").text()).toContain("None needed: Wants a quote.");
});

it.each([
  ["Asia/Tokyo", "2026-03-02", now, ["2026-03-02T03:00:00.000Z"]],
  ["Pacific/Kiritimati", "2026-11-21", now, [now.toISOString()]],
  // By UTC it is March, and what came before March is removed.
  ["America/Los_Angeles", "2028-02-29", new Date("2029-03-01T02:00Z"), []],
])(
  "has come at noon in %s, never later than now, nor so early that it is soon removed: %s",
  async (timeZone, cameOn, time, times) => {
    await openDesk({ timeZone });
    desk.clock.time = time;
    await browser.signIn();
    await enter({ cameOn, consent: "given", consentBasis: "I agree." });
    expect((await getEntered()).map(({ lead }) => lead.receivedAt)).toEqual(times);
  },
);

it.each([
  ["no answer about consent", { consent: "" }, "consent", "Choose one of these."],
  ["words that nobody sees", { consentBasis: "\u2800\u200b\u3164" }, "consentBasis", "Write words"],
  ["no name", { name: "" }, "name", "Fill this in."],
  ["a long name", { name: "x".repeat(201) }, "name", "Write up to 200 characters."],
  ["no address", { email: "ada" }, "email", "Write an address such as"],
  ["a day to come", { cameOn: "2999-01-01" }, "cameOn", "Write today or a past day"],
  ["a day that is soon removed", { cameOn: "2025-11-20" }, "cameOn", "after 12 months"],
])(
  "enters nothing with %s, says so at the field and keeps what was typed",
  async (_, fields, field, text) => {
    const { body, status } = await enter({ consent: "given", consentBasis: "x", ...fields });
    const $ = load(body);
    const marked = $("[aria-invalid]").attr("aria-describedby")?.split(" ").at(-1);
    expect([status, marked, $("#message").text()]).toEqual([400, `${field}-fault`, "Call"]);
    expect($(`#${field}-fault`).text()).toContain(text);
    expect(await getEntered()).toEqual([]);
  },
);
