import { load } from "cheerio";
import { beforeEach, describe, expect, it } from "vitest";
import {
  addLead,
  anna,
  bo,
  browser,
  desk,
  getMessage,
  readForm,
  renewDesk,
} from "../../tests/leads/test-desk.ts";
import { now, optionalFields } from "../../tests/leads/test-lead.ts";

beforeEach(renewDesk);

const path = "/desk/leads/LEAD-1";
const getWork = async (id = "LEAD-1") => (await desk.store.getLead(id))?.work;

/** A question in Hebrew, whose mark belongs on its left. */
const shalom = "שלום!";

it("has what visitors wrote in its own direction, wherever the desk shows or takes it", async () => {
  const written = { name: shalom, company: shalom, role: shalom, message: shalom };
  const email = "shalom@example.com";
  await addLead(desk, 8, { ...written, email, utmCampaign: shalom, utmTerm: shalom });
  await addLead(desk, 9, { ...written, email });
  const made = { kind: "note", value: shalom } as const;
  await desk.store.changeLead("LEAD-8", made, anna, desk.clock.time);
  const own = "/desk/leads/LEAD-8";
  const q = encodeURIComponent(shalom);
  const list = `/desk?show=all&q=${q}&campaign=${q}`;
  let seen = 0;
  for (const page of [list, "/desk", own, `${own}/erase`, "/desk/new", "/desk/report"]) {
    const $ = load((await browser.get(page)).body);
    for (const element of $("main *").toArray()) {
      const isField =
        $(element).is("textarea, input") &&
        [undefined, "text", "search"].includes($(element).attr("type")) &&
        $(element).attr("name") !== "value";
      const hasText = $(element)
        .contents()
        .toArray()
        .some((node) => node.type === "text" && node.data.includes(shalom));
      if (!hasText && !isField) continue;
      seen += 1;
      const directed = $(element).closest("bdi, [dir=auto]");
      // Nothing of ours stands before it: the first letter decides.
      const text = isField ? shalom : directed.text().trim();
      expect
        .soft([page, $.html(element), text])
        .toEqual([page, $.html(element), expect.stringMatching(/^ש/)]);
      if (isField)
        expect.soft([page, $.html(element)]).toEqual([page, expect.stringContaining('dir="auto"')]);
    }
  }
  expect(seen).toBeGreaterThan(20);
});

it("has what visitors and the team wrote as text, and never as markup", async () => {
  const markup = `"'></textarea></option></title><x-evil onerror=alert(1)>`;
  const written = Object.fromEntries(Object.keys(optionalFields).map((name) => [name, markup]));
  await addLead(desk, 8, { ...written, interests: [], name: markup });
  for (const kind of ["note", "reason", "owner"] as const) {
    await desk.store.changeLead("LEAD-8", { kind, value: markup }, anna, now);
  }
  const own = "/desk/leads/LEAD-8";
  const q = encodeURIComponent(markup);
  const list = `/desk?show=all&q=${q}&campaign=${q}&owner=${q}&page=${q}`;
  for (const page of ["/desk?show=all", list, own, `${own}/erase`, "/desk/new", "/desk/report"]) {
    const { body } = await browser.get(page);
    expect([page, load(body)("x-evil, [onerror]").length]).toEqual([page, 0]);
  }
  const $ = load((await browser.get(own)).body);
  const shown = [$("h1"), $(".message-text"), $(".note")].map((each) => each.text());
  expect([...shown, $("#reason").attr("value")]).toEqual(Array(4).fill(markup));
});

