import { describe, expect, it } from "vitest";
import { createFakePorts, validInput } from "./fake-ports.ts";
import { createSubmitContact } from "./handler.ts";
import type { Settings } from "./ports.ts";
import { type Challenge, solveChallenge } from "./proof-of-work.ts";

const address = "https://www.example.com/functions/v1/submit-contact";

function buildCall(changes: object = {}, headers: Record<string, string> = {}): Request {
  return new Request(address, {
    method: "POST",
    body: JSON.stringify({ ...validInput, ...changes }),
    headers: { "content-type": "application/json", apikey: "public", ...headers },
  });
}

function buildPost(fields: Record<string, string>): Request {
  const { name, email, sourcePage } = validInput;
  const body = new URLSearchParams({ name, email, sourcePage, consent: "yes", ...fields });
  return new Request(address, { method: "POST", body });
}

describe("suspects", () => {
  it.each([
    ["fills the field that nobody sees", { homepage: "x" }, ["honeypot"]],
    [
      "is faster than a hand and full of links",
      { elapsedMs: 900, company: "www.x.io" },
      ["too_fast", "links"],
    ],
  ])("whoever %s is kept, owes nothing and is answered alike", async (_, changes, verdict) => {
    const ports = createFakePorts();
    const response = await createSubmitContact(ports)(buildCall(changes));
    expect(response.status).toBe(200);
    const [lead] = ports.leads;
    expect(await response.json()).toEqual({ id: lead?.id, status: "received" });
    expect(lead).toMatchObject({ status: "suspect", verdict });
    expect(ports.owed).toEqual([]);
  });

  it("are found among ordinary form posts, too", async () => {
    const ports = createFakePorts();
    const response = await createSubmitContact(ports)(buildPost({ homepage: "x" }));
    expect(response.status).toBe(303);
    expect(ports.leads[0]).toMatchObject({ status: "suspect", verdict: ["honeypot"] });
  });

  it.each([
    ["an autofilled form", { elapsedMs: 900 }, ["too_fast"]],
    ["a few links", { message: "https://a.io https://b.io", elapsedMs: 9000 }, []],
    ["many links", { message: "https://a.io https://b.io www.c.io" }, ["links"]],
    ["an empty trap", { homepage: "" }, []],
    ["a time that is none", { elapsedMs: "soon" }, []],
  ])("are none for %s alone", async (_, changes, verdict) => {
    const ports = createFakePorts();
    await createSubmitContact(ports)(buildCall(changes));
    expect(ports.leads[0]).toMatchObject({ status: "new", verdict });
    expect(ports.owed).toHaveLength(1);
  });
});

