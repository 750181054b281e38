import { expect, test } from "vitest";
import { joinSentences } from "./labels.ts";

test.each([
  ["is there twice (“Pages › Pilot”)", "Is there twice (“Pages › Pilot”)."],
  ["says why (as in a letter.)", "Says why (as in a letter.)"],
  ["is it meant?", "Is it meant?"],
])("%j is a sentence: %j", (part, sentence) => {
  expect(joinSentences([part, undefined, "then"])).toBe(`${sentence} Then.`);
});
