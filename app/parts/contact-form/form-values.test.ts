import { describe, expect, test } from "vitest";
import {
  buildFaults,
  buildSubmission,
  findFaults,
  parseInterests,
  readFormValues,
} from "./form-values.ts";
import { sampleValues } from "./sample-values.ts";

const context = {
  submissionId: "5f0c6d0e-6a3f-4c7e-9d0b-2f4f8a1f0c11",
  sourcePage: "/contact/",
  attribution: { utmSource: "newsletter" },
};

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

describe("buildSubmission", () => {
  test("leaves empty optional fields out and adds page and campaign", () => {
    expect(buildSubmission(sampleValues, context)).toEqual({
      ok: true,
      submission: {
        submissionId: context.submissionId,
        name: "Jana Hoffmann",
        email: "jana@plant.example",
        role: "Maintenance Planner",
        message: "Where would you start?",
        interests: ["Time Management", "Demo"],
        consent: true,
        sourcePage: "/contact/",
        utmSource: "newsletter",
      },
    });
  });

  test("names the faulty fields", () => {
    const values = { ...sampleValues, name: "  ", email: "jana@plant", consent: false };
    expect(buildSubmission(values, context)).toEqual({
      ok: false,
      faults: { name: "required", email: "invalid", consent: "required" },
    });
  });
});

test("a well-filled form has no faults", () => {
  expect(findFaults(sampleValues)).toEqual({});
});

test("faults of fields that the form does not show are left out", () => {
  expect(
    buildFaults([
      { field: "utmTerm", code: "invalid" },
      { field: "email", code: "invalid" },
    ]),
  ).toEqual({ email: "invalid" });
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
