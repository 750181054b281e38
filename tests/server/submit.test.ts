import { existsSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { FunctionsClient } from "@supabase/functions-js";
import { expect, it } from "vitest";
import { startServerProcess } from "./server-process.ts";
import { buildSubmission, functionPath, getMailFiles, getRows, submit } from "./submissions.ts";

it("turns a submission into a lead and a mail for the team", async () => {
  const server = await startServerProcess();
  const response = await submit(server.address, buildSubmission({ utmSource: "letter" }));
  expect(response.status).toBe(200);
  const { id } = (await response.json()) as { id: string };
  const [lead] = getRows(server.dataDir, "leads");
  expect(lead).toMatchObject({
    id,
    name: "Thảo O'Neill",
    interests: '["Planning","Demo"]',
    utm_source: "letter",
    company: null,
    consented_at: lead?.received_at,
    notice_version: "2025-10-29",
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

it("serves the hosted backend's own client", async () => {
  const server = await startServerProcess();
  const client = new FunctionsClient(`${server.address}/functions/v1`, {
    headers: { apikey: "public", Authorization: "Bearer public", "x-client-info": "test" },
  });
  const body = buildSubmission();
  const { data, error } = await client.invoke("submit-contact", { body });
  expect(error).toBeNull();
  expect(data).toEqual({ id: expect.any(String), status: "received" });
  const refused = await client.invoke("submit-contact", { body: { ...body, email: "x" } });
  expect(refused.response?.status).toBe(400);
});

it("makes one lead and one mail of many equal submissions at once", async () => {
  const server = await startServerProcess();
  const body = buildSubmission();
  const answers = await Promise.all(
    Array.from({ length: 100 }, async () => (await submit(server.address, body)).text()),
  );
  expect(new Set(answers).size).toBe(1);
  expect(getRows(server.dataDir, "leads")).toHaveLength(1);
  expect(getRows(server.dataDir, "outbox")).toHaveLength(1);
  const other = await submit(server.address, { ...body, name: "Someone else" });
  expect(other.status).toBe(409);
});

it("refuses bodies that are too large, announced or streamed, and stays well", async () => {
  const server = await startServerProcess();
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

it("takes no more than the length that a sender declares", async () => {
  const { address, dataDir } = await startServerProcess();
  const body = JSON.stringify(buildSubmission());
  const chunked = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
  const length = `Content-Length: ${Buffer.byteLength(body)}`;
  for (const [framing, sent] of [
    [`${length}\r\nTransfer-Encoding: chunked`, chunked],
    [`${length}\r\nContent-Length: 1000000`, body],
    ["Content-Length: 2", body],
    ["Content-Length: -1", body],
  ]) {
    const socket = connect(Number(new URL(address).port), "127.0.0.1");
    socket.write(
      `POST ${functionPath} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\napikey: public\r\n${framing}\r\n\r\n${sent}`,
    );
    expect([framing, await text(socket)]).toEqual([
      framing,
      expect.stringMatching(/^HTTP\/1.1 400 /),
    ]);
  }
  expect(getRows(dataDir, "leads")).toEqual([]);
});
