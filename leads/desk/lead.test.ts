import { load } from "cheerio";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  addLead,
  addMany,
  anna,
  bo,
  browser,
  change,
  desk,
  getMessage,
  getWork,
  openDesk,
  readForm,
  renewDesk,
} from "../../tests/leads/test-desk.ts";
import { now, optionalFields } from "../../tests/leads/test-lead.ts";

beforeEach(renewDesk);

const path = "/desk/leads/LEAD-1";

/** Opens the lead's page; gives a way to send its form, changed as said. */
async function openLead() {
  const form = readForm((await browser.get(path)).body, path);
  return (action: string, typed: Record<string, string> = {}) =>
    browser.post(action, { ...form, ...typed });
}

/** A question in Hebrew, whose mark belongs on its left. */
const shalom = "שלום!";

it("has what visitors wrote in its own direction, wherever the desk shows or takes it", async () => {
  const written = { name: shalom, company: shalom, role: shalom, message: shalom };
  const email = "shalom@example.com";
  await addLead(desk, 8, { ...written, email, utmCampaign: shalom, utmTerm: shalom });
  await change("LEAD-8", { kind: "note", value: shalom });
  const own = "/desk/leads/LEAD-8";
  const q = encodeURIComponent(shalom);
  let seen = 0;
  for (const page of [`/desk?show=all&q=${q}&campaign=${q}`, own, `${own}/erase`, "/desk/new"]) {
    const $ = await browser.read(page);
    for (const element of $("main *").toArray()) {
      const isField = $(element).is("textarea, input:not([type]), [type=text], [type=search]");
      const isShown = $(element)
        .contents()
        .toArray()
        .some((node) => node.type === "text" && node.data.includes(shalom));
      if ((!isShown && !isField) || $(element).attr("name") === "value") continue;
      seen += 1;
      // Nothing of ours stands before it: the first letter decides.
      const directed = $(element).closest("bdi, [dir=auto]");
      const isDirected = isField ? directed.is(element) : directed.text().trim().startsWith("ש");
      expect.soft([page, $.html(element), isDirected]).toEqual([page, $.html(element), true]);
    }
  }
  expect(seen).toBeGreaterThan(20);
});

it("has what visitors and the team wrote as text, and never as markup", async () => {
  const markup = `"'></textarea></option></title><x-evil onerror=alert(1)>`;
  const written = Object.fromEntries(Object.keys(optionalFields).map((name) => [name, markup]));
  await addLead(desk, 8, { ...written, interests: [], name: markup });
  for (const kind of ["note", "reason", "owner"] as const) {
    await change("LEAD-8", { kind, value: markup });
  }
  const own = "/desk/leads/LEAD-8";
  const q = encodeURIComponent(markup);
  const list = `/desk?show=all&q=${q}&campaign=${q}&owner=${q}&page=${q}`;
  for (const page of ["/desk?show=all", list, own, `${own}/erase`, "/desk/new", "/desk/report"]) {
    expect([page, (await browser.read(page))("x-evil, [onerror]").length]).toEqual([page, 0]);
  }
  const $ = await browser.read(own);
  const shown = [$("h1"), $(".message-text"), $(".note")].map((each) => each.text());
  expect([...shown, $("#reason").attr("value")]).toEqual(Array(4).fill(markup));
});

