import { describe, expect, it } from "vitest";
import { createTestHandler, validForm, validInput } from "../../tests/leads/test-dependencies.ts";
import { openTestStore } from "../../tests/leads/test-store.ts";
import { honeypotField } from "../protocol.ts";
import type { HandlerSettings } from "./submit-contact.ts";

type Call = ReturnType<typeof createTestHandler>["call"];
const callFrom = (call: Call, from: string) =>
  call({ submissionId: crypto.randomUUID() }, { "x-forwarded-for": from }, "::1");

describe("suspects", () => {
  it.each([
    [{ [honeypotField]: "x", elapsedMs: undefined }, ["honeypot", "untimed"]],
    [
      { [honeypotField]: "x", message: "https://a.io https://b.io www.c.io" },
      ["honeypot", "links"],
    ],
    [{ elapsedMs: 900, company: "www.x.io" }, ["too_fast", "links"]],
    [{ message: "www.x.io ".repeat(150) }, ["many_links", "links"]],
  ])("are kept, not mailed and answered alike: %o", async (changes, verdict) => {
    const { call, deps } = createTestHandler();
    const response = await call(changes);
    expect(response.status).toBe(200);
    const [lead] = deps.leads;
    const { submissionId } = validInput;
    expect(await response.json()).toEqual({ id: lead?.id, status: "received", submissionId });
    expect(lead).toMatchObject({ inQuarantine: true, verdict });
    expect(deps.deliveries).toEqual([]);
  });

  const { submissionId } = validInput;
  it.each<[changes: object, headers: Record<string, string>]>([
    [{}, {}],
    [{ submissionId }, {}],
    [{}, { "sec-fetch-site": "cross-site" }],
  ])(
    "swallow no visitor's message by sending the same first, with %o %o",
    async (changes, headers) => {
      const { store } = await openTestStore();
      const { call, deps, post } = createTestHandler();
      deps.store = store;
      const isTold = headers["sec-fetch-site"] !== undefined;
      const signs: Record<string, string> = isTold ? {} : { [honeypotField]: "x", elapsedMs: "1" };
      await post({ ...validForm, ...signs, ...changes }, headers);
      const [suspect] = await store.getLeads();
      expect(suspect).toMatchObject({ lead: { inQuarantine: true }, deliveries: [] });
      const { id } = await (await call()).json();
      expect(id).not.toBe(suspect?.lead.id);
      expect(await store.getLead(id)).toMatchObject({
        lead: { inQuarantine: false, submission: validInput },
        deliveries: [{ kind: "team" }],
      });
      // Sent again, by either, it is a repeat of the visitor's own.
      expect(await (await call()).json()).toMatchObject({ id });
      await post(validForm);
      await post({ ...validForm, ...signs, submissionId }, headers);
      expect(await store.getLeads()).toHaveLength(2);
    },
  );

  const foreign = ["foreign_origin"];
  const both = ["foreign_origin", "cross_site"];
  it.each<[origin: string | undefined, site: string | undefined, elsewhere: boolean, string[]]>([
    [undefined, "cross-site", false, both],
    ["https://evil.example", "cross-site", true, both],
    // Our own page, of a function elsewhere; a hidden page, an alias, another scheme.
    ["https://www.example.com", "cross-site", true, []],
    ["null", "cross-site", true, foreign],
    ["http://www.example.com", "cross-site", false, foreign],
    // A page that a privacy tool hides, and another host of the domain.
    ["null", "same-origin", false, foreign],
    ["https://evil.example", undefined, false, foreign],
    ["https://www.example.com", undefined, false, []],
  ])(
    "are what a page of another site sent: from %s, %s",
    async (origin, site, isElsewhere, verdict) => {
      const { deps, post } = createTestHandler({ isElsewhere });
      const headers = { ...(origin && { origin }), ...(site && { "sec-fetch-site": site }) };
      expect((await post(validForm, headers)).status).toBe(303);
      expect(deps.leads).toMatchObject([{ inQuarantine: verdict === both, verdict }]);
    },
  );

  it.each([
    ["a filler that goes by names", { [honeypotField]: "https://jane.example" }, ["honeypot"]],
    ["an autofilled form", { elapsedMs: 900 }, ["too_fast"]],
    ["many links", { message: "https://a.io https://b.io www.c.io" }, ["links"]],
    ["another script", { name: "李雷", message: "你好，我们想了解一下。" }, []],
  ])("are none for %s alone", async (_, changes, verdict) => {
    const { call, deps } = createTestHandler();
    await call(changes);
    expect(deps.leads[0]).toMatchObject({ inQuarantine: false, verdict });
    expect(deps.deliveries).toHaveLength(1);
  });
});

