import { describe, expect, it } from "vitest";
import { createTestDependencies, validInput } from "../../tests/leads/test-dependencies.ts";
import type { HandlerSettings } from "./dependencies.ts";
import { createSubmitContact } from "./submit-contact.ts";

const address = "https://www.example.com/functions/v1/submit-contact";

function buildCall(changes: object = {}, headers: Record<string, string> = {}): Request {
  return new Request(address, {
    method: "POST",
    body: JSON.stringify({ ...validInput, elapsedMs: 9000, ...changes }),
    headers: { "content-type": "application/json", apikey: "public", ...headers },
  });
}

function buildPost(fields: Record<string, string>, headers: Record<string, string> = {}): Request {
  const { name, email, sourcePage } = validInput;
  const body = new URLSearchParams({ name, email, sourcePage, consent: "yes", ...fields });
  return new Request(address, { method: "POST", body, headers });
}

describe("suspects", () => {
  it.each([
    ["fills the field that nobody sees", { homepage: "x" }, ["honeypot"]],
    [
      "is faster than a hand and full of links",
      { elapsedMs: 900, company: "www.x.io" },
      ["too_fast", "links"],
    ],
    [
      "sends links without having loaded the page",
      { elapsedMs: undefined, message: "https://a.io www.b.io www.c.io" },
      ["untimed", "links"],
    ],
    ["sends nothing but links", { message: "www.x.io ".repeat(150) }, ["many_links", "links"]],
  ])("whoever %s is kept, not mailed and answered alike", async (_, changes, verdict) => {
    const deps = createTestDependencies();
    const response = await createSubmitContact(deps)(buildCall(changes));
    expect(response.status).toBe(200);
    const [lead] = deps.leads;
    expect(await response.json()).toEqual({ id: lead?.id, status: "received" });
    expect(lead).toMatchObject({ inQuarantine: true, verdict });
    expect(deps.deliveries).toEqual([]);
  });

  it("are found among ordinary form posts, too", async () => {
    const deps = createTestDependencies();
    const response = await createSubmitContact(deps)(buildPost({ homepage: "x" }));
    expect(response.status).toBe(303);
    expect(deps.leads[0]).toMatchObject({ inQuarantine: true, verdict: ["honeypot"] });
  });

  it.each([
    ["https://evil.example", true, ["foreign_origin"]],
    ["null", true, ["foreign_origin"]],
    ["https://www.example.com", false, []],
  ])("are found in a form that a page of %s posts", async (origin, inQuarantine, verdict) => {
    const deps = createTestDependencies();
    expect((await createSubmitContact(deps)(buildPost({}, { origin }))).status).toBe(303);
    expect(deps.leads).toMatchObject([{ inQuarantine, verdict }]);
  });

  it.each([
    ["an autofilled form", { elapsedMs: 900 }, ["too_fast"]],
    ["a few links", { message: "https://a.io https://b.io", elapsedMs: 9000 }, []],
    ["many links", { message: "https://a.io https://b.io www.c.io" }, ["links"]],
    ["a handful of whole addresses", { message: "https://www.x.io/a ".repeat(5) }, ["links"]],
    ["an empty trap", { homepage: "" }, []],
    ["a time that is none", { elapsedMs: "soon" }, ["untimed"]],
  ])("are none for %s alone", async (_, changes, verdict) => {
    const deps = createTestDependencies();
    await createSubmitContact(deps)(buildCall(changes));
    expect(deps.leads[0]).toMatchObject({ inQuarantine: false, verdict });
    expect(deps.deliveries).toHaveLength(1);
  });
});

