import { expect, it } from "vitest";
import { nameLabel, otherLabel } from "./report.ts";

it.each(["", "spring", "Frühjahr 2026", "newsletter-2026-11", "news.example", "a+b/c & d"])(
  "names %j",
  (label) => {
    expect(nameLabel(label)).toBe(label);
  },
);

it.each([
  "jane@corp.example",
  "<b>spring</b>",
  "+49 151 123456",
  "customer-47112",
  "k4711 order 815",
  "٤٧١١٠",
  "550e8400-e29b-41d4-a716-446655440000",
  "aaaaaaaa-bbbb-cccc-dddd-eeeeeeeeeeee",
  "10.0.0.7",
])("does not name %j, which may stand for somebody", (label) => {
  expect(nameLabel(label)).toBe(otherLabel);
});
