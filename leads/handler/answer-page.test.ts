import { load } from "cheerio";
import { expect, it } from "vitest";
import { createTestHandler } from "../../tests/leads/test-dependencies.ts";
import { contactHtml, messages, visitorMail } from "../../tests/server/site-fixture.ts";
import { createAnswerPages } from "./answer-page.ts";

const contactPages = [{ path: "/contact/", language: "en", messages, visitorMail }] as const;

it("answers each post with its own values alone", async () => {
  const pages = createAnswerPages(async () => contactHtml, [...contactPages]);
  const first = await pages.renderFaults({ name: ['"><b>'], interests: ["Planning"] }, []);
  expect(first).toContain('name="name" value="&quot;&gt;&lt;b&gt;"');
  const second = await pages.renderFailure({ message: ["$1 </textarea>"] });
  expect(second).toContain('name="name" value=""');
  expect(second).toContain("$1 &lt;/textarea&gt;</textarea>");
  expect(second).not.toContain("checked");
});

it("opens what is folded around a value or a fault, and nothing else", async () => {
  const pages = createAnswerPages(async () => contactHtml, [...contactPages]);
  const isOpen = (html: string) => load(html)("details").is("[open]");
  expect(isOpen(await pages.renderFaults({ company: [""], name: ["Jane"] }, []))).toBe(false);
  expect(isOpen(await pages.renderFaults({ interests: ["Planning"] }, []))).toBe(true);
  const faults = [{ field: "role", code: "too_long" }] as const;
  expect(isOpen(await pages.renderFaults({}, faults))).toBe(true);
});

it("gives a faulty form back with its values and its errors, without scripts", async () => {
  const { deps, post } = createTestHandler();
  deps.pages = createAnswerPages(async () => contactHtml, [...contactPages]);
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
