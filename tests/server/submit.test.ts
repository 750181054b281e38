import { existsSync } from "node:fs";
import { join } from "node:path";
import { load } from "cheerio";
import { beforeAll, describe, expect, it } from "vitest";
import { getRows } from "../leads/stored-rows.ts";
import { waitFor } from "../processes.ts";
import { beginForAll, fixtureOrigin } from "./site-fixture.ts";
import { startServer, type TestServer } from "./start-server.ts";
import { buildSubmission, functionPath, getMailFiles, submit } from "./submissions.ts";

let server: TestServer;
beforeAll(() =>
  beginForAll(async (onEnd) => {
    server = await startServer({ onEnd });
  }),
);

it("turns a submission into a lead and a mail for the team", async () => {
  const response = await submit(server.address, buildSubmission({ utmSource: "letter" }));
  expect(response.status).toBe(200);
  const { id } = (await response.json()) as { id: string };
  const lead = getRows(server.dataDir, "leads").find((row) => row.id === id);
  expect(lead).toMatchObject({
    name: "Thảo O'Neill",
    interests: ["Planning", "Demo"],
    utmSource: "letter",
    company: null,
    consent: true,
    noticeVersion: "2025-10-29",
  });
  const [mail] = await getMailFiles(server.dataDir, 1);
  expect(mail?.subject).toBe(`New inquiry ${id}: Planning, Demo`);
  expect(mail?.replyTo).toEqual([{ name: "Thảo O'Neill", address: "thao@example.com" }]);
  expect(mail?.text).toContain("Two sites,\n<b>one</b> turnaround.");
  expect(mail?.html).toContain("&lt;b&gt;one&lt;/b&gt;");
  expect(mail?.html).not.toContain("<b>");
  expect(existsSync(join(server.dataDir, "outbox", `${id}.eml`))).toBe(true);
  expect(server.getOutput()).not.toMatch(/thao|O'Neill|turnaround/);
});

describe("a form without scripts that is sent again from its answer", () => {
  const address = `${fixtureOrigin}/contact/`;

  /** Posts a form from a page, as a browser does that follows no redirect. */
  const post = (at: TestServer, fields: [string, string][], referer: string) =>
    fetch(at.address + functionPath, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { referer, origin: fixtureOrigin },
      redirect: "manual",
    });

  /** What a browser would send of the form in an answer, nothing changed in it. */
  function readFields(html: string): [string, string][] {
    const form = load(html)("form[data-contact-form]");
    return form.serializeArray().map(({ name, value }) => [name, value]);
  }

  /** Sends a form without consent twice, then with it; gives the second answer's form, and the lead. */
  async function sendThrice(first: [string, string][], referer: string) {
    const variables = { SITE_ORIGIN: fixtureOrigin };
    const own = await startServer({ variables });
    let fields: [string, string][] = [["name", "Jane"], ["email", "jane@example.com"], ...first];
    for (const from of [referer, fixtureOrigin + functionPath]) {
      const refused = await post(own, fields, from);
      expect(refused.status).toBe(400);
      fields = readFields(await refused.text());
    }
    const sent = await post(own, [...fields, ["consent", "yes"]], fixtureOrigin + functionPath);
    expect([sent.status, sent.headers.get("location")]).toEqual([303, "/contact/#thank-you"]);
    return { fields, leads: getRows(own.dataDir, "leads") };
  }

  it("has what the page's scripts told when they posted it, or else its address", async () => {
    const { leads } = await sendThrice(
      [
        ["landingPage", "/pilot"],
        ["referrerHost", "news.example"],
        ["utmSource", "ad"],
        ["gclid", "click"],
      ],
      `${address}?persona=operations&utm_source=letter&utm_medium=print&msclkid=other`,
    );
    expect(leads).toEqual([
      expect.objectContaining({
        landingPage: "/pilot",
        referrerHost: "news.example",
        utmSource: "ad",
        gclid: "click",
        persona: "operations",
        utmMedium: "print",
        msclkid: null,
      }),
    ]);
  });
});

it("delivers what others send while one address floods the form, and tells the team of too many", async () => {
  const variables = { TRUST_PROXY: "1", RATE_PER_ADDRESS: "1", RATE_TOTAL: "2" };
  const flooded = await startServer({ variables });
  const send = async (address: string) => {
    const headers = { "x-forwarded-for": address };
    return (await submit(flooded.address, buildSubmission(), { headers })).status;
  };
  const getHealth = async () => (await fetch(`${flooded.address}/healthz`)).json();
  for (let number = 0; number < 12; number++) await send("192.0.2.1");
  expect(await getHealth()).toEqual({ status: "ok" });
  for (const address of ["192.0.2.2", "192.0.2.3"]) expect(await send(address)).toBe(200);
  const states = getRows(flooded.dataDir, "leads").map(({ status }) => status);
  expect(states.slice(-2)).toEqual(["new", "new"]);
  const warnings = await waitFor(async () => {
    const { status, ...rest } = await getHealth();
    return status === "warning" ? rest : undefined;
  });
  expect(warnings).toEqual({ submissionsThisHour: 3 });
  const mails = await getMailFiles(flooded.dataDir, 4);
  expect(mails.map(({ subject }) => subject)).toContainEqual(
    expect.stringMatching(/^More than 2 messages an hour /),
  );
});

it("refuses bodies that are too large, announced or streamed, and stays well", async () => {
  const announced = await submit(server.address, "x".repeat(5_000_000));
  expect(announced.status).toBe(413);
  let chunks = 0;
  const body = new ReadableStream({
    pull(controller) {
      if (++chunks > 400) controller.close();
      else controller.enqueue(new Uint8Array(10_000));
    },
  });
  const init = { body, duplex: "half" } as RequestInit;
  // The answer may come while the client still sends; it must come all the same.
  const streamed = await submit(server.address, "", init);
  expect(streamed.status).toBe(413);
  expect((await submit(server.address, buildSubmission())).status).toBe(200);
});
