import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { expect, it } from "vitest";
import { makeBuild } from "./site-fixture.ts";
import { startServer } from "./start-server.ts";

/** Ways up, as browsers, proxies and attackers write them. */
const steps = [
  "../",
  "..%2f",
  "..%2F",
  "%2e%2e/",
  "%2e%2e%2f",
  ".%2e/",
  "..\\",
  "..%5c",
  "%2e%2e%5c",
  "....//",
  "..././",
  "..;/",
  "..%00/",
  "..%252f",
  "%252e%252e/",
  "..%c0%af",
  "%c0%ae%c0%ae/",
  "..%ef%bc%8f",
  "..//",
  "/../",
];
const beginnings = ["/", "/assets/"];
const targets = ["secret.txt", ".vite/manifest.json", "etc/passwd"];
const depths = [1, 8];

/** What no answer may hold: of the files beside the site, of the system, of hidden folders. */
const secret = "for nobody's eyes";
const marks = [secret, '"origin"', "root:x:", "PATH=", "hidden-manifest"];

const paths = [
  ...beginnings.flatMap((beginning) =>
    steps.flatMap((step) =>
      depths.flatMap((depth) =>
        targets.map((target) => `${beginning}${step.repeat(depth)}${target}`),
      ),
    ),
  ),
  // The form of a proxy's request line, whose path nobody has resolved yet.
  ...steps.map((step) => `http://localhost/${step}secret.txt`),
];

/** Sends requests one after the other as they are written here; gives all that comes back. */
async function askRaw(address: string, asked: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname).setEncoding("latin1");
  let received = "";
  socket.on("data", (text: string) => {
    received += text;
  });
  for (const [index, path] of asked.entries()) {
    const last = index === asked.length - 1 ? "Connection: close\r\n" : "";
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${last}\r\n`);
  }
  await once(socket, "close");
  return received;
}

it(`gives away nothing outside the site at any of ${paths.length} paths`, async () => {
  const buildDir = makeBuild();
  writeFileSync(join(buildDir, "secret.txt"), secret);
  writeFileSync(join(buildDir, "client/.vite/manifest.json"), '{"hidden-manifest":1}');
  writeFileSync(join(buildDir, "client/shown.txt"), secret);
  const { address } = await startServer({ buildDir });
  // The marks are found where they are served, so that their absence means something.
  expect(await askRaw(address, ["/shown.txt"])).toContain(secret);
  // A hundred on each connection, which none of them may break.
  for (let start = 0; start < paths.length; start += 100) {
    const asked = paths.slice(start, start + 100);
    const received = await askRaw(address, asked);
    const statuses = received.match(/HTTP\/1\.1 \d+/g) ?? [];
    expect([asked[0], statuses.length]).toEqual([asked[0], asked.length]);
    expect(new Set(statuses)).toEqual(new Set(["HTTP/1.1 404"]));
    for (const mark of marks) expect(received).not.toContain(mark);
  }
});