describe("a lead", () => {
  it.each([
    ["note", "x".repeat(5001), "has 5,001 characters: write up to 5,000."],
    ["stage", "maybe", "maybe is not a stage: choose new, "],
    ["owner", "eve@example.com", "eve@example.com cannot sign in here: "],
    ["value", "25k", "25k is not a number of whole dollars: write one"],
    ["value", "9999999999", "9999999999 is too much: write up to $2,147,483,647."],
    ["reminder", "2026-02-30", "2026-02-30 is not a day: write it as"],
    ["reminder", "2026-11-19", "2026-11-19 is past: choose today"],
    ["reminder", "2029-01-02", "is more than two years off: choose a day up to 2028-"],
  ])(
    "says at the field why a %s %s cannot be saved, and keeps what was typed",
    async (kind, given, text) => {
      const typed = { reason: "Price", [kind]: given };
      const answer = await browser.fill(path, path, typed);
      const $ = load(answer.body);
      const marked = $("[aria-invalid='true']");
      expect([answer.status, marked.length]).toEqual([409, 1]);
      expect(marked.attr("aria-describedby")).toBe(`${kind}-fault`);
      expect($(`#${kind}-fault`).text()).toContain(text);
      // Of a few choices, one that is none of them cannot be chosen.
      const kept = kind === "stage" ? { reason: "Price" } : typed;
      expect(readForm(answer.body, path)).toMatchObject(kept);
      expect((await getWork())?.history).toEqual([]);
    },
  );

  it("has its value in the team’s own currency, typed and shown as its country does", async () => {
    await openDesk({ currency: "EUR" });
    await browser.signIn();
    await addLead(desk, 1);
    expect((await browser.read(path))("[for=value]").text()).toBe("Value in euros");
    const refused = load((await browser.fill(path, path, { value: "$48,000" })).body);
    expect(refused("#value-fault").text()).toMatch(/of whole euros: .* 25\.000\s€\.$/);
    await browser.fill(path, path, { value: "€ 48.000,00", stage: "won", owner: anna });
    expect((await getWork())?.value).toBe(48_000);
    for (const page of [path, "/desk?show=all", "/desk/report?month=2026-11"])
      expect((await browser.read(page))("main").text()).toMatch(/48\.000\s€/);
    const csv = await (await browser.startExport("csv", "?show=all")).text();
    expect(csv).toMatch(/,Value in euros,.*,48000,.*Value set to 48\.000\s€/s);
  });

  it("shows everything that is known of it, with the words that were agreed to", async () => {
    const agreement = { hash: "a".repeat(64), text: "I <agree>." };
    const own = { noticeVersion: "2026-10", agreementHash: agreement.hash };
    await addLead(desk, 4, optionalFields, { ...own, verdict: ["links"] });
    await desk.store.importAgreements([agreement]);
    const $ = await browser.read("/desk/leads/LEAD-4");
    const facts = [...Object.values(optionalFields).flat(), "LEAD-4", "2026-10", "waiting"];
    const text = $("main").text();
    expect(facts.filter((fact) => !text.includes(fact))).toEqual([]);
    expect(text).toContain("Signs of spam");
    const words = await browser.get($("a:contains(These words)").attr("href") ?? "");
    expect(words.body).toBe("I <agree>.");
    expect(words.headers.get("content-type")).toMatch(/^text\/plain/);
  });

  it("is answered, mine and in progress in three presses, from the list and back", async () => {
    for (const number of [4, 5]) await addLead(desk, number);
    const list = "/desk?show=open&owner=none";
    const lead = (await browser.read(list))(".lead a").eq(2).attr("href") ?? "";
    const { body } = await browser.get(lead);
    const take = load(body)("[formaction*='/take']").attr("formaction") ?? "";
    const { location } = await browser.post(take, readForm(body, take));
    const $ = await browser.read(location);
    expect($(".message").text()).toBe("Answered, yours, and in progress.");
    const taken = { owner: anna, stage: "in_progress", answeredAt: now.toISOString() };
    expect(await getWork("LEAD-4")).toMatchObject(taken);
    // It left the list, and still has its neighbors there.
    const getWay = (name: string) => $(`.pager a:contains("${name}")`).attr("href");
    expect(getWay("Open")).toBe(list);
    expect(getWay("Previous")).toContain("/desk/leads/LEAD-2?");
    expect(getWay("Next Lead")).toContain("/desk/leads/LEAD-5?");
    expect($("[formaction*='/take'], [formaction*='/answered']")).toHaveLength(0);
  });

  it("that was called answered by mistake waits again in one press", async () => {
    await browser.fill(path, `${path}/answered`);
    const again = await browser.fill(path, `${path}/unanswered`);
    expect(await getMessage(again)).toBe("Not answered: the clock runs again.");
    expect((await getWork())?.answeredAt).toBeUndefined();
  });

  it("tells an owner whom somebody else has made it, and nobody else", async () => {
    const getMails = async () =>
      (await desk.store.getLead("LEAD-1"))?.deliveries.filter(({ kind }) => kind === "owner");
    await browser.fill(path, path, { owner: anna });
    expect([await getMails(), desk.woken]).toEqual([[], 0]);
    await browser.fill(path, path, { owner: bo });
    expect(await getMails()).toMatchObject([{ recipient: bo, state: "pending" }]);
    expect(desk.woken).toBe(1);
  });

  it("has a value, a reason and a reminder, and each can be taken back", async () => {
    const filled = { stage: "lost", value: "$12,500", reason: "Price", reminder: "2026-11-20" };
    expect(await getMessage(await browser.fill(path, path, filled))).toBe("Saved.");
    expect(await getMessage(await browser.fill(path, path))).toMatch(/^Nothing to change/);
    const $ = await browser.read(path);
    expect($(".state").text()).toMatch(/Lost\s+No owner\s+\$12,500\s+Price\s+Reminder today/);
    expect($("#reminder").attr("min")).toBe("2026-11-20");
    await browser.fill(path, `${path}/reminded`);
    await browser.fill(path, path, { value: "", reason: "" });
    const { reason, remindOn, value } = (await getWork()) ?? {};
    expect([reason, remindOn, value]).toEqual([undefined, undefined, undefined]);
  });

  it("that is won has an owner, and the day on which the deal closed, between its own and today", async () => {
    const won = { stage: "won", wonOn: "2026-11-20" };
    const answer = await browser.fill(path, path, won);
    expect(load(answer.body)("#owner-fault").text()).toContain("A won lead has an owner");
    await browser.fill(path, path, { ...won, owner: bo });
    expect(await getWork()).toMatchObject(won);
    expect((await browser.read(path))(".state").text()).toContain("Won on Nov 20");
    for (const [typed, fault] of [
      [{ wonOn: "2026-11-21" }, "is to come"],
      [{ wonOn: "2026-11-19" }, "The lead came on 2026-11-20"],
      [{ owner: "" }, "A won lead has an owner"],
    ] as const)
      expect((await browser.fill(path, path, typed)).body).toContain(fault);
    await browser.fill(path, path, { stage: "lost" });
    expect((await getWork())?.wonOn).toBeUndefined();
    await browser.fill(path, path, { stage: "won" });
    expect((await getWork())?.wonOn).toBe("2026-11-20");
  });

  it("is won today where the team works, unless another day is given", async () => {
    await openDesk({ timeZone: "Pacific/Pago_Pago" });
    await browser.signIn();
    await addLead(desk, 1);
    await browser.fill(path, path, { stage: "won", wonOn: "", owner: anna });
    expect((await getWork())?.wonOn).toBe("2026-11-19");
  });

  it("knows the others of its person, by tagged addresses too", async () => {
    await addLead(desk, 4, { email: "Thao+fair@example.com", interests: ["Demo"] });
    const others = (await browser.read(path))("#others + ul");
    expect(others.find("a").attr("href")).toBe("/desk/leads/LEAD-4");
    expect(others.text()).toMatch(/Demo\s+New, from Thao\+fair@example\.com/);
    expect((await browser.read("/desk/leads/LEAD-2"))("#others")).toHaveLength(0);
    const rows = (await browser.read("/desk"))(".lead:contains(1 more from this person)");
    expect(rows).toHaveLength(2);
  });

  it("that is lost without an answer was not answered, and is not late", async () => {
    await browser.fill(path, path, { stage: "lost" });
    desk.clock.time = new Date("2026-11-27T10:00:00Z");
    await browser.signIn();
    expect((await browser.read(path))(".clock").text()).toBe("Not answered");
    await browser.fill(path, path, { stage: "new" });
    expect((await browser.get(path)).body).toMatch(/Late<\/strong>\s+5 d open/);
  });

  it("opens a reply in the user's mail program", async () => {
    await addLead(desk, 4, { email: "a&b?c=d%@example.com", name: "A & B" });
    expect((await browser.read("/desk/leads/LEAD-4"))("a.signal").attr("href")).toBe(
      "mailto:a%26b%3Fc%3Dd%25@example.com?subject=Your%20message%20to%20us%20(LEAD-4)&body=Hello%20A%20%26%20B%2C%0D%0A%0D%0A",
    );
  });

  it("leaves the quarantine and is delivered, and within its time is spam again in one press", async () => {
    const spam = "/desk/leads/LEAD-3";
    expect(await getMessage(await browser.fill(spam, `${spam}/release`))).toContain("Released");
    expect(await desk.store.getLead("LEAD-3")).toMatchObject({
      lead: { inQuarantine: false },
      deliveries: [{ kind: "team", state: "pending" }],
      work: { history: [{ kind: "released", by: anna }] },
    });
    expect(desk.woken).toBe(1);
    const getButton = async (page: string) => (await browser.read(page))("[formaction*='/reject']");
    expect(await getButton(path)).toHaveLength(0);
    const rejected = await browser.fill(spam, `${spam}/reject`);
    expect(await getMessage(rejected)).toContain("Rejected as spam.");
    await browser.fill(spam, `${spam}/release`);
    desk.clock.time = new Date("2026-12-21T10:00:00Z");
    await browser.signIn();
    expect(await getButton(spam)).toHaveLength(0);
  });

  it.each(["/desk?show=quarantine", "/desk/leads/LEAD-3"])(
    "in quarantine is spam in one press on %s, back on the list, and can be released",
    async (page) => {
      const action = (await browser.read(page))("form[action*='/reject']").attr("action") ?? "";
      expect((await browser.get(action)).status).toBe(405);
      const { location } = await browser.fill(page, action);
      const $ = await browser.read(location);
      expect($(".message").text()).toContain("Rejected as spam.");
      expect($(".lead")).toHaveLength(0);
      const spam = await browser.read("/desk/leads/LEAD-3");
      expect(spam("#quarantine + p").text()).toContain("is removed after Dec 20");
      const release = spam(".side form").attr("action") ?? "";
      expect(await getMessage(await browser.fill("/desk/leads/LEAD-3", release))).toContain(
        "Released",
      );
    },
  );
});

