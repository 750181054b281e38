import type { IncomingMessage, ServerResponse } from "node:http";
import { load } from "cheerio";
import { expect, test } from "vitest";
import { sayWhatIsMade } from "./dev-site-plugin.ts";

/** A browser's request, and what it is answered. */
function ask(headers: Record<string, string>, done: Promise<unknown>) {
  const answers: string[] = [];
  const writeHead = () => ({ end: (html: string) => answers.push(html) });
  const answered = sayWhatIsMade(
    { headers } as unknown as IncomingMessage,
    { writeHead } as unknown as ServerResponse,
    done,
    { after: 0, listNames: () => ["night-shift.jpg", "<b>.jpg"] },
  );
  return { answered, answers };
}

test("a page that takes long is answered whole, with what is being made", async () => {
  const { answered, answers } = ask({ "sec-fetch-dest": "iframe" }, new Promise(() => {}));
  expect(await answered).toBe(true);
  expect(load(answers[0] ?? "")("main p").text()).toBe(
    "Making the sizes of night-shift.jpg, <b>.jpg …",
  );
});

test("what is there at once is shown, be it a fault, and what is no page is waited for", async () => {
  const document = { "sec-fetch-dest": "document" };
  for (const { answered, answers } of [
    ask(document, Promise.resolve()),
    ask(document, Promise.reject(new Error("a fault"))),
    ask({}, new Promise(() => {})),
  ]) {
    expect(await answered).toBe(false);
    expect(answers).toEqual([]);
  }
});
