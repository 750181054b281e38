import { once } from "node:events";
import { truncateSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import { waitFor } from "../processes.ts";
import { beginForAll, makeBuild } from "./site-fixture.ts";
import { startServer, type TestServer } from "./start-server.ts";
import { functionPath } from "./submissions.ts";

/** As long as a busy machine needs for a quick request, and no longer. */
const limits = { headers: 400, request: 800, keepAlive: 400, silence: 30_000 };

function open(address: string): Socket {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname).on("error", () => {});
  onTestFinished(() => void socket.destroy());
  return socket;
}

let hasty: TestServer;
beforeAll(() =>
  beginForAll(async (onEnd) => {
    hasty = await startServer({ onEnd, limits });
  }),
);

const head = "Host: localhost\r\n";
const json = "Content-Type: application/json\r\napikey: public\r\nContent-Length: 1000\r\n\r\n{";
it.each([
  ["never ends the body", `POST ${functionPath} HTTP/1.1\r\n${head}${json}`, 408],
  ["asks for nothing more", `GET /about HTTP/1.1\r\n${head}\r\n`, 200],
])("closes a connection that %s", async (_, said, status) => {
  const socket = open(hasty.address);
  socket.write(said);
  expect(await text(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  // A connection that stays open may be closed just as the next request takes it.
  const next = await fetch(hasty.address, { headers: { connection: "close" } });
  expect(next.status).toBe(200);
});

it("lets go of whoever takes no more of an answer", async () => {
  const buildDir = makeBuild();
  // More than the buffers between the two ends hold.
  const file = join(buildDir, "client/large.bin");
  writeFileSync(file, "");
  truncateSync(file, 64 * 2 ** 20);
  const server = await startServer({
    buildDir,
    variables: { HOST: "127.0.0.1", MAX_CONNECTIONS: "1" },
    limits: { ...limits, silence: 500 },
  });
  const socket = open(server.address).pause();
  const closed = once(socket, "close");
  socket.write("GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n");
  // There is room for the next one once the server has let go.
  await waitFor(() => fetch(server.address).catch(() => undefined));
  let size = 0;
  socket.on("data", (chunk) => {
    size += chunk.length;
  });
  socket.resume();
  await closed;
  expect(size).toBeLessThan(64 * 2 ** 20);
});

it("holds no more connections than it may, and serves again when one goes", async () => {
  const { address } = await startServer({ variables: { MAX_CONNECTIONS: "2" } });
  const ask = "GET /about HTTP/1.1\r\nHost: localhost\r\n\r\n";
  const held = [open(address), open(address)];
  for (const socket of held) {
    socket.write(ask);
    await once(socket, "data");
  }
  const refused = open(address);
  refused.write(ask);
  expect(await text(refused).catch(() => "")).toBe("");
  held[0]?.destroy();
  for (;;) {
    const next = open(address);
    next.write(ask.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n"));
    const answer = await text(next).catch(() => "");
    if (answer.startsWith("HTTP/1.1 200")) return;
  }
});
