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
  ...["Turnaround", "turnaround%20"],
])("ignores %j", (value) => {
  expect(parsePersona(new URLSearchParams(`persona=${value}`).get("persona"))).toBeUndefined();
  expect(runEarlyScript(`?persona=${value}`).dataset.persona).toBe(defaultPersona);
});

test.each([
  ["follows a choice until the site's scripts have arrived", "persona", "procurement"],
  ["is not changed by other fields", "email", defaultPersona],
])("%s", (_rule, name, persona) => {
  const { dataset, onChange } = runEarlyScript("?PERSONA=operations");
  onChange({ target: { name, value: "procurement" } });
  expect(dataset.persona).toBe(persona);
});
