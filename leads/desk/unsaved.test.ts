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

const readMessage = async (location: string | null) =>
  load((await browser.get(location ?? "")).body)(".message").text();

describe("what was typed on a lead's page", () => {
  it.each([
    ["take", ["answered", "owner", "stage", "value", "reason", "reminder", "note"]],
    ["answered", ["answered", "value", "reason", "reminder", "note"]],
  ])("is saved with another button: %s", async (button, kinds) => {
    const typed = { value: "25,000", reason: "x", remindOn: "2026-12-01", note: "Called" };
    const send = await openLead();
    const { location } = await send(`${path}/${button}`, typed);
    const { history = [], ...work } = (await getWork()) ?? {};
    expect(work).toMatchObject({ value: 25_000, reason: "x", remindOn: "2026-12-01" });
    expect(history.map(({ kind }) => kind)).toEqual(kinds);
    expect(await readMessage(location)).toContain("What you typed is saved, too.");
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
    await send(`${path}/reminded`, { remindOn: "2026-12-01" });
    expect(await getWork()).toMatchObject({ remindOn: "2026-12-01" });
  });

  it("keeps back the button's own step, too, where it cannot be saved", async () => {
    const typed = { note: "Called", value: "25k" };
    const answer = await (await openLead())(`${path}/take`, typed);
    expect(answer.status).toBe(400);
    expect(load(answer.body)("#value-fault").text()).toContain("25k is not");
    expect(readForm(answer.body, `${path}/take`)).toMatchObject(typed);
    expect((await getWork())?.history).toEqual([]);
  });

  it("is asked about where the button does something else", async () => {
    const typed = { note: "Called", owner: bo, stage: "lost" };
    const answer = await (await openLead())(`${path}/take`, typed);
    const $ = load(answer.body);
    expect(answer.status).toBe(400);
    expect($("#stage-fault").text()).toMatch(/sets In progress, and you chose Lost/);
    expect($("#owner-fault").text()).toContain(`sets ${anna}, and you chose ${bo}`);
    expect(readForm(answer.body, path)).toMatchObject(typed);
    expect((await getWork())?.history).toEqual([]);
  });

  it.each(["list", "previous", "next", "sign-out", "sign-out-everywhere"])(
    "is asked about on the way out, and not a second time: %s",
    async (way) => {
      const list = load((await browser.get("/desk?show=all")).body);
      const address = list(`.lead a[href^="${path}?"]`).attr("href") ?? "";
      const { body } = await browser.get(address);
      const button = load(body)(`[formaction*="/leave/${way}"]`);
      // Nothing comes after the last lead.
      const action = button.attr("formaction") ?? `${path}/leave/${way}`;
      const send = await openLead(address);
      const answer = await send(action, { note: "Called" });
      expect(answer.status).toBe(409);
      const $ = load(answer.body);
      expect($("#note").text()).toBe("Called");
      expect($(".unsaved").attr("class")).toContain("is-typed");
      expect($("[formaction*='/leave/']")).toHaveLength(0);
      const untyped = await send(action);
      expect([303, 307]).toContain(untyped.status);
      expect(untyped.location).toMatch(
        way.startsWith("sign-out") ? new RegExp(`^/desk/${way}$`) : /^\/desk/,
      );
    },
  );

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
  it("keeps their changes where nobody else made any, and says all of them", async () => {
    const send = await openLead();
    await change({ kind: "owner", value: bo });
    await change({ kind: "reminder", value: "2026-12-04" });
    const { location, status } = await send(path, { note: "Called" });
    expect(status).toBe(303);
    expect(await getWork()).toMatchObject({
      owner: bo,
      remindOn: "2026-12-04",
      history: [{ kind: "owner" }, { kind: "reminder" }, { kind: "note", by: anna }],
    });
    const message = await readMessage(location);
    expect(message).toMatch(/^Saved\. bo@example\.com changed this lead while you had it open: /);
    expect(message).toContain(`Owner set to ${bo}`);
    expect(message).toContain("Reminder set for Dec 4");
  });

  it("asks about a field that both changed, with both values, and shows theirs in all others", async () => {
    const send = await openLead();
    await change({ kind: "stage", value: "won" });
    await change({ kind: "owner", value: bo });
    await change({ kind: "note", value: "x" }, "cy@example.com");
    const answer = await send(path, { stage: "lost", note: "Too <dear>" });
    const $ = load(answer.body);
    expect(answer.status).toBe(409);
    expect($(".message").text()).toMatch(
      /^bo@example\.com and cy@example\.com changed .*Stage set to Won.*Owner set to bo@.*Note \(by cy@/,
    );
    expect($("#stage-fault").text()).toContain(`Stage set to Won by ${bo}, and you have Lost here`);
    expect((await getWork())?.history).toHaveLength(3);
    const again = readForm(answer.body, path);
    expect(again).toMatchObject({ stage: "lost", owner: bo, note: "Too <dear>" });
    await browser.post(path, again);
    expect(await getWork()).toMatchObject({ stage: "lost", owner: bo });
  });

  it("asks about a reason whose stage has changed", async () => {
    await change({ kind: "stage", value: "lost" });
    const send = await openLead();
    await change({ kind: "stage", value: "won" });
    const answer = await send(path, { reason: "Price" });
    expect(answer.status).toBe(409);
    expect(load(answer.body)("#reason-fault").text()).toContain("Stage set to Won");
  });

  it("takes the same from both without a question", async () => {
    const send = await openLead();
    await change({ kind: "value", value: 12_500 });
    expect((await send(path, { value: "12,500" })).status).toBe(303);
    expect((await getWork())?.history).toHaveLength(1);
  });

  it("keeps what a page without the form would leave alone", async () => {
    const { formToken = "" } = readForm((await browser.get(path)).body, path);
    await change({ kind: "owner", value: bo });
    await browser.post(path, { formToken, seen: "0", note: "x" });
    expect(await getWork()).toMatchObject({ owner: bo, history: { length: 2 } });
  });

  it("is not taken over from somebody who was faster", async () => {
    const send = await openLead();
    await change({ kind: "owner", value: bo });
    const answer = await send(`${path}/take`, { note: "Called" });
    expect([answer.status, (await getWork())?.owner]).toEqual([409, bo]);
    expect(answer.body).toContain(`${bo} changed this lead while you had it open`);
    const again = readForm(answer.body, `${path}/take`);
    expect(again).toMatchObject({ note: "Called", owner: bo });
    await browser.post(`${path}/take`, again);
    expect(await getWork()).toMatchObject({ owner: anna });
  });

  it("is asked about anew when somebody was faster by a moment", async () => {
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
