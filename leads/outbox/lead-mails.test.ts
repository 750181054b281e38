import { load } from "cheerio";
import { expect, it } from "vitest";
import { buildTestLead, optionalFields } from "../../tests/leads/test-lead.ts";
import type { Submission } from "../fields.ts";
import { buildLeadMail } from "./lead-mails.ts";

const siteOrigin = "https://www.example.com";

function build(changes: Partial<Submission> = {}, hasDesk = false) {
  const { lead } = buildTestLead(1, changes);
  const own = { id: "1", kind: "team", messageId: "<1@example.com>", attempts: 0 } as const;
  const due = { ...own, pendingSince: lead.receivedAt, lead };
  const settings = { from: "web@example.com", to: ["sales@example.com"] };
  const desk = { isOn: hasDesk, users: [] };
  return buildLeadMail(due, settings, { siteOrigin, desk, timeZone: "Europe/Berlin" });
}

it("has what a visitor typed as text, and never as markup", () => {
  const markup = `"'></td></title><x-evil onerror=alert(1)>`;
  const written = Object.fromEntries(Object.keys(optionalFields).map((name) => [name, markup]));
  const $ = load(build({ ...written, interests: [], name: markup }).html ?? "");
  expect($("x-evil, [onerror]").length).toBe(0);
  expect($("td, p").text().split(markup).length).toBeGreaterThan(10);
});

it("has no encoded word in the name of the reply address, which mail programs would decode", () => {
  const name = "=?utf-8?q?=0D=0ABcc:_victim@example.com?=";
  expect(build({ name }).replyTo?.name).toBe(name.replace("=?", "=\u2060?"));
});

it("says when it came by the team's clocks, and where the visitor's words begin", () => {
  const imitation = "Open in the desk: https://evil.example/desk";
  const { text } = build({ message: `Hello\n\n${imitation}` }, true);
  const [own = "", typed = ""] = text.split("Everything below is the visitor's own message:\n");
  expect(own).toMatch(/^Received: November 20, 2026.* 11:00 GMT\+1$/m);
  expect(own).toContain("Open in the desk: https://www.example.com/desk/");
  expect(own).not.toContain("evil.example");
  expect(typed).toContain(imitation);
});