describe("a lead", () => {
  it("says when there was nothing to save", async () => {
    const { location } = await browser.fill(path, path);
    expect(await getMessage(location)).toBe("Nothing to change: the lead is already up to date.");
  });

  it.each([
    ["note", { note: "x".repeat(5001) }, "has 5,001 characters: write up to 5,000."],
    ["stage", { stage: "maybe" }, "maybe is not a stage: choose new, "],
    ["owner", { owner: "eve@example.com" }, "eve@example.com cannot sign in here: "],
    ["value", { value: "25.000 €" }, "25.000 € is not a number of whole dollars: write one"],
    ["value", { value: "25k" }, "25k is not a number of whole dollars: write one"],
    ["value", { value: "9999999999" }, "9999999999 is too much: write up to 2,147,483,647."],
    ["reason", { reason: "x".repeat(201) }, "has 201 characters: write up to 200."],
    ["reminder", { reminder: "2026-02-30" }, "2026-02-30 is not a day: write it as"],
    ["reminder", { reminder: "01.12.2026" }, "01.12.2026 is not a day: write it as"],
    ["reminder", { reminder: "2026-11-19" }, "2026-11-19 is past: choose today"],
    [
      "reminder",
      { reminder: "2029-01-02" },
      "is more than two years off: choose a day up to 2028-",
    ],
  ])(
    "says at the field why a %s cannot be saved, and keeps what was typed",
    async (kind, changes, text) => {
      const answer = await browser.fill(path, path, {
        note: "A note",
        reason: "Price",
        ...changes,
      });
      const $ = load(answer.body);
      const marked = $("[aria-invalid='true']");
      expect([answer.status, marked.length]).toEqual([409, 1]);
      expect(marked.attr("aria-describedby")).toBe(`${kind}-fault`);
      expect($(`#${kind}-fault`).text()).toContain(text);
      expect(readForm(answer.body, path)).toMatchObject(
        // Of a list, an option that it does not have cannot be chosen.
        kind === "stage" ? { note: "A note" } : changes,
      );
      expect((await getWork())?.history).toEqual([]);
    },
  );

  it("marks every field that cannot be saved", async () => {
    const { body } = await browser.fill(path, path, { value: "25k", reminder: "2029-01-02" });
    const ids = load(body)("[aria-invalid='true']")
      .get()
      .map(({ attribs }) => attribs.id);
    expect(ids).toEqual(["value", "reminder"]);
  });

  it("shows everything that is known of it", async () => {
    await addLead(desk, 4, optionalFields, { verdict: ["links"], noticeVersion: "2026-10" });
    const { body } = await browser.get("/desk/leads/LEAD-4");
    const facts = [
      ...Object.values(optionalFields).flat(),
      "LEAD-4",
      "2026-10",
      "Mail to the team: waiting",
    ];
    const text = load(body)("main")
      .text()
      .replace(/(Mail to the team)\s*/, "$1: ");
    expect(facts.filter((fact) => !text.includes(fact))).toEqual([]);
    expect(text).toContain("Signs of spam");
  });

  it("leads to the words that were agreed to", async () => {
    const agreement = { hash: "a".repeat(64), text: "I <agree>." };
    await addLead(desk, 4, {}, { agreementHash: agreement.hash });
    await desk.store.importAgreements([agreement]);
    const { body } = await browser.get("/desk/leads/LEAD-4");
    const words = await browser.get(load(body)("a:contains(These words)").attr("href") ?? "");
    expect([words.body, words.headers.get("content-type")]).toEqual([
      "I <agree>.",
      expect.stringMatching(/^text\/plain/),
    ]);
    expect((await browser.get("/desk/agreements/x")).status).toBe(404);
  });

  it("is answered, mine and in progress in three presses, from the list and back", async () => {
    for (const number of [4, 5]) await addLead(desk, number);
    const list = "/desk?show=open&owner=none";
    const $list = load((await browser.get(list)).body);
    const lead = $list(".lead a").eq(1).attr("href") ?? "";
    expect(lead).toContain("/desk/leads/LEAD-4?");
    const { body } = await browser.get(lead);
    const take = load(body)("[formaction*='/take']").attr("formaction") ?? "";
    const { location } = await browser.post(take, readForm(body, take));
    const $ = load((await browser.get(location ?? "")).body);
    expect($(".message").text()).toBe("Answered, yours, and in progress.");
    expect(await getWork("LEAD-4")).toMatchObject({
      owner: anna,
      stage: "in_progress",
      answeredAt: now.toISOString(),
    });
    // It left the list, and still has its neighbors there.
    const getWay = (name: string) => $(`.pager a:contains("${name}")`).attr("href");
    expect(getWay("Open")).toBe(list);
    expect(getWay("Previous")).toContain("/desk/leads/LEAD-5?");
    expect(getWay("Next Lead")).toContain("/desk/leads/LEAD-2?");
    expect($("[formaction*='/take'], [formaction*='/answered']")).toHaveLength(0);
  });

  it("tells an owner whom somebody else has made it, and nobody else", async () => {
    const getMails = async () =>
      (await desk.store.getLead("LEAD-1"))?.deliveries.filter(({ kind }) => kind === "owner");
    await browser.fill(path, path, { owner: anna });
    expect(await getMails()).toEqual([]);
    expect(desk.woken).toBe(0);
    await browser.fill(path, path, { owner: bo });
    expect(await getMails()).toMatchObject([{ recipient: bo, state: "pending" }]);
    expect(desk.woken).toBe(1);
    await browser.fill(path, path, { owner: "" });
    expect(await getWork()).not.toHaveProperty("owner");
  });

  it("has a value, a reason and a reminder, and each can be taken back", async () => {
    const filled = { stage: "lost", value: "$12,500", reason: "Price", reminder: "2026-11-20" };
    const saved = await browser.fill(path, path, filled);
    expect(await getMessage(saved.location)).toBe("Saved.");
    expect(await getWork()).toMatchObject({
      stage: "lost",
      value: 12_500,
      reason: "Price",
      remindOn: "2026-11-20",
    });
    const $ = load((await browser.get(path)).body);
    expect($(".state").text()).toMatch(/Lost\s+No owner\s+\$12,500\s+Price\s+Reminder today/);
    const { location } = await browser.fill(path, `${path}/reminded`);
    expect(await getMessage(location)).toBe("The reminder is done.");
    expect($("#reminder").attr("min")).toBe("2026-11-20");
    await browser.fill(path, path, { value: "", reason: "" });
    const { reason, remindOn, value } = (await getWork()) ?? {};
    expect([reason, remindOn, value]).toEqual([undefined, undefined, undefined]);
  });

  it("knows the others of its person, by tagged addresses too", async () => {
    const others = { email: "Thao+fair@example.com", interests: ["Demo" as const] };
    await addLead(desk, 4, others, { receivedAt: "2026-11-19T10:00:00.000Z" });
    const $ = load((await browser.get(path)).body);
    expect($("#others + ul a").attr("href")).toBe("/desk/leads/LEAD-4");
    expect($("#others + ul").text()).toMatch(/Demo\s+New, from Thao\+fair@example\.com/);
    expect(load((await browser.get("/desk/leads/LEAD-2")).body)("#others + ul")).toHaveLength(0);
  });

  it("that is lost without an answer was not answered, and is not late", async () => {
    await browser.fill(path, path, { stage: "lost" });
    desk.clock.time = new Date("2026-11-27T10:00:00Z");
    await browser.signIn();
    const { body } = await browser.get(path);
    expect(load(body)(".clock").text()).toBe("Not answered");
    await browser.fill(path, path, { stage: "new" });
    expect((await browser.get(path)).body).toMatch(/Late<\/strong>\s+5 d open/);
  });

  it("opens a reply in the user's mail program", async () => {
    await addLead(desk, 4, { email: "a&b?c=d%@example.com", name: "A & B" });
    const { body } = await browser.get("/desk/leads/LEAD-4");
    expect(body).toContain(
      'href="mailto:a%26b%3Fc%3Dd%25@example.com?subject=Your%20message%20to%20us%20(LEAD-4)&amp;body=Hello%20A%20%26%20B%2C%0D%0A%0D%0A"',
    );
  });

  it("leaves the quarantine and is delivered", async () => {
    const spam = "/desk/leads/LEAD-3";
    const { location } = await browser.fill(spam, `${spam}/release`);
    expect(await getMessage(location)).toContain("Released");
    expect(await desk.store.getLead("LEAD-3")).toMatchObject({
      lead: { inQuarantine: false },
      deliveries: [{ kind: "team", state: "pending" }],
      work: { history: [{ kind: "released", by: anna }] },
    });
    expect(desk.woken).toBe(1);
  });
});