describe("what was typed on a lead's page", () => {
  it.each([
    ["take", ["answered", "owner", "stage", "value", "reason", "reminder", "note"]],
    ["answered", ["answered", "value", "reason", "reminder", "note"]],
  ])("is saved with another button: %s", async (button, kinds) => {
    const typed = { value: "25,000", reason: "x", reminder: "2026-12-01", note: "Called" };
    await (await openLead())(`${path}/${button}`, typed);
    const { history = [], ...work } = (await getWork()) ?? {};
    expect(work).toMatchObject({ value: 25_000, reason: "x", remindOn: "2026-12-01" });
    expect(history.map(({ kind }) => kind)).toEqual(kinds);
  });

  it("takes the place of a reminder that is done", async () => {
    await change("LEAD-1", { kind: "reminder", value: "2026-11-20" });
    await (await openLead())(`${path}/reminded`, { reminder: "2026-12-01" });
    expect(await getWork()).toMatchObject({ remindOn: "2026-12-01" });
  });

  it("gives way where the button says something else", async () => {
    await (await openLead())(`${path}/take`, { owner: bo, stage: "lost" });
    expect(await getWork()).toMatchObject({ owner: anna, stage: "in_progress" });
  });

  it("stays while somebody else changes the lead, whose changes are said, until it is pressed again", async () => {
    const send = await openLead();
    await change("LEAD-1", { kind: "stage", value: "won" });
    await change("LEAD-1", { kind: "owner", value: bo }, "cy@example.com");
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

  it("stays when somebody was faster by a moment", async () => {
    const send = await openLead();
    const { getLead } = desk.store;
    vi.spyOn(desk.store, "getLead").mockImplementationOnce(async (id) => {
      const stored = await getLead(id);
      await change("LEAD-1", { kind: "stage", value: "won" });
      return stored;
    });
    expect((await send(path, { stage: "lost" })).status).toBe(409);
    expect(await getWork()).toMatchObject({ stage: "won" });
    const pressed = load((await send(`${path}/answered`)).body);
    expect(pressed(".message").text()).toContain("Nothing else was changed");
    expect(pressed(".unsaved").attr("class")).not.toContain("is-typed");
  });
});

describe("a lead that is erased", () => {
  const erase = `${path}/erase`;

  it("goes with all others of its address, once that is confirmed", async () => {
    await addLead(desk, 4, { email: "Thao@Example.com" });
    expect((await browser.get(erase)).body).toContain("2 leads from this address");
    expect((await browser.fill(erase, erase)).status).toBe(400);
    expect(await desk.store.getLeads()).toHaveLength(4);
    const sure = await browser.fill(erase, erase, { confirmed: "yes" });
    expect(await getMessage(sure)).toBe("Erased for good.");
    const left = (await desk.store.getLeads()).map(({ lead }) => lead.id);
    expect(left.sort()).toEqual(["LEAD-2", "LEAD-3"]);
    for (const lead of ["LEAD-1", "LEAD-4"]) {
      expect(desk.logged).toContain(JSON.stringify(["lead erased at the desk", { lead }]));
    }
  });

  it("names the same mailbox's other addresses, and leads on to them", async () => {
    await addLead(desk, 4, { email: "thao+fair@example.com" });
    await addLead(desk, 5, { email: "t.hao@example.com" });
    const links = (await browser.read(erase))(".same-mailbox a").toArray();
    const named = links.map((link) => load(link).text()).sort();
    expect(named).toEqual(["t.hao@example.com", "thao+fair@example.com"]);
    const { location } = await browser.fill(erase, erase, { confirmed: "yes" });
    const next = (await browser.read(location))("main").text();
    expect(next).toContain("is probably the same mailbox, and was not erased");
  });

  it("is asked about with many of one address, without reading them all", async () => {
    await addMany(100);
    const read = vi.spyOn(desk.store, "getLeads");
    const { body } = await browser.get(erase);
    expect(body).toContain("101 leads from this address");
    expect(body).toContain("and 81 older");
    const lists = await Promise.all(read.mock.results.map(({ value }) => value));
    expect(lists.flat()).toHaveLength(20);
  });

  it("is on record once, however often that was pressed at once", async () => {
    const fields = readForm((await browser.get(erase)).body, erase);
    const press = () => browser.post(erase, { ...fields, confirmed: "yes" });
    const answers = await Promise.all(Array.from({ length: 6 }, press));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, ...Array(5).fill(404)]);
    const { accesses } = await desk.store.getAccesses({ limit: 99 });
    expect(accesses.filter(({ action }) => action === "erased")).toMatchObject([{ count: 1 }]);
  });
});
