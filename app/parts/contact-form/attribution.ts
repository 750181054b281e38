import { type CampaignField, campaignFields, getField } from "leads/fields";

/** Where a visit came from, from the landing page's address (spec section 3). */
export type Attribution = Partial<Record<CampaignField, string>>;

/** Reads the UTM parameters of a query string; empty ones are left out. */
export function parseAttribution(search: string): Attribution {
  const query = new URLSearchParams(search);
  const found: Attribution = {};
  for (const field of campaignFields) {
    const value = query.get(getField(field).parameter ?? "")?.trim();
    if (value) found[field] = value;
  }
  return found;
}

// Memory of this page view only: storing it on the device would need consent (ePrivacy, 5.3), and
// in-site navigation keeps the page alive.
let landing: Attribution | undefined;

/**
 * Remembers the landing page's UTM parameters. Only the first call counts; later ones are not
 * landings.
 */
export function captureAttribution(search: string): void {
  landing ??= parseAttribution(search);
}

/**
 * Restores what was remembered before a reload of the tab; an address with a campaign takes
 * precedence.
 */
export function restoreAttribution(attribution: Attribution): void {
  if (Object.keys(getAttribution()).length === 0) landing = attribution;
}

/** What {@link captureAttribution} remembered. */
export function getAttribution(): Attribution {
  return landing ?? {};
}
