import { beforeEach, expect, test, vi } from "vitest";
import { parseAttribution } from "./attribution.ts";

const load = () => import("./attribution.ts");

// Each test gets the module as a fresh page view has it.
beforeEach(() => vi.resetModules());

test("takes the five UTM parameters and nothing else", () => {
  const search =
    "?utm_source=a&utm_medium=b&utm_campaign=c&utm_term=d&utm_content=e&utm_id=f&persona=operations";
  expect(parseAttribution(search)).toEqual({
    utmSource: "a",
    utmMedium: "b",
    utmCampaign: "c",
    utmTerm: "d",
    utmContent: "e",
  });
});

test("leaves empty parameters out", () => {
  expect(parseAttribution("?utm_source=&utm_medium=%20&utm_term=scaffold+hours")).toEqual({
    utmTerm: "scaffold hours",
  });
});

test("a reload brings the campaign back, unless the address names another", async () => {
  const { captureAttribution, getAttribution, restoreAttribution } = await load();
  captureAttribution("");
  restoreAttribution({ utmSource: "letter" });
  expect(getAttribution()).toEqual({ utmSource: "letter" });
  restoreAttribution({ utmSource: "older" });
  expect(getAttribution()).toEqual({ utmSource: "letter" });
});

test("a landing page without parameters is a landing page too", async () => {
  const { captureAttribution, getAttribution } = await load();
  captureAttribution("");
  captureAttribution("?utm_source=later");
  expect(getAttribution()).toEqual({});
});
