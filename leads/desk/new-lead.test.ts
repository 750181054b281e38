import { load } from "cheerio";
import { beforeEach, expect, it } from "vitest";
import { anna, bo, browser, desk, renewDesk } from "../../tests/leads/test-desk.ts";
import { buildTestLead, now } from "../../tests/leads/test-lead.ts";
import { hashSubmission } from "../handler/fingerprint.ts";
import { makeSubmissionId } from "../submission-id.ts";

beforeEach(renewDesk);

const path = "/desk/new";
const person = { channel: "telephone", name: "Ada", email: "Ada@Example.com", message: "Call" };
const enter = (fields: Record<string, string>) =>
  browser.fill(path, path, { ...person, ...fields });
const getEntered = async () =>
  (await desk.store.getLeads()).filter(({ lead }) => lead.entry !== undefined);

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
  const text = load((await browser.get(location ?? "")).body)("main").text();
  expect(text).toContain(`Telephone, entered by ${anna}`);
  expect(text).toContain("Given to these words: I agree.");
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

it("keeps a lead from the day it came", async () => {
  await enter({ consent: "given", consentBasis: "I agree.", cameOn: "2026-03-02" });
  expect((await getEntered())[0]?.lead.receivedAt).toBe("2026-03-02T12:00:00.000Z");
});

it("takes a lead that needs no consent, with why", async () => {
  const { location } = await enter({ consent: "not_needed", consentBasis: "Wants a quote." });
  expect(await getEntered()).toMatchObject([
    {
      lead: { entry: { consentBasis: "Wants a quote." }, submission: { consent: false } },
      work: { owner: anna },
      deliveries: [],
    },
  ]);
  const { body } = await browser.get(location ?? "");
  expect(load(body)("main").text()).toContain("None needed: Wants a quote.");
});

it.each([
  ["no answer about consent", { consent: "" }, "consent"],
  ["neither words nor a reason", { consentBasis: " " }, "consentBasis"],
  ["a dot for words", { consentBasis: ". 1" }, "consentBasis"],
  ["words that nobody sees", { consentBasis: "\u2800\u200b\u3164" }, "consentBasis"],
  ["no way that it came", { channel: "" }, "channel"],
  ["no name", { name: "" }, "name"],
  ["no address", { email: "ada" }, "email"],
  ["a day to come", { cameOn: "2999-01-01" }, "cameOn"],
  ["no day", { cameOn: "yesterday" }, "cameOn"],
])("enters nothing with %s, marks the field and keeps what was typed", async (_, fields, field) => {
  const { body, status } = await enter({ consent: "given", consentBasis: "x", ...fields });
  const $ = load(body);
  const marked = $("[aria-invalid]").attr("aria-describedby");
  expect([status, marked, $("#message").text()]).toEqual([400, `${field}-fault`, "Call"]);
  expect(await getEntered()).toEqual([]);
});
