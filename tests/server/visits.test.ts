import { expect, it } from "vitest";
import { getRows } from "../leads/stored-rows.ts";
import { ask, startServer } from "./start-server.ts";

/** Networks that no label of one visitor comes from. */
const visitors = ["192.0.2.1", "198.51.100.1", "2001:db8:1::1"];

/** Opens a page as a browser does that follows a link elsewhere. */
async function visit(address: string, path: string, headers: Record<string, string> = {}) {
  await ask({ address }, encodeURI(path), {
    headers: {
      "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
      "sec-fetch-dest": "document",
      "sec-fetch-mode": "navigate",
      "sec-fetch-site": "cross-site",
      ...headers,
    },
  });
}

it("counts visits by page, source and campaign, and nothing else", async () => {
  const server = await startServer({ variables: { TRUST_PROXY: "1" } });
  const open = (path: string, headers?: Record<string, string>) =>
    visit(server.address, path, headers);
  for (const address of visitors) {
    const headers = { referer: "https://news.example/a?q=private", "x-forwarded-for": address };
    await open("/about?utm_source=letter&utm_campaign=spring", headers);
    await open("/about/", headers);
  }
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
      // The address, and what the first two brought.
      "campaign (other): 3",
      "campaign : 4",
      "campaign spring: 1",
      "page /: 1",
      "page /about/: 6",
      "page /contact/: 1",
      "source (other): 4",
      "source : 2",
      "source letter: 1",
      "source news.example: 1",
    ].sort(),
  );
});

it("names nothing that one visitor alone brought, and counts them only so often", async () => {
  const server = await startServer({ variables: { TRUST_PROXY: "1" } });
  const open = (address: string, campaign: string) =>
    visit(server.address, `/?utm_campaign=${campaign}`, { "x-forwarded-for": address });
  for (let number = 0; number < 120; number++) {
    await open("203.0.113.9", "Max Mustermann");
    await open(`2001:db8:0:${number}::1`, `made-up-${number % 60}`);
  }
  for (const address of visitors) await open(address, "spring");
  await server.stop();
  const rows = getRows(server.dataDir, "visits").filter(({ kind }) => kind === "campaign");
  expect(rows.map(({ count, name }) => `${name}: ${count}`).sort()).toEqual([
    "(other): 202",
    "spring: 1",
  ]);
});
