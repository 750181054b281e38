/** What the browser and the function agree on beside the fields. */

/** Where the function is served, by this site's own server and by the hosted backend. */
export const functionPath = "/functions/v1/submit-contact";

/**
 * The field that no visitor sees; bots fill it in. Its name means nothing to an autofill: browsers
 * and password managers go by names such as "homepage" and "phone", whatever `autocomplete` says.
 */
export const honeypotField = "sheetRevision";

/** Milliseconds from the page's load to the sending, beside a submission. */
export const elapsedField = "elapsedMs";
