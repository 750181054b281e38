import type { CheerioAPI } from "cheerio";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { ContentCopy } from "../../../tests/content-copy.ts";
import { drawPage } from "../../../tests/draw-page.ts";

const content = new ContentCopy();
const role = "/careers/integration-engineer";

afterEach(() => void vi.useRealTimers());

const draw = (path: string): CheerioAPI => {
  const page = drawPage(content.root, path);
  if (!page) throw new Error(`there is no ${path}`);
  return page;
};

let $: CheerioAPI;
beforeAll(() => {
  $ = draw(role);
});

function getPosting($: CheerioAPI): Record<string, unknown> {
  const graph = JSON.parse($('script[type="application/ld+json"]').text())["@graph"];
  return graph.find((thing: Record<string, unknown>) => thing["@type"] === "JobPosting");
}

test("a job with a place is described by what Google requires", () => {
  expect(getPosting($)).toMatchObject({
    title: "Integration Engineer",
    description: expect.stringMatching(/^<p>Connect gates.*<ul><li>.*<\/ul>$/),
    datePosted: "2025-09-01",
    validThrough: "2099-12-31T23:59:59Z",
    employmentType: "FULL_TIME",
    hiringOrganization: { "@type": "Organization", name: expect.stringMatching(/./) },
    jobLocation: {
      "@type": "Place",
      address: { addressLocality: "Houston", addressRegion: "TX", addressCountry: "US" },
    },
    baseSalary: { currency: "USD", value: { minValue: 95000, maxValue: 120000, unitText: "YEAR" } },
  });
});

test("a remote job has the countries to apply from instead of a place", () => {
  const posting = getPosting(draw("/careers/turnaround-advisor"));
  expect(posting).toMatchObject({
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: ["DE", "NL", "BE"].map((name) => ({ "@type": "Country", name })),
  });
  expect(posting).not.toHaveProperty("jobLocation");
});

const listRoles = (links = "h3 a") => {
  const $ = draw("/careers");
  return $(`#open-roles ${links}`)
    .map((_, link) => $(link).attr("href"))
    .get();
};

test("careers lists the open roles, the newest first, and where to write all the same", () => {
  expect(listRoles()).toEqual(["/careers/turnaround-advisor", role]);
  expect(listRoles('a[href^="mailto:"]')).toHaveLength(1);
});

test("after its last day, a job is not listed and has no page", () => {
  vi.useFakeTimers({ now: new Date("2100-01-01T12:00:00Z"), toFake: ["Date"] });
  expect(listRoles()).toEqual([]);
  expect(draw("/careers")("#open-roles").text()).toContain("No current opportunities available.");
  expect(drawPage(content.root, role)).toBeUndefined();
});
