import { useSyncExternalStore } from "react";
import { type PersonaId, personaIds } from "../../routes.ts";

/**
 * The active persona of the visit (spec section 4: four values, initially maintenance).
 *
 * It lives in the `data-persona` attribute of the document element and nowhere else: style sheets
 * read it there (persona.css), so that a persona from the address shows before scripts have run,
 * and React reads it there once it has taken over. Nothing is stored on the device.
 */

export const defaultPersona: PersonaId = personaIds[0];

/** Name of the picker's radio buttons; the early script listens for it. */
export const personaFieldName = "persona";

/** A persona id from the address, or undefined (spec section 5: other values are ignored). */
export function parsePersona(value: string | null | undefined): PersonaId | undefined {
  return personaIds.find((id) => id === value);
}

/**
 * Runs in the head, before the first paint: takes the persona from the address, and lets the picker
 * work before React has arrived. It must stay free of build-time variation (its CSP hash is fixed).
 */
export const earlyPersonaScript = `(function(d,i){var p=new URLSearchParams(location.search).get("persona");d.dataset.persona=i.indexOf(p)<0?i[0]:p;addEventListener("change",function(e){if(e.target.name==="${personaFieldName}")d.dataset.persona=e.target.value})})(document.documentElement,${JSON.stringify(personaIds)})`;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function getSnapshot(): PersonaId {
  return parsePersona(document.documentElement.dataset.persona) ?? defaultPersona;
}

/** Makes a persona the active one, everywhere on the site. */
export function setPersona(id: PersonaId): void {
  document.documentElement.dataset.persona = id;
  for (const listener of listeners) listener();
}

/** The active persona; the default while the prerendered page is being taken over. */
export function usePersona(): PersonaId {
  return useSyncExternalStore(subscribe, getSnapshot, () => defaultPersona);
}
