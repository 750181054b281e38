import { existsSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { getRows } from "../leads/stored-rows.ts";
import { waitFor } from "../processes.ts";
import { beginForAll } from "./site-fixture.ts";
import { startServer, type TestServer } from "./start-server.ts";
import { buildSubmission, getMailFiles, submit } from "./submissions.ts";

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
  expect(existsSync(join(server.dataDir, "outbox", `${id}.eml`))).toBe(true);
  expect(server.getOutput()).not.toMatch(/thao|O'Neill|turnaround/);
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
  expect((await fetch(`${flooded.address}/healthz?strict`)).status).toBe(503);
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
