import fc from "fast-check";
import { expect, it } from "vitest";
import { createTestDependencies, validInput } from "../../tests/leads/test-dependencies.ts";
import { createSubmitContact } from "./submit-contact.ts";

const address = "https://www.example.com/functions/v1/submit-contact";
const contentTypes = [
  "application/json",
  "application/json; charset=utf-8",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  "text/plain",
  "",
];

const text = fc.string({ unit: "binary", maxLength: 200 });
const input = fc.record({
  submissionId: fc.oneof(fc.uuid(), text),
  name: text,
  email: fc.oneof(fc.emailAddress(), text),
  message: text,
  interests: fc.jsonValue(),
  consent: fc.oneof(fc.boolean(), text),
  sourcePage: text,
});
const body = fc.oneof(
  fc.uint8Array({ maxLength: 2000 }),
  fc.json(),
  input.map((value) => JSON.stringify(value)),
  fc
    .array(fc.tuple(fc.constantFrom(...Object.keys(validInput)), text))
    .map((pairs) => new URLSearchParams(pairs).toString()),
);

it("answers any body without a server error and without throwing", async () => {
  const submit = createSubmitContact(createTestDependencies());
  const call = fc.tuple(body, fc.constantFrom(...contentTypes));
  await fc.assert(
    fc.asyncProperty(call, async ([bytes, contentType]) => {
      const response = await submit(
        new Request(address, {
          method: "POST",
          body: bytes as BodyInit,
          headers: { "content-type": contentType, apikey: "public" },
        }),
      );
      expect(response.status).toBeLessThan(500);
      expect(response.headers.get("vary")).toBe("Origin");
    }),
    { numRuns: 1000 },
  );
});

it("is not brought down by any field's depth", async () => {
  const submit = createSubmitContact(createTestDependencies());
  for (const field of [...Object.keys(validInput), "interests", "homepage", "elapsedMs", "other"]) {
    const known = JSON.stringify({ ...validInput, submissionId: crypto.randomUUID() });
    for (const deep of [
      "[".repeat(15_000) + "]".repeat(15_000),
      `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`,
    ]) {
      const response = await submit(
        new Request(address, {
          method: "POST",
          body: known.replace(/}$/, `,"${field}":${deep}}`),
          headers: { "content-type": "application/json", apikey: "public" },
        }),
      );
      expect([field, response.status]).toEqual([field, expect.toSatisfy((s: number) => s < 500)]);
    }
  }
});

it("stores every text as it was parsed, once", async () => {
  const valid = input.map((value) => ({
    ...validInput,
    submissionId: crypto.randomUUID(),
    message: value.message,
    company: value.name,
  }));
  await fc.assert(
    fc.asyncProperty(valid, async (value) => {
      const deps = createTestDependencies();
      const submit = createSubmitContact(deps);
      const send = () =>
        submit(
          new Request(address, {
            method: "POST",
            body: JSON.stringify(value),
            headers: { "content-type": "application/json", apikey: "public" },
          }),
        );
      const [first, second] = await Promise.all([send(), send()]);
      expect(await first.text()).toBe(await second.text());
      expect(deps.leads).toHaveLength(1);
    }),
  );
});
