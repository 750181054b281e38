import { moduleIds, type PersonaId } from "../../routes.ts";
import type { Module } from "./schema.ts";

/** The modules with those recommended for a persona first, otherwise in the given order. */
export function sortForPersona(modules: readonly Module[], persona: PersonaId): Module[] {
  const rank = (module: Module) => (module.recommendedFor.includes(persona) ? 0 : 1);
  return modules.toSorted((a, b) => rank(a) - rank(b));
}

/** Attributes by which the browser keeps that order for the active persona (active-persona.ts). */
export function getOrderProps({ id, recommendedFor }: Pick<Module, "id" | "recommendedFor">) {
  return {
    "data-recommended-for": recommendedFor.join(" "),
    "data-place": moduleIds.indexOf(id),
  };
}
