import fc from "fast-check";
import { expect, it } from "vitest";
import { buildAnyText } from "../leads/any-text.ts";
import { createTestHandler, validInput } from "../leads/test-dependencies.ts";
import { collectGarbage } from "./measures.ts";
import { report, scale } from "./scale.ts";

it("answers whatever comes, without growing", async () => {
  const count = scale(100_000, 500);
  const seed = Date.now() % 1_000_000;
  const text = buildAnyText({ maxLength: 100 });
  const field = fc.oneof(text, fc.jsonValue({ maxDepth: 2 }));
  const keys = [
    ...["submissionId", "name", "email", "consent", "__proto__", "interests", "message"],
    ...["sheetRevision", "elapsedMs"],
  ];
  const deep = fc.integer({ min: 1, max: 15_000 }).map((n) => "[".repeat(n) + "]".repeat(n));
  const body = fc.oneof(
    fc.uint8Array({ maxLength: 500 }),
    fc.json({ maxDepth: 3 }),
    fc.dictionary(fc.constantFrom(...keys), field).map((value) => JSON.stringify(value)),
    fc
      .tuple(fc.constantFrom(...keys), deep)
      .map(([key, value]) => JSON.stringify(validInput).replace(/}$/, `,"${key}":${value}}`)),
    fc
      .record({ name: text, message: text })
      .map((said) => JSON.stringify({ ...validInput, ...said })),
    fc
      .array(fc.tuple(fc.constantFrom(...keys), text))
      .map((pairs) => new URLSearchParams(pairs).toString()),
  );
  const type = fc.constantFrom(
    "application/json",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "multipart/form-data",
    "text/plain",
    "",
  );
  const { deps, send } = createTestHandler();
  deps.store.saveLead = async ({ id }) => ({ outcome: "stored", leadId: id });
  deps.pages = { renderFaults: async () => "", renderFailure: async () => "" };
  deps.counter.addCount = async () => 1;
  deps.log = { info: () => {}, error: () => {} };
  const statuses: Record<number, number> = {};
  const batches = 10;
  const heaps: number[] = [];
  for (let batch = 0; batch < batches; batch++) {
    const samples = fc.sample(fc.tuple(body, type), {
      numRuns: count / batches,
      seed: seed + batch,
    });
    for (const [bytes, contentType] of samples) {
      const headers = { "content-type": contentType, apikey: "public" };
      const { status } = await send({ method: "POST", body: bytes as BodyInit, headers });
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
    heaps.push(collectGarbage());
  }
  const failed = Object.keys(statuses).filter((status) => Number(status) >= 500).length;
  const half = heaps.slice(batches / 2);
  const growth = Math.max(...half) - (heaps[batches / 2 - 1] ?? 0);
  report("generated bodies", {
    tried: count,
    seed,
    failed: [failed, 0],
    statuses: JSON.stringify(statuses).replaceAll('"', ""),
    "heap MB": heaps.map((bytes) => (bytes / 1e6).toFixed(0)).join(" "),
  });
  expect(growth).toBeLessThan(10e6);
});
