import { once } from "node:events";
import { connect } from "node:net";
import { expect, it } from "vitest";
import { getRows } from "../leads/stored-rows.ts";
import { startServerProcess } from "./server-process.ts";
import { buildSubmission, functionPath } from "./submissions.ts";

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
