import type { Module } from "./schema.ts";
import type { PersonaId } from "../../routes.ts";

/** The modules with those recommended for a persona first, otherwise in the given order. */
export function sortForPersona(modules: readonly Module[], persona: PersonaId): Module[] {
  const rank = (module: Module) => (module.recommendedFor.includes(persona) ? 0 : 1);
  return modules.toSorted((a, b) => rank(a) - rank(b));
}
