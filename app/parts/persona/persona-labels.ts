import type { PersonaId } from "../../routes.ts";
import type { Persona } from "./schema.ts";

/** What each persona is called. */
export function getPersonaLabels(personas: readonly Persona[]): Record<PersonaId, string> {
  const labels = personas.map(({ id, label }) => [id, label]);
  return Object.fromEntries(labels) as Record<PersonaId, string>;
}
