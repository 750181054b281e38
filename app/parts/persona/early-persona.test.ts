import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { personaIds } from "../../routes.ts";
import { defaultPersona, parsePersona } from "./active-persona.ts";
import { earlyPersonaScript } from "./early-persona.ts";

/** Runs the early script in a page with this query; returns what it set, and what follows a choice. */
function runEarlyScript(search: string) {
  const dataset: Record<string, string> = {};
  const root: { dataset: typeof dataset; onchange?: (event: object) => void } = { dataset };
  const document = { documentElement: root };
  runInNewContext(earlyPersonaScript, { document, location: { search }, URLSearchParams });
  return { dataset, onChange: (event: object) => root.onchange?.(event) };
}

test.each(personaIds)("accepts %s from the address", (id) => {
  expect(parsePersona(id)).toBe(id);
  expect(parsePersona(id.toUpperCase())).toBe(id);
  expect(runEarlyScript(`?persona=${id}`).dataset.persona).toBe(id);
});

test.each(["", "admin", "__proto__", "maintenance,turnaround"])("ignores %j", (value) => {
  expect(parsePersona(value)).toBeUndefined();
  expect(runEarlyScript(`?persona=${value}`).dataset.persona).toBe(defaultPersona);
});

test.each([
  "?utm_source=mail&amp;persona=operations",
  "?persona=operations).",
  "?persona=operations%3E",
  "?persona%3Doperations",
  "?persona=operations?utm_source=mail",
  "?PERSONA=OPERATIONS",
])("accepts the persona of the address %s, which was changed on its way", (search) => {
  expect(runEarlyScript(search).dataset.persona).toBe("operations");
});

test("follows a choice until the site's scripts have arrived", () => {
  const { dataset, onChange } = runEarlyScript("");
  onChange({ target: { name: "persona", value: "procurement" } });
  expect(dataset.persona).toBe("procurement");
});

test("other fields do not change the persona", () => {
  const { dataset, onChange } = runEarlyScript("");
  onChange({ target: { name: "email", value: "a@b.example" } });
  expect(dataset.persona).toBe(defaultPersona);
});
