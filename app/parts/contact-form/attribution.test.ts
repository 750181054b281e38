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

const page = "/blog/shift-handover";
const contact = new URL("https://www.example.com/contact/");
test.each([
  [
    "another site, its host alone",
    landing,
    "https://news.example/story?reader=jane#top",
    { referrerHost: "news.example" },
  ],
  ["none", landing, "", {}],
  ["the first tab, whose visit goes on", contact, landing.href, { previousPage: page }],
])("what led here is %s", (_what, address, referrer, origin) => {
  const visit = { landingPage: page, utmSource: "letter", ...origin };
  expect(readLanding(address, referrer)).toEqual(visit);
});

test.each(personaIds)("a lead can have the persona %s", (id) => {
  expect(id).toMatch(getField("persona").pattern ?? /never/);
});
