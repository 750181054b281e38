/** Where a visit came from, as the landing page's address said (spec section 3). */
export interface Attribution {
  utmSource?: string;
  utmMedium?: string;
  utmCampaign?: string;
  utmTerm?: string;
  utmContent?: string;
}

const parameters = [
  ["utm_source", "utmSource"],
  ["utm_medium", "utmMedium"],
  ["utm_campaign", "utmCampaign"],
  ["utm_term", "utmTerm"],
  ["utm_content", "utmContent"],
] as const;

/** Reads the UTM parameters of a query string; empty ones are left out. */
export function parseAttribution(search: string): Attribution {
  const query = new URLSearchParams(search);
  const found: Attribution = {};
  for (const [parameter, field] of parameters) {
    const value = query.get(parameter)?.trim();
    if (value) found[field] = value;
  }
  return found;
}

// Memory of this page view only: storing it on the device would need consent (ePrivacy, 5.3), and
// in-site navigation keeps the page alive.
let landing: Attribution | undefined;

/** Remembers the landing page's UTM parameters. Only the first call counts: later ones are not landings. */
export function captureAttribution(search: string): void {
  landing ??= parseAttribution(search);
}

/** What {@link captureAttribution} remembered. */
export function getAttribution(): Attribution {
  return landing ?? {};
}
