import { load } from "cheerio";
import { expect, it } from "vitest";
import { startServerProcess } from "./server-process.ts";
import { messages } from "./site-fixture.ts";
import { functionPath, getRows } from "./submissions.ts";

const typed: [string, string][] = [
  ["submissionId", ""],
  ["name", `Jane "JJ" <b>O'Neill</b>`],
  ["email", "jane@example.com"],
  ["company", ""],
  ["interests", "Planning"],
  ["message", "</textarea><script>alert(1)</script>"],
  ["consent", "yes"],
];

function post(address: string, fields: [string, string][]): Promise<Response> {
  const body = new URLSearchParams(fields);
  return fetch(address + functionPath, { method: "POST", body, redirect: "manual" });
}

it("gives the form back with its values and its errors", async () => {
  const server = await startServerProcess();
  const changes: Record<string, string> = { email: "jane@", company: "x".repeat(201) };
  const fields = typed
    .filter(([name]) => name !== "consent")
    .map(([name, value]): [string, string] => [name, changes[name] ?? value]);
  const answer = await post(server.address, fields);
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
    "Too long, at most 200 characters",
    messages.required.consent,
  ]);
  const marked = $("[aria-invalid=true]").map((_, element) => $(element).attr("name"));
  expect(marked.get()).toEqual(["email", "company", "consent"]);
  expect($("[autofocus]").attr("name")).toBe("email");
  expect(getRows(server.dataDir, "leads")).toHaveLength(0);
});
