import { type AddedField, addressFields, fieldNames, getField } from "leads/fields";
import { consentStore } from "../consent/consent-store.ts";
import { getChosenPersona } from "../persona/active-persona.ts";

/** Where a visit came from (docs/decisions/0085). */
export type Attribution = Partial<Record<Exclude<AddedField, "sourcePage">, string>>;

/** Field of the history entry's state, next to swup's own. */
const stateField = "attribution";

const adFields = fieldNames.filter((name) => getField(name).consent === "ads");

// Memory of this page view: in-site navigation keeps the page alive.
let visit: Attribution = {};
let shownPath = "";
let isKept = false;

/** The part of an attribution that an address tells; what is empty is left out. */
export function parseAddress(search: string): Attribution {
  const query = new URLSearchParams(search);
  const found: Attribution = {};
  for (const field of addressFields) {
    const value = query.get(getField(field).parameter ?? "")?.trim();
    if (value) found[field] = value;
  }
  return found;
}

function parseReferrer(referrer: string): URL | undefined {
  try {
    return new URL(referrer);
  } catch {
    return undefined; // empty, or no address
  }
}

/**
 * The attribution of a visit that begins at an address. One that begins in a second tab began where
 * the link was followed.
 */
export function readLanding(address: URL | Location, referrer: string): Attribution {
  const from = parseReferrer(referrer);
  const previous = from?.hostname === address.hostname ? from : undefined;
  const { pathname, search } = previous ?? address;
  return {
    ...parseAddress(search),
    landingPage: pathname,
    ...(previous ? { previousPage: pathname } : from?.hostname && { referrerHost: from.hostname }),
  };
}

/** Learns where the visit came from. Once per document, before anything changes the address. */
export function startAttribution(): void {
  const kept: Attribution | undefined = history.state?.[stateField];
  isKept = kept !== undefined;
  visit = kept ?? readLanding(location, document.referrer);
  shownPath = location.pathname;
  consentStore.subscribe(updateEntry);
}

/** Follows the visit. Each time a page is shown. */
export function followAttribution(): void {
  if (shownPath !== location.pathname) visit = { ...visit, previousPage: shownPath };
  shownPath = location.pathname;
  updateEntry();
}

/**
 * Keeps the attribution through a reload of the tab, or stops keeping it. It is in the state of the
 * history entries, not in the browser's storage, which would need consent.
 */
export function keepAttribution(wanted: boolean): void {
  isKept = wanted;
  updateEntry();
}

function updateEntry(): void {
  const { [stateField]: kept, ...state } = history.state ?? {};
  if (!isKept && !kept) return;
  history.replaceState(isKept ? { ...state, [stateField]: getAttribution() } : state, "");
}

/** Where the visit came from, without what the visitor has not agreed to. */
export function getAttribution(): Attribution {
  const persona = getChosenPersona();
  const attribution: Attribution = { ...visit, ...(persona && { persona }) };
  if (consentStore.get().preferences.ads) return attribution;
  const agreed = Object.entries(attribution).filter(
    ([name]) => !adFields.includes(name as AddedField),
  );
  return Object.fromEntries(agreed);
}