describe("limits", () => {
  const settings: Partial<Settings> = { limits: { perAddress: 2, inAll: 5 }, trustedProxies: 1 };

  async function send(count: number, buildAddress: (index: number) => string) {
    const ports = createFakePorts({ settings });
    const submit = createSubmitContact(ports);
    const statuses = new Set<number>();
    for (let index = 0; index < count; index++) {
      const headers = { "x-forwarded-for": buildAddress(index) };
      const response = await submit(
        buildCall({ submissionId: crypto.randomUUID() }, headers),
        "::1",
      );
      statuses.add(response.status);
    }
    const held = ports.leads.filter(({ status }) => status === "suspect");
    return { ports, statuses, held };
  }

  it("hold back what one address sends beyond its own", async () => {
    const { held, ports, statuses } = await send(4, () => "192.0.2.1");
    expect([...statuses]).toEqual([200]);
    expect(held.map(({ verdict }) => verdict)).toEqual([
      ["many_from_address"],
      ["many_from_address"],
    ]);
    expect(ports.owed).toHaveLength(2);
  });

  it("hold back what all addresses send beyond theirs", async () => {
    const { held } = await send(7, (index) => `192.0.2.${index}`);
    expect(held.map(({ verdict }) => verdict)).toEqual([["many_in_all"], ["many_in_all"]]);
  });

  it("count a forged chain as one address, and a /64 as one", async () => {
    const forged = await send(4, (index) => `10.0.0.${index}, 192.0.2.1`);
    expect(new Set(forged.ports.counted)).toEqual(new Set(["192.0.2.1"]));
    const line = await send(4, (index) => `2001:db8::${index}`);
    expect(line.ports.counted[0]).toBe("2001:db8:0:0::/64");
    expect(line.held).toHaveLength(2);
  });

  it("end in a flood with 429, and nothing more is stored", async () => {
    const { ports, statuses } = await send(25, () => "192.0.2.1");
    expect([...statuses]).toEqual([200, 429]);
    expect(ports.leads).toHaveLength(20);
    expect(ports.logged.join()).not.toContain("192.0.2.1");
  });

  it("let work into quarantine in a flood, where so set, and nothing in a torrent", async () => {
    const limits = { perAddress: 1, inAll: 1_000, proofBits: 3 };
    const ports = createFakePorts({ settings: { limits } });
    const submit = createSubmitContact(ports);
    const send = async (changes: object = {}) => {
      const body = { submissionId: crypto.randomUUID(), ...changes };
      return submit(buildCall(body), "192.0.2.1");
    };
    for (let count = 0; count < 10; count++) await send();
    const submissionId = crypto.randomUUID();
    const refused = await send({ submissionId });
    const { error } = (await refused.json()) as { error: { code: string; challenge: Challenge } };
    expect([refused.status, error.code]).toEqual([429, "proof_required"]);
    expect(ports.leads).toHaveLength(10);
    const proof = await solveChallenge(error.challenge, new AbortController().signal);
    expect((await send({ submissionId, proof })).status).toBe(200);
    expect(ports.leads.at(-1)).toMatchObject({
      status: "suspect",
      verdict: ["many_from_address"],
      submission: { submissionId },
    });
    expect(ports.leads.at(-1)?.submission).not.toHaveProperty("proof");
    expect((await submit(buildPost({}), "192.0.2.1")).status).toBe(429);
    for (let count = 0; count < 90; count++) await send();
    const late = await send({ submissionId, proof });
    expect(await late.json()).toMatchObject({ error: { code: "too_many_requests" } });
  });

  it("keep a form's values when they refuse it", async () => {
    const limits = { perAddress: 1, inAll: 1 };
    const ports = createFakePorts({ settings: { limits } });
    const submit = createSubmitContact(ports);
    let response = await submit(buildPost({}));
    for (let index = 0; index < 11; index++) response = await submit(buildPost({ name: "Li" }));
    expect(response.status).toBe(429);
    expect(ports.rendered.at(-1)?.values.name).toEqual(["Li"]);
  });
});

it("stores a lead although it cannot be counted", async () => {
  const ports = createFakePorts();
  ports.counter = { countSubmission: () => Promise.reject(new Error("no")) };
  expect((await createSubmitContact(ports)(buildCall())).status).toBe(200);
  expect(ports.leads).toHaveLength(1);
});

describe("the public key", () => {
  it.each([
    [401, { apikey: "" }],
    [401, { apikey: "other", authorization: "Bearer public" }],
    [200, { apikey: "public", authorization: "Bearer public" }],
  ])("answers %i to %j", async (status, headers) => {
    const ports = createFakePorts();
    const origin = "https://www.example.com";
    const response = await createSubmitContact(ports)(buildCall({}, { origin, ...headers }));
    expect(response.status).toBe(status);
    expect(response.headers.get("access-control-allow-origin")).toBe(origin);
    expect(ports.leads).toHaveLength(status === 200 ? 1 : 0);
  });

  it("may come as bearer token alone, as gateways rewrite it", async () => {
    const call = buildCall({}, { authorization: "Bearer public" });
    call.headers.delete("apikey");
    expect((await createSubmitContact(createFakePorts())(call)).status).toBe(200);
  });

  it("is not asked of an ordinary form post", async () => {
    expect((await createSubmitContact(createFakePorts())(buildPost({}))).status).toBe(303);
  });
});
