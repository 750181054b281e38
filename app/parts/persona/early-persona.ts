import { personaIds } from "../../routes.ts";

/** Name of every choice of a persona: radio buttons that the early script and persona.css know. */
export const personaFieldName = "persona";

/**
 * Runs in the head, before the first paint: takes the persona from the address, and follows its choice
 * until the site's scripts have arrived and take `onchange` away. The same on every page, so its hash in
 * the content security policy is one.
 */
export const earlyPersonaScript = `(function(d,i){var p=new URLSearchParams(location.search).get("${personaFieldName}");d.dataset.persona=i.indexOf(p)<0?i[0]:p;d.onchange=function(e){if(e.target.name==="${personaFieldName}")d.dataset.persona=e.target.value}})(document.documentElement,${JSON.stringify(personaIds)})`;
