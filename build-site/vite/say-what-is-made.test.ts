import type { IncomingMessage, ServerResponse } from "node:http";
import { load } from "cheerio";
import { expect, test } from "vitest";
import { sayWhatIsMade } from "./say-what-is-made.ts";

/** A browser's request, and what it is answered. */
function ask(headers: Record<string, string>) {
  const written: string[] = [];
  const response = {
    writeHead: () => response,
    write: (text: string) => written.push(text),
    end: (text: string) => written.push(text),
  };
  const listNames = () => ["night-shift.jpg"];
  const answer = (done: Promise<unknown>) =>
    sayWhatIsMade(
      { headers } as unknown as IncomingMessage,
      response as unknown as ServerResponse,
      done,
      { after: 0, listNames },
    );
  return { answer, written };
}

test("a page that takes long says what is being made, and is loaded again once there is an answer", async () => {
  for (const isFault of [false, true]) {
    const { answer, written } = ask({ "sec-fetch-dest": "iframe" });
    const made = Promise.withResolvers<void>();
    const answered = answer(made.promise);
    await expect.poll(() => written.length).toBe(2);
    expect(load(written[0] ?? "")("h1").text()).not.toBe("");
    expect(written[1]).toContain("Making the sizes of night-shift.jpg …");
    if (isFault) made.reject(new Error("a fault"));
    else made.resolve();
    expect(await answered).toBe(true);
    expect(written.at(-1)).toContain("location.reload()");
  }
});

test("what is there at once is shown, and what is no page is waited for", async () => {
  const page = ask({ "sec-fetch-dest": "document" });
  expect(await page.answer(Promise.resolve())).toBe(false);
  const data = ask({});
  expect(await data.answer(new Promise(() => {}))).toBe(false);
  expect([...page.written, ...data.written]).toEqual([]);
});
