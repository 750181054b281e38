import { once } from "node:events";
import { request } from "node:http";
import { expect, it } from "vitest";
import { startServer } from "./start-server.ts";
import { getRows } from "./submissions.ts";

/** Opens a page as a browser does that follows a link elsewhere. */
async function visit(address: string, path: string, headers: Record<string, string> = {}) {
  const sent = request(new URL(path, address), {
    headers: {
      "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
      "sec-fetch-dest": "document",
      "sec-fetch-mode": "navigate",
      "sec-fetch-site": "cross-site",
      ...headers,
    },
  }).end();
  const [response] = await once(sent, "response");
  await once(response.resume(), "end");
}

it("counts visits by page, source and campaign, and nothing else", async () => {
  const server = await startServer();
  const open = (path: string, headers?: Record<string, string>) =>
    visit(server.address, path, headers);
  await open("/about?utm_source=letter&utm_campaign=spring", { referer: "https://news.example/a" });
  await open("/about/", { referer: "https://news.example/a?q=private" });
  await open("/", { "sec-fetch-site": "none" });
  await open("/contact/?utm_campaign=thao@example.com");
  // None of these is a visit.
  await open("/", { "sec-fetch-site": "same-origin", referer: `${server.address}/about/` });
  await open("/", { "sec-purpose": "prefetch" });
  await open("/", { "sec-fetch-dest": "empty" });
  await open("/", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
  for (const path of ["/nowhere", "/desk", "/robots.txt", "/assets/a.css", "/healthz"])
    await open(path);
  await fetch(server.address);
  await server.stop();
  const rows = getRows(server.dataDir, "visits");
  expect(rows.map(({ count, kind, name }) => `${kind} ${name}: ${count}`).sort()).toEqual(
    [
      "campaign (other): 1",
      "campaign : 2",
      "campaign spring: 1",
      "page /: 1",
      "page /about/: 2",
      "page /contact/: 1",
      "source : 2",
      "source letter: 1",
      "source news.example: 1",
    ].sort(),
  );
});

it("keeps no more names than it needs, whatever strangers make up", async () => {
  const server = await startServer();
  for (let number = 0; number < 120; number++) {
    await visit(server.address, `/?utm_campaign=made-up-${number}&utm_source=${number}`);
  }
  await server.stop();
  const rows = getRows(server.dataDir, "visits");
  expect(rows).toHaveLength(1 + 51 + 51);
  expect(rows.find(({ kind, name }) => kind === "campaign" && name === "(other)")?.count).toBe(70);
});
