import { expect, it } from "vitest";
import { contactHtml, messages, visitorMail } from "../../tests/server/site-fixture.ts";
import { createAnswerPages } from "./answer-page.ts";

const contactPages = [{ path: "/contact/", language: "en", messages, visitorMail }] as const;

it("reads the page once for many answers, and again after it could not be read", async () => {
  let reads = 0;
  const pages = createAnswerPages(async () => {
    reads += 1;
    if (reads === 1) throw new Error("not yet");
    return contactHtml;
  }, [...contactPages]);
  await expect(pages.renderFailure()).rejects.toThrow("not yet");
  const failures = await Promise.all([pages.renderFailure(), pages.renderFailure()]);
  expect(failures[0]).toContain(messages.failed);
  expect(failures[1]).toBe(failures[0]);
  await pages.renderFaults({ name: ["x"] }, [{ field: "email", code: "required" }]);
  expect(reads).toBe(2);
});

it("answers each post with its own values alone", async () => {
  const pages = createAnswerPages(async () => contactHtml, [...contactPages]);
  const first = await pages.renderFaults({ name: ['"><b>'], interests: ["Planning"] }, []);
  expect(first).toContain('name="name" value="&quot;&gt;&lt;b&gt;"');
  const second = await pages.renderFailure({ message: ["$1 </textarea>"] });
  expect(second).toContain('name="name" value=""');
  expect(second).toContain("$1 &lt;/textarea&gt;</textarea>");
  expect(second).not.toContain("checked");
});
