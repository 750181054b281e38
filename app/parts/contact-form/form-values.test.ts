import { describe, expect, test } from "vitest";
import { parseInterests, readFormValues } from "./form-values.ts";

describe("readFormValues", () => {
  test("reads what a browser would post", () => {
    const data = new FormData();
    data.append("name", "Jana Hoffmann");
    data.append("email", "jana@plant.example");
    data.append("message", "Two\r\nlines");
    data.append("interests", "Planning");
    data.append("interests", "Demo");
    data.append("consent", "yes");
    expect(readFormValues(data)).toMatchObject({
      name: "Jana Hoffmann",
      email: "jana@plant.example",
      company: "",
      role: "",
      message: "Two\nlines",
      interests: ["Planning", "Demo"],
      consent: true,
    });
  });

  test("an unticked box is no consent", () => {
    expect(readFormValues(new FormData()).consent).toBe(false);
  });
});

test.each([
  ["?interest=Demo", ["Demo"]],
  ["?interest=Time+Management&utm_source=a", ["Time Management"]],
  ["?interest=Other&interest=Planning", ["Planning", "Other"]],
  ["?interest=demo", []],
  ["?interest=Everything", []],
  ["?interest=", []],
  ["", []],
])("%s asks for %j", (search, interests) => {
  expect(parseInterests(search)).toEqual(interests);
});
