import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { connect, createServer } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { getRows } from "../leads/stored-rows.ts";
import { startServerProcess } from "./server-process.ts";
import { buildSubmission, functionPath, submit } from "./submissions.ts";

/** Settings of a mail server that takes connections and never says a word. */
async function startSilentMailServer() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const SMTP_URL = `smtp://127.0.0.1:${port}`;
  return { SMTP_URL, MAIL_FROM: "web@example.com", MAIL_TO: "sales@example.com" };
}

it("finishes the current request before it ends on SIGTERM", async () => {
  const server = await startServerProcess();
  const { hostname, port } = new URL(server.address);
  const body = JSON.stringify(buildSubmission());
  const socket = connect(Number(port), hostname).setEncoding("utf8");
  let answer = "";
  socket.on("data", (text: string) => {
    answer += text;
  });
  const closed = once(socket, "close");
  socket.write(
    [
      `POST ${functionPath} HTTP/1.1`,
      "Host: localhost",
      "Content-Type: application/json",
      "apikey: public",
      `Content-Length: ${Buffer.byteLength(body)}`,
      "Expect: 100-continue",
      "",
      "",
    ].join("\r\n"),
  );
  await once(socket, "data"); // 100 Continue: the request has begun
  const ended = server.stop("SIGTERM");
  socket.write(body);
  expect(await ended).toMatchObject({ code: 0, stderr: "" });
  await closed;
  expect(answer).toContain("HTTP/1.1 200 OK");
  expect(getRows(server.dataDir, "leads")).toHaveLength(1);
});

it("ends on SIGINT though a mail server hangs, and keeps the mail pending", async () => {
  const server = await startServerProcess({ variables: await startSilentMailServer() });
  await submit(server.address, buildSubmission());
  expect((await server.stop("SIGINT")).code).toBe(0);
  expect(getRows(server.dataDir, "outbox")[0]?.state).toBe("pending");
});
