import { load } from "cheerio";
import { beforeEach, describe, expect, it } from "vitest";
import { anna, bo, browser, desk, readForm, renewDesk } from "../../tests/leads/test-desk.ts";
import { now } from "../../tests/leads/test-lead.ts";
import type { LeadChange } from "../lead.ts";

beforeEach(renewDesk);

const path = "/desk/leads/LEAD-1";
const getWork = async () => (await desk.store.getLead("LEAD-1"))?.work;
const change = (made: LeadChange, by = bo) => desk.store.changeLead("LEAD-1", made, by, now);

/** Opens the lead's page; gives a way to send its form, changed as said. */
async function openLead(address = path) {
  const { body } = await browser.get(address);
  const form = readForm(body, load(body)("form[id]").attr("action") ?? "");
  return (action: string, typed: Record<string, string> = {}) =>
    browser.post(action, { ...form, ...typed });
}

describe("what was typed on a lead's page", () => {
  it.each([
    ["take", ["answered", "owner", "stage", "value", "reason", "reminder", "note"]],
    ["answered", ["answered", "value", "reason", "reminder", "note"]],
  ])("is saved with another button: %s", async (button, kinds) => {
    const typed = { value: "25,000", reason: "x", reminder: "2026-12-01", note: "Called" };
    const send = await openLead();
    await send(`${path}/${button}`, typed);
    const { history = [], ...work } = (await getWork()) ?? {};
    expect(work).toMatchObject({ value: 25_000, reason: "x", remindOn: "2026-12-01" });
    expect(history.map(({ kind }) => kind)).toEqual(kinds);
  });

  it("is a note once, though somebody goes back and presses again", async () => {
    const send = await openLead();
    await send(path, { note: "Called" });
    await send(path, { note: "Called" });
    expect((await getWork())?.history).toHaveLength(1);
  });

  it("takes the place of a reminder that is done", async () => {
    await change({ kind: "reminder", value: "2026-11-20" });
    const send = await openLead();
    await send(`${path}/reminded`, { reminder: "2026-12-01" });
    expect(await getWork()).toMatchObject({ remindOn: "2026-12-01" });
  });

  it("keeps back the button's own step, too, where it cannot be saved", async () => {
    const typed = { note: "Called", value: "25k" };
    const answer = await (await openLead())(`${path}/take`, typed);
    expect(answer.status).toBe(409);
    expect(load(answer.body)("#value-fault").text()).toContain("25k is not");
    expect(readForm(answer.body, `${path}/take`)).toMatchObject(typed);
    expect((await getWork())?.history).toEqual([]);
  });

  it("gives way where the button says something else", async () => {
    await (await openLead())(`${path}/take`, { note: "Called", owner: bo, stage: "lost" });
    expect(await getWork()).toMatchObject({ owner: anna, stage: "in_progress" });
  });

  it("is saved by the return key: no other button comes first", async () => {
    const answers = [await browser.get(path), await (await openLead())(path, { value: "25k" })];
    for (const { body } of answers) {
      const $ = load(body);
      const [first] = $("button")
        .toArray()
        .filter(({ attribs }) => attribs.form === $(`form[action="${path}"]`).attr("id"));
      expect([$(first ?? "").text(), first?.attribs.formaction]).toEqual(["Save", undefined]);
    }
  });
});

describe("a lead that somebody else changes meanwhile", () => {
  it("keeps their changes, says them, and shows what was typed until it is pressed again", async () => {
    const send = await openLead();
    await change({ kind: "stage", value: "won" });
    await change({ kind: "owner", value: bo }, "cy@example.com");
    const answer = await send(`${path}/answered`, { reason: "Price", note: "Too <dear>" });
    expect(answer.status).toBe(409);
    const $ = load(answer.body);
    expect($(".message").text()).toMatch(/Stage set to Won by bo@.*Owner set to bo@.* by cy@/);
    expect($(".unsaved").attr("class")).toContain("is-typed");
    expect((await getWork())?.history).toHaveLength(2);
    const again = readForm(answer.body, path);
    expect(again).toMatchObject({ stage: "won", owner: bo, reason: "Price", note: "Too <dear>" });
    expect((await browser.post(path, again)).status).toBe(303);
    expect(await getWork()).toMatchObject({ stage: "won", owner: bo, reason: "Price" });
  });

  it("keeps what a page without the form would leave alone", async () => {
    const { formToken = "" } = readForm((await browser.get(path)).body, path);
    await change({ kind: "owner", value: bo });
    const { body } = await browser.post(path, { formToken, seen: "0", note: "x" });
    expect(readForm(body, path)).toMatchObject({ owner: bo, note: "x" });
  });

  it("is asked about when somebody was faster by a moment", async () => {
    const send = await openLead();
    const { getLead } = desk.store;
    let isFirst = true;
    desk.store.getLead = async (id) => {
      const stored = await getLead(id);
      if (isFirst) await change({ kind: "stage", value: "won" });
      isFirst = false;
      return stored;
    };
    expect((await send(path, { stage: "lost" })).status).toBe(409);
    expect(await getWork()).toMatchObject({ stage: "won" });
  });
});
