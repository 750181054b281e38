import { beforeAll, describe, expect, test } from "vitest";
import type { Claim } from "../../app/parts/claims/schema.ts";
import { ContentCopy } from "../../tests/content-copy.ts";
import { findClashes } from "./claim-clashes.ts";
import { createSearch } from "./claim-rules.ts";
import type { Fault } from "./content-file.ts";

const unsaid = { unit: "-", period: "-", base: "-", counts: "-", source: "-" };
const rest = { ...unsaid, owner: "sales" } as const;
const make = (claim: Pick<Claim, "id" | "name"> & Partial<Claim>): Claim => ({ ...rest, ...claim });

const plants = make({ id: "plants", name: "Plants", value: "50+" });
const overage = make({ id: "overage", name: "Labor overage", value: "17%" });
const adoption = make({ id: "adoption", name: "Full adoption", value: "3-12 months" });
const saved = make({ id: "saved", name: "Saved", value: "20 hrs" });
const search = createSearch([plants, overage, adoption, saved]);

describe("a figure of the register that is written out", () => {
  test.each([
    ["Runs in 50+ plants", '"50+" is written out; expected {{claims.plants}}'],
    ["Runs at 50+ crews", "expected a reference to it; {{claims.plants}} is 50+, too"],
    ["Labor overage fell by 17%.", '"17%" is written out; expected {{claims.overage}}'],
    ["It takes 3-12 months.", '"3-12 months" is written out; expected {{claims.adoption}}'],
    ["Runs in more than 50 plants", '"more than 50" is written out; expected {{claims.plants}}'],
    ["A labor overage of 17 percent", '"17 percent" is written out; expected {{claims.overage}}'],
    ["It saved 20 hours.", '"20 hours" is written out; expected {{claims.saved}}'],
    ["Used by 70+ crews", '"70+" belongs in content/claims.yaml'],
  ])("%s", (text, message) => {
    expect(search(text)).toEqual([
      expect.objectContaining({ message: expect.stringContaining(message) }),
    ]);
  });

  test.each([
    "Labor overage fell by {{claims.overage}} in {{claims.plants}} plants.",
    "17% of the tasks were late. Labor overage is another matter.",
    "From Month 3+ on, 150 of 500 h, $1,663.20, 2025-10-29, step 17",
    "Labor overage fell by 17.5%.",
    "It waits for more than 50 hours, in over 50 percent of all plants. More than 50 crews wait.",
  ])("is not found in: %s", (text) => {
    expect(search(text)).toEqual([]);
  });
});

describe("what the register and the content say of each other", () => {
  const content = new ContentCopy();
  let faults: readonly Fault[];

  beforeAll(async () => {
    content.change("pages/about.yaml", ["metrics", "overall", "basis"], "facilites");
    content.change("pages/about.yaml", ["metrics", "chain", 0, "value"], "60");
    content.change("pages/careers.yaml", ["hero", "title"], "Join 70+ plants");
    const last = { ...rest, id: "last-one", name: "A", value: "1", partOf: "no-such" };
    content.write("claims.yaml", `${content.read("claims.yaml")}\n- ${JSON.stringify(last)}\n`);
    content.write("legal/terms.md", `${content.read("legal/terms.md")}\n80+ plants.\n`);
    faults = await content.findFaults();
    content.restore();
  });

  test.each([
    ["pages/about.yaml", "metrics.overall.basis", 'did you mean "facilities"?'],
    ["pages/about.yaml", "metrics.chain[0].value", '"60" is not the figure of its basis'],
    ["pages/careers.yaml", "hero.title", '"70+" belongs in'],
    ["legal/terms.md", "", '"80+" belongs in'],
    ["claims.yaml", expect.stringMatching(/partOf$/), '"no-such" is not a claim'],
  ])("%s %s: %s", (file, field, message) => {
    expect(faults).toContainEqual(
      expect.objectContaining({
        file: `content/${file}`,
        field,
        message: expect.stringContaining(message),
      }),
    );
  });
});

describe("claims that contradict each other", () => {
  const whole = { id: "plants" };
  const parts = [
    { id: "a", value: "40+" },
    { id: "b", value: "30+" },
  ];

  test.each([
    ["a part that is more than its whole", { values: parts, partOf: "plants" }, "together 70"],
    ["the same with two values", { value: "40+", sameAs: "plants" }, "with two values"],
    ["an average that is not one", { values: [{ ...whole, value: "51+" }], average: true }, "51+"],
  ])("%s is a clash", (_name, claim, message) => {
    const clashes = findClashes([plants, make({ id: "x", name: "X", ...claim })]);
    expect(clashes).toEqual([
      expect.objectContaining({ message: expect.stringContaining(message) }),
    ]);
  });

  test.each([
    ["a part", { value: "50+", partOf: "plants" }],
    ["the same", { value: "50+", sameAs: "plants" }],
    ["an average, rounded down", { values: [{ id: "plants", value: "48+" }], average: true }],
  ])("%s is none", (_name, claim) => {
    expect(findClashes([plants, make({ id: "x", name: "X", ...claim })])).toEqual([]);
  });
});
