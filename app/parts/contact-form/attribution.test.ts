import { getField } from "leads/fields";
import { expect, test } from "vitest";
import { personaIds } from "../../routes.ts";
import { parseAddress, readLanding } from "./attribution.ts";

const landing = new URL("https://www.example.com/blog/shift-handover?utm_source=letter&q=x");

test("takes campaign, persona and ad clicks from an address, and nothing else", () => {
  const utm = "utm_source=a&utm_medium=b&utm_campaign=c&utm_term=d&utm_content=e&utm_id=f";
  expect(parseAddress(`?${utm}&persona=operations&gclid=g&msclkid=h&q=secret`)).toEqual({
    persona: "operations",
    utmSource: "a",
    utmMedium: "b",
    utmCampaign: "c",
    utmTerm: "d",
    utmContent: "e",
    gclid: "g",
    msclkid: "h",
  });
});

test("leaves empty parameters out", () => {
  expect(parseAddress("?utm_source=&utm_medium=%20&utm_term=scaffold+hours")).toEqual({
    utmTerm: "scaffold hours",
  });
});

test("of another site's address, the host alone is taken", () => {
  expect(readLanding(landing, "https://news.example/story?reader=jane#top")).toEqual({
    landingPage: "/blog/shift-handover",
    referrerHost: "news.example",
    utmSource: "letter",
  });
});

test.each(["", "about:blank"])("a referrer %j is none", (referrer) => {
  expect(readLanding(landing, referrer)).toEqual({
    landingPage: "/blog/shift-handover",
    utmSource: "letter",
  });
});

test("a second tab continues the visit of the first", () => {
  const contact = new URL("https://www.example.com/contact/");
  expect(readLanding(contact, landing.href)).toEqual({
    landingPage: "/blog/shift-handover",
    previousPage: "/blog/shift-handover",
    utmSource: "letter",
  });
});

test.each(personaIds)("a lead can have the persona %s", (id) => {
  expect(id).toMatch(getField("persona").pattern ?? /never/);
});
