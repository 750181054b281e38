import { type AddedField, addedFields, addressFields, getField } from "leads/fields";
import { changeEntry, getAddress, getEntryState } from "../../platform/address.ts";
import { consentStore } from "../consent/consent-store.ts";
import { getChosenPersona } from "../persona/active-persona.ts";
import { hasStoredDraft } from "./asked-form.ts";

export type Attribution = Partial<Record<AddedField, string>>;

const adFields = addedFields.filter((name) => getField(name).consent === "ads");

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

/** A visit that begins in a second tab began where the link was followed. */
export function readLanding(address: URL | Location, referrer: string): Attribution {
  const from = referrer ? new URL(referrer) : undefined;
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
  // An entry from before the message was sent may still have it.
  isKept = hasStoredDraft();
  const { attribution } = getEntryState();
  visit =
    isKept && attribution
      ? { ...parseAddress(location.search), ...attribution }
      : readLanding(location, document.referrer);
  shownPath = location.pathname;
}

/** Follows the visit. Each time a page is shown. */
export function followAttribution(): void {
  if (shownPath !== location.pathname) visit = { ...visit, previousPage: shownPath };
  shownPath = location.pathname;
  updateEntry();
}

/**
 * Keeps the attribution through a reload of the tab, or stops keeping it. It is in the state of the
 * history entries, which both policies name, and never has ad clicks (docs/decisions/0030).
 */
export function keepAttribution(wanted: boolean): void {
  isKept = wanted;
  updateEntry();
}

function updateEntry(): void {
  const wanted = isKept ? omitAdClicks(getVisit()) : undefined;
  const { attribution, ...others } = getEntryState();
  if (JSON.stringify(attribution) === JSON.stringify(wanted)) return;
  changeEntry(getAddress(), { ...others, attribution: wanted });
}

function getVisit(): Attribution {
  const persona = getChosenPersona();
  return { ...visit, ...(persona && { persona }) };
}

function omitAdClicks(attribution: Attribution): Attribution {
  const others = { ...attribution };
  for (const field of adFields) delete others[field];
  return others;
}

/** Where the visit came from, without what the visitor has not agreed to. */
export function getAttribution(): Attribution {
  return consentStore.get().preferences.ads ? getVisit() : omitAdClicks(getVisit());
}
