import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { makeTemporaryFolder } from "../../tests/server/site-fixture.ts";
import { createFilesListener } from "./editor-plugin.ts";

const root = makeTemporaryFolder(afterAll);
mkdirSync(join(root, "content/blog/one"), { recursive: true });
writeFileSync(join(root, "content/blog/one/index.md"), "one");
writeFileSync(join(root, "secret.txt"), "secret");
mkdirSync(join(root, "elsewhere"));
symlinkSync(join(root, "secret.txt"), join(root, "content/link.txt"));
symlinkSync(join(root, "elsewhere"), join(root, "content/link"));
symlinkSync(join(root, "made.txt"), join(root, "content/nowhere.txt"));
const server = createServer(createFilesListener(root, ["content"])).listen(0, "127.0.0.1");
await once(server, "listening");
const { port } = server.address() as AddressInfo;
afterAll(() => void server.close());

async function ask(path: string, method = "GET", body?: string, site = "same-origin") {
  const headers = { "sec-fetch-site": site };
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, body });
  return [response.status, await response.text()];
}

test("lists the files of its folders", async () => {
  expect(await ask("/")).toEqual([200, '["content/blog/one/index.md"]']);
});

test("reads, writes and deletes a file, and a folder that is empty", async () => {
  expect(await ask("/content/blog/one/index.md")).toEqual([200, "one"]);
  expect(await ask("/content/blog/two/index.md", "PUT", "two")).toEqual([204, ""]);
  expect(readFileSync(join(root, "content/blog/two/index.md"), "utf8")).toBe("two");
  await ask("/content/blog/two/index.md", "DELETE");
  await ask("/content/blog/two", "DELETE");
  expect(existsSync(join(root, "content/blog/two"))).toBe(false);
  expect(await ask("/content/blog/two/index.md")).toEqual([404, ""]);
});

test("writes and deletes a file only as it was read", async () => {
  const path = "/content/blog/three.md";
  const send = async (method: string, headers: Record<string, string>, body?: string) => {
    const own = { "sec-fetch-site": "same-origin", ...headers };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers: own, body });
    return [response.status, response.headers.get("etag") ?? ""] as const;
  };
  const [, first] = await send("PUT", { "if-none-match": "*" }, "three");
  expect(first).not.toBe("");
  expect(await send("GET", {})).toEqual([200, first]);
  expect(await send("PUT", { "if-none-match": "*" }, "another")).toEqual([412, ""]);
  writeFileSync(join(root, path), "by hand");
  expect(await send("PUT", { "if-match": first }, "another")).toEqual([412, ""]);
  expect(await send("DELETE", { "if-match": first })).toEqual([412, ""]);
  expect(readFileSync(join(root, path), "utf8")).toBe("by hand");
  const [, second] = await send("GET", {});
  expect(await send("DELETE", { "if-match": second })).toEqual([204, ""]);
  // Deleted elsewhere, it does not come back.
  expect(await send("PUT", { "if-match": second }, "another")).toEqual([412, ""]);
});

test("reaches no other file", async () => {
  for (const path of [
    "/secret.txt",
    "/content/%2e%2e/secret.txt",
    "/content/..%2fsecret.txt",
    "/content",
    "/content/link.txt",
    "/content/link/new.txt",
    "/content/nowhere.txt",
    "/content/.git/config",
    "/content/blog/.hidden",
    "/content/..%5csecret.txt",
    "/content/a%00.txt",
  ]) {
    expect.soft(await ask(path), path).toEqual([403, ""]);
    expect.soft(await ask(path, "PUT", "x"), path).toEqual([403, ""]);
    expect.soft(await ask(path, "DELETE"), path).toEqual([403, ""]);
  }
  expect(readFileSync(join(root, "secret.txt"), "utf8")).toBe("secret");
  expect(existsSync(join(root, "made.txt"))).toBe(false);
});

test("does not answer another site", async () => {
  for (const site of ["cross-site", "same-site", "none"]) {
    expect.soft(await ask("/", "GET", undefined, site), site).toEqual([403, ""]);
  }
});
