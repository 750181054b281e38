import { expect, test } from "vitest";
import { getFaultText } from "./ContactFields.tsx";

const faults = {
  summary: "summary",
  required: { name: "name?", email: "email?", consent: "consent?" },
  invalid: { email: "email!" },
  tooLong: "at most {limit}",
};

test.each([
  ["email", "invalid", "email!"],
  ["message", "too_long", "at most 5000"],
  ["interests", "invalid", "summary"],
] as const)("%s, %s: %s", (field, code, text) => {
  expect(getFaultText(field, code, faults)).toBe(text);
});
