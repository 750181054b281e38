import { getAddress, replaceParameter } from "../../platform/address.ts";
import { nextFrame } from "../../platform/dom.ts";
import { type PersonaId, personaIds } from "../../routes.ts";

/** Name of every choice of a persona: radio buttons that the early script and persona.css know. */
export const personaFieldName = "persona";

/**
 * Runs in the head, before the first paint: takes the persona from the address, and follows its choice
 * until the site's scripts have arrived and take `onchange` away. The same on every page, so its hash in
 * the content security policy is one.
 */
export const earlyPersonaScript = `(function(d,i){var p=new URLSearchParams(location.search).get("${personaFieldName}");d.dataset.persona=i.indexOf(p)<0?i[0]:p;d.onchange=function(e){if(e.target.name==="${personaFieldName}")d.dataset.persona=e.target.value}})(document.documentElement,${JSON.stringify(personaIds)})`;

/**
 * The active persona of the visit (spec section 4: four values, initially maintenance).
 *
 * It is the `data-persona` attribute of the document element and nothing else: style sheets read it
 * there (persona.css), so that a persona from the address shows before scripts have run. Nothing is
 * stored on the device.
 */
export const defaultPersona: PersonaId = personaIds[0];

let chosen: PersonaId | undefined;

/** The persona that the visitor or a link chose during this visit; undefined for the default. */
export const getChosenPersona = () => chosen;

/** A persona id, or undefined (spec section 5: other values of the address are ignored). */
export const parsePersona = (value: string | null | undefined): PersonaId | undefined =>
  personaIds.find((id) => id === value);

const getPersona = () => parsePersona(document.documentElement.dataset.persona) ?? defaultPersona;

function setPersona(id: PersonaId): void {
  document.documentElement.dataset.persona = id;
  for (const radio of document.querySelectorAll<HTMLInputElement>(
    `input[name="${personaFieldName}"]`,
  )) {
    radio.checked = radio.value === id;
  }
  for (const list of document.querySelectorAll<HTMLElement>("[data-persona-order]")) {
    putRecommendedFirst(list, id);
  }
}

/** The style sheet shows what is recommended first; the order in the document follows. */
function putRecommendedFirst(list: HTMLElement, id: PersonaId): void {
  const items = [...list.children].filter((item) => item instanceof HTMLElement);
  const isRecommended = (item: HTMLElement) =>
    item.dataset.recommendedFor?.split(" ").includes(id) ?? false;
  const sorted = items.toSorted(
    (a, b) =>
      Number(isRecommended(b)) - Number(isRecommended(a)) ||
      Number(a.dataset.place) - Number(b.dataset.place),
  );
  if (sorted.some((item, index) => item !== items[index])) list.append(...sorted);
}

const getNamedPersona = () => parsePersona(getAddress().searchParams.get(personaFieldName));

/** A choice goes into the address, so that it can be shared. */
function updateAddress(id: PersonaId): void {
  if (getNamedPersona() !== id) replaceParameter(personaFieldName, id);
}

/** Shows a page for the persona that its address names, else the one that it was written for, else the active one. */
export function followPersonaInAddress(): void {
  const page = document.querySelector<HTMLElement>("[data-written-for]");
  chosen = getNamedPersona() ?? parsePersona(page?.dataset.writtenFor) ?? chosen;
  setPersona(chosen ?? getPersona());
}

export function startPersonaChoice(): void {
  // What the early script has shown is from the address, unless it was chosen meanwhile.
  if (getPersona() !== (getNamedPersona() ?? defaultPersona)) updateAddress(getPersona());
  document.documentElement.onchange = null;
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== personaFieldName) return;
    const id = parsePersona(target.value);
    if (!id) return;
    chosen = id;
    updateAddress(id);
    const update = () => {
      setPersona(id);
      const status = target.closest("fieldset")?.querySelector("[role=status]");
      if (status) status.textContent = target.dataset.announcement ?? "";
    };
    // The frame that answers the press comes first.
    void nextFrame().then(update);
  });
}
