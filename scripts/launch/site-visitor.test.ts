import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createVisitor } from "./site-visitor.ts";

/** A host on this machine that answers with a word; gives its port. */
async function startHost(word: string): Promise<number> {
  const server = createServer((_request, response) => response.end(word)).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close().closeAllConnections());
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

test("the site is visited at its other address, any other host at its own", async () => {
  const site = await startHost("site");
  const backend = await startHost("backend");
  const visit = createVisitor("https://www.company.example", `http://127.0.0.1:${site}`);
  expect((await visit("https://www.company.example/contact/")).body).toBe("site");
  expect((await visit(`http://127.0.0.1:${backend}/functions/v1/submit-contact`)).body).toBe(
    "backend",
  );
});
