import { explainTwofold, readNumber } from "content-model/plain-number";
import { expect, test } from "vitest";

test.each([
  ["65.5", 65.5],
  ["65.50", 65.5],
  ["1200", 1200],
  ["-3", -3],
  ["0.125", 0.125],
  [" 7 ", 7],
  ["", null],
  ["1,200", "1,200"],
])("%j is %j", (text, number) => expect(readNumber(text)).toBe(number));

test.each([
  ["65.000", "65.000 is the number 65; expected 65000 or 65"],
  ["1.250", "1.250 is the number 1.25; expected 1250 or 1.25"],
  ["1.375", "1.375 is the number 1.375; expected 1375 or at most two decimals"],
  ["0.125", undefined],
  ["65.25", undefined],
  ["5000.000", undefined],
])("%s: %s", (text, words) => expect(explainTwofold(text)).toBe(words));
