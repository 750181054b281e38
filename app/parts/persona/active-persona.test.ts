import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { personaIds } from "../../routes.ts";
import { defaultPersona, earlyPersonaScript, parsePersona } from "./active-persona.ts";

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
  expect(runEarlyScript(`?persona=${id}`).dataset.persona).toBe(id);
});

test.each([
  ...["", "admin", "__proto__", "maintenance,turnaround"],
  ...["Turnaround", "TURNAROUND", "turnaround%20", "%20turnaround", "turnaround.", "turnaround/"],
])("ignores %j", (value) => {
  expect(parsePersona(new URLSearchParams(`persona=${value}`).get("persona"))).toBeUndefined();
  expect(runEarlyScript(`?persona=${value}`).dataset.persona).toBe(defaultPersona);
});

test("ignores a parameter that is called otherwise", () => {
  for (const search of ["?PERSONA=operations", "?Persona=operations", "?my-persona=operations"]) {
    expect(runEarlyScript(search).dataset.persona).toBe(defaultPersona);
  }
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