describe("limits", () => {
  const settings: Partial<HandlerSettings> = {
    limits: { perAddress: 2, total: 5 },
    trustedProxies: 1,
  };

  async function send(count: number, buildAddress: (index: number) => string) {
    const deps = createTestDependencies({ settings });
    const submit = createSubmitContact(deps);
    const statuses = new Set<number>();
    for (let index = 0; index < count; index++) {
      const headers = { "x-forwarded-for": buildAddress(index) };
      const response = await submit(
        buildCall({ submissionId: crypto.randomUUID() }, headers),
        "::1",
      );
      statuses.add(response.status);
    }
    const held = deps.leads.filter(({ inQuarantine }) => inQuarantine);
    return { deps, statuses, held };
  }

  it("hold back what one address sends beyond its own", async () => {
    const { held, deps, statuses } = await send(4, () => "192.0.2.1");
    expect([...statuses]).toEqual([200]);
    expect(held.map(({ verdict }) => verdict)).toEqual([
      ["many_from_address"],
      ["many_from_address"],
    ]);
    expect(deps.deliveries).toHaveLength(2);
  });

  it("hold nobody back for what all addresses send, but tell the team once", async () => {
    const { deps, held } = await send(9, (index) => `192.0.2.${index}`);
    expect(held).toEqual([]);
    expect(deps.leads.at(-1)?.verdict).toEqual(["many_in_all"]);
    expect(deps.alarms).toEqual([5]);
  });

  it("hold back what looks odd in a flood", async () => {
    const { deps } = await send(6, (index) => `192.0.2.${index}`);
    const quick = buildCall(
      { submissionId: crypto.randomUUID(), elapsedMs: 900 },
      { "x-forwarded-for": "192.0.2.9" },
    );
    await createSubmitContact(deps)(quick, "::1");
    expect(deps.leads.at(-1)).toMatchObject({
      inQuarantine: true,
      verdict: ["many_in_all", "too_fast"],
    });
  });

  it.each([
    ["however many submissions it sends", () => crypto.randomUUID()],
    ["however often it sends one", () => validInput.submissionId],
  ])("keep one address from closing the form to others, %s", async (_, createId) => {
    const deps = createTestDependencies({ settings });
    const submit = createSubmitContact(deps);
    for (let index = 0; index < 200; index++) {
      const headers = { "x-forwarded-for": "192.0.2.1" };
      await submit(buildCall({ submissionId: createId() }, headers), "::1");
    }
    const visitor = buildCall(
      { submissionId: crypto.randomUUID() },
      { "x-forwarded-for": "192.0.2.2" },
    );
    expect((await submit(visitor, "::1")).status).toBe(200);
    expect(deps.leads.at(-1)).toMatchObject({ inQuarantine: false, verdict: [] });
    expect(deps.alarms).toEqual([]);
  });

  it("count a submission that comes again once", async () => {
    const deps = createTestDependencies({ settings });
    const submit = createSubmitContact(deps);
    for (let index = 0; index < 5; index++) await submit(buildCall());
    expect(deps.counted).toHaveLength(1);
  });

  it("end in a flood with 429, and nothing more is stored", async () => {
    const { deps, statuses } = await send(25, () => "192.0.2.1");
    expect([...statuses]).toEqual([200, 429]);
    expect(deps.leads).toHaveLength(20);
    expect(deps.logged.join()).not.toContain("192.0.2.1");
  });

  it("keep a form's values when they refuse it", async () => {
    const limits = { perAddress: 1, total: 1 };
    const deps = createTestDependencies({ settings: { limits } });
    const submit = createSubmitContact(deps);
    for (let index = 0; index < 10; index++) await submit(buildPost({ message: `${index}` }));
    const response = await submit(buildPost({ name: "Li" }));
    expect(response.status).toBe(429);
    expect(deps.rendered.at(-1)?.values.name).toEqual(["Li"]);
  });
});

describe("faulty posts", () => {
  const buildFaulty = (headers: Record<string, string> = {}) =>
    new Request(address, { method: "POST", body: new URLSearchParams({ name: "x" }), headers });

  it("get a line instead of a page once they are too many, and keep nobody from writing", async () => {
    const deps = createTestDependencies({ settings: { limits: { perAddress: 1, total: 2 } } });
    const submit = createSubmitContact(deps);
    for (let index = 0; index < 12; index++) await submit(buildFaulty(), "192.0.2.1");
    const tooLarge = buildFaulty({ "content-length": "40000" });
    const response = await submit(tooLarge, "192.0.2.1");
    expect([response.status, deps.rendered.length]).toEqual([429, 10]);
    expect((await response.text()).length).toBeLessThan(100);
    expect((await submit(buildFaulty(), "192.0.2.2")).status).toBe(400);
    expect((await submit(buildPost({}), "192.0.2.1")).status).toBe(303);
    expect(deps.leads).toMatchObject([{ inQuarantine: false, verdict: [] }]);
    expect(deps.alarms).toEqual([]);
  });
});

it("says once that it ignores a proxy that it was not told of", async () => {
  const deps = createTestDependencies();
  const submit = createSubmitContact(deps);
  for (const address of ["192.0.2.1", "192.0.2.2"]) {
    await submit(buildCall({}, { "x-forwarded-for": address }));
  }
  expect(deps.logged.join().match(/TRUST_PROXY is not set behind a proxy/g)).toHaveLength(1);
});

it("stores a lead although it cannot be counted", async () => {
  const deps = createTestDependencies();
  deps.counter.countSubmission = () => Promise.reject(new Error("no"));
  expect((await createSubmitContact(deps)(buildCall())).status).toBe(200);
  expect(deps.leads).toHaveLength(1);
});

it("confirms to an address once, however many write with it", async () => {
  const deps = createTestDependencies({ settings: { deliveryKinds: ["team", "visitor"] } });
  const submit = createSubmitContact(deps);
  for (const email of ["a@example.com", "a@example.com", "b@example.com"]) {
    await submit(buildCall({ submissionId: crypto.randomUUID(), email }));
  }
  expect(deps.deliveries.map(({ kind }) => kind)).toEqual([
    ...["team", "visitor"],
    "team",
    ...["team", "visitor"],
  ]);
});

it("tells nobody whether a form of just that content came today", async () => {
  const deps = createTestDependencies();
  const submit = createSubmitContact(deps);
  await submit(buildPost({}));
  const [lead] = deps.leads;
  const guess = await submit(buildCall({ submissionId: lead?.submission.submissionId, name: "x" }));
  const wrong = await submit(buildCall({ submissionId: "00000000-0000-8000-8000-000000000000" }));
  expect([guess.status, wrong.status]).toEqual([400, 400]);
  expect(await guess.text()).toBe(await wrong.text());
});

describe("the public key", () => {
  it("may come as bearer token alone, as gateways rewrite it", async () => {
    const call = buildCall({}, { authorization: "Bearer public" });
    call.headers.delete("apikey");
    expect((await createSubmitContact(createTestDependencies())(call)).status).toBe(200);
  });

  it("is not asked of an ordinary form post", async () => {
    expect((await createSubmitContact(createTestDependencies())(buildPost({}))).status).toBe(303);
  });
});
