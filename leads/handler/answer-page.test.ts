import { load } from "cheerio";
import { expect, it } from "vitest";
import { createTestHandler } from "../../tests/leads/test-dependencies.ts";
import { contactHtml, messages, visitorMail } from "../../tests/server/site-fixture.ts";
import { createAnswerPages } from "./answer-page.ts";

const contactPage = { path: "/contact/", language: "en", messages, visitorMail };
const pages = createAnswerPages(async () => contactHtml, [contactPage]);

it("answers each post with its own values alone, and opens what is folded around one", async () => {
  const render = async (...answer: Parameters<typeof pages.render>) =>
    load(await pages.render(...answer));
  const faulty = await render({ name: ["Jane"], company: [""] }, [
    { field: "role", code: "too_long" },
  ]);
  expect(faulty("details").is("[open]")).toBe(true);
  expect((await render({ interests: ["Planning"] }))("details").is("[open]")).toBe(true);
  const $ = await render({ message: ["$1 </textarea>"], company: [""] });
  expect($("textarea").text()).toBe("$1 </textarea>");
  expect($("[name=name]").attr("value")).toBe("");
  expect($("[checked], [open], [aria-invalid], [data-error-for]:not([hidden])")).toHaveLength(0);
  expect($("[autofocus]").text()).toBe(messages.failed);
});

it("gives a faulty form back with its values and its errors, without scripts", async () => {
  const { deps, post } = createTestHandler();
  deps.pages = pages;
  const answer = await post({
    submissionId: "",
    name: `Jane "JJ" <b>O'Neill</b>`,
    email: "jane@",
    company: "x".repeat(201),
    interests: "Planning",
    message: "</textarea><script>alert(1)</script>",
  });
  expect(answer.status).toBe(400);
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  const $ = load(await answer.text());
  expect($("title").text()).toBe("Error: Contact");
  expect($("script, link[rel=modulepreload]")).toHaveLength(0);
  expect($("link[rel=stylesheet]")).toHaveLength(1);
  expect($("b")).toHaveLength(0);
  expect($("[name=name]").attr("value")).toBe(`Jane "JJ" <b>O'Neill</b>`);
  expect($("textarea").text()).toBe("</textarea><script>alert(1)</script>");
  expect($("[value=Planning]").attr("checked")).toBeDefined();
  expect($("[value=Demo]").attr("checked")).toBeUndefined();
  expect($("[data-form-alert]").text()).toBe(messages.summary);
  const shown = $("[data-error-for]:not([hidden])").map((_, element) => $(element).text());
  expect(shown.get()).toEqual([
    messages.invalid.email,
    messages.tooLong.replace("{limit}", "200"),
    messages.required.consent,
  ]);
  const marked = $("[aria-invalid=true]").map((_, element) => $(element).attr("name"));
  expect(marked.get()).toEqual(["email", "company", "consent"]);
  expect($("[autofocus]").attr("name")).toBe("email");
  expect(deps.leads).toEqual([]);
});
