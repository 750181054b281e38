import { expect, test } from "vitest";
import { cleanAddress, toSentAddress } from "./email-address.ts";
import { findFaults } from "./form-values.ts";
import { sampleValues } from "./sample-values.ts";

test.each([
  " jana@plant.example\u00a0",
  "jana@plant.example\u200b",
  "\ufeffja\u00adna@plant.example",
  "mailto:jana@plant.example",
  "MAILTO:jana@plant.example?subject=A%20visit",
  "Jana Hoffmann <jana@plant.example>",
  '"Hoffmann, Jana" <mailto:jana@plant.example> ',
  "<jana@plant.example>",
  "jana@plant.example;",
])("of %j, the address is left", (pasted) => {
  expect(cleanAddress(pasted)).toBe("jana@plant.example");
});

test.each(["jana", "a<b", "jana@", "", "jana@plant.example, omar@plant.example"])(
  "%j stays for the visitor to see",
  (typed) => {
    expect(cleanAddress(typed)).toBe(typed);
  },
);

test.each([
  ["info@müller.example", "info@xn--mller-kva.example"],
  ["info@xn--mller-kva.example", "info@xn--mller-kva.example"],
  ["Info@MÜLLER.example", "Info@xn--mller-kva.example"],
  ["info@大学.example", "info@xn--pss25c.example"],
  ["Jana@Plant.Example", "Jana@Plant.Example"],
  ["jana@mü ller.example", "jana@mü ller.example"],
])("%j is sent as %j in every browser", (typed, sent) => {
  expect(toSentAddress(typed)).toBe(sent);
});

test.each([
  "a..b@plant.example",
  ".a@plant.example",
  "a.@plant.example",
  "a b@plant.example",
  "a@b",
  "a@plant..example",
  "a@müller.example/x",
  "jana@plant.example, omar@plant.example",
  `${"a".repeat(65)}@plant.example`,
])("%j is refused", (email) => {
  expect(findFaults({ ...sampleValues, email })).toEqual({ email: "invalid" });
});

test.each(["o'neil+site@plant.example", "a.b.c@müller.example", `${"a".repeat(64)}@plant.example`])(
  "%j is taken",
  (email) => {
    expect(findFaults({ ...sampleValues, email })).toEqual({});
  },
);