describe("limits", () => {
  const settings = { limits: { perAddress: 2, total: 5 }, trustedProxies: 1 };

  async function send(count: number, buildAddress: (index: number) => string) {
    const { call, deps } = createTestHandler(settings);
    const statuses = new Set<number>();
    for (let index = 0; index < count; index++) {
      statuses.add((await callFrom(call, buildAddress(index))).status);
    }
    const held = deps.leads.filter(({ inQuarantine }) => inQuarantine);
    return { call, deps, statuses, held };
  }

  it("hold back what one address sends beyond its own", async () => {
    const { held, deps, statuses } = await send(4, () => "192.0.2.1");
    expect([...statuses]).toEqual([200]);
    const verdict = ["many_from_address"];
    expect(held).toMatchObject([{ verdict }, { verdict }]);
    expect(deps.deliveries).toHaveLength(2);
  });

  it("hold nobody back for what all addresses send, but tell the team once", async () => {
    const { deps, held } = await send(9, (index) => `192.0.2.${index}`);
    expect(held).toEqual([]);
    expect(deps.leads.at(-1)?.verdict).toEqual(["many_in_all"]);
    expect(deps.alarms).toEqual([5]);
  });

  it.each([
    ["a site", (index: number) => `2001:db8:0:${(index << 8).toString(16)}::1`],
    ["an address written as IPv6", () => "::ffff:c000:201"],
  ])("keep %s with many addresses from closing the form to others", async (_, buildAddress) => {
    const { call, deps } = await send(101, buildAddress);
    expect((await callFrom(call, "2001:db8:1::1")).status).toBe(200);
    expect((await callFrom(call, "::ffff:c000:202")).status).toBe(200);
    expect(deps.leads.slice(-2)).toMatchObject([{ inQuarantine: false }, { inQuarantine: false }]);
    expect(deps.leads.filter(({ inQuarantine }) => !inQuarantine).length).toBeLessThan(14);
  });

  it("end in a flood with 429, and nothing more is stored", async () => {
    const { deps, statuses } = await send(25, () => "192.0.2.1");
    expect([...statuses]).toEqual([200, 429]);
    expect(deps.leads).toHaveLength(20);
    expect(deps.logged.join()).not.toContain("192.0.2.1");
  });

  it("answer faulty posts with a line once they are too many, and keep nobody from writing", async () => {
    const { deps, post } = createTestHandler({ limits: { perAddress: 1, total: 2 } });
    const faulty = { name: "x" };
    for (let index = 0; index < 12; index++) await post(faulty, {}, "192.0.2.1");
    const response = await post(faulty, { "content-length": "40000" }, "192.0.2.1");
    expect([response.status, deps.rendered.length]).toEqual([429, 10]);
    expect((await response.text()).length).toBeLessThan(100);
    expect((await post(faulty, {}, "192.0.2.2")).status).toBe(400);
    expect((await post(validForm, {}, "192.0.2.1")).status).toBe(303);
    expect(deps.leads).toMatchObject([{ inQuarantine: false, verdict: [] }]);
    expect(deps.alarms).toEqual([]);
  });
});

it("stores a lead although it cannot be counted", async () => {
  const { call, deps } = createTestHandler();
  deps.counter.addCount = () => Promise.reject(new Error("no"));
  expect((await call()).status).toBe(200);
  expect(deps.leads).toHaveLength(1);
});

describe("confirmations to a stranger", () => {
  const settings: Partial<HandlerSettings> = { deliveryKinds: ["team", "visitor"] };
  const send = async (emails: string[]) => {
    const { call, deps } = createTestHandler(settings);
    await Promise.all(emails.map((email) => call({ submissionId: crypto.randomUUID(), email })));
    expect(deps.leads).toHaveLength(emails.length);
    return deps.deliveries.filter(({ kind }) => kind === "visitor").length;
  };

  it("go out once, whatever tags and dots the address has, also at once", async () => {
    const tagged = Array.from({ length: 40 }, (_, index) => `victim+${index}@example.com`);
    expect(await send([...tagged, "v.ictim@example.com", "Vic.Tim+x+y@EXAMPLE.com"])).toBe(1);
    expect(await send(["victim@gmail.com", "v.i.c.tim+1@googlemail.com"])).toBe(1);
  });

  it("are capped an hour, whoever owns all of a domain's mailboxes", async () => {
    const emails = Array.from({ length: 200 }, (_, index) => `victim${index}@example.com`);
    expect(await send(emails)).toBe(30);
  });
});
