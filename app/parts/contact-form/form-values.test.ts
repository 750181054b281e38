import { expect, test } from "vitest";
import { parseInterests, parseMessage } from "./form-values.ts";

test.each([
  ["?interest=Demo", ["Demo"]],
  ["?interest=Time+Management&utm_source=a", ["Time Management"]],
  ["?interest=Other&interest=Planning", ["Planning", "Other"]],
  ["?interest=demo", ["Demo"]],
  ["?interest=Everything", []],
])("%s asks for %j", (search, interests) => {
  expect(parseInterests(search)).toEqual(interests);
});

const sentence = "50 % of 1+1 & more: 12 m², “yes”?\nhttps://www.example.com/tools/x/#check=1&a=2";
const brought = `#message=${encodeURIComponent(sentence)}`;

test.each([
  ["as it was made", brought, sentence],
  ["with another's parameters", `${brought}&utm_source=mail`, sentence],
  ["with a stray percent sign", "#message=50%%20more", "50% more"],
  ["that is empty", "", ""],
])("a fragment %s brings what can be read of it", (_how, fragment, text) => {
  expect(parseMessage(fragment)).toBe(text);
});
