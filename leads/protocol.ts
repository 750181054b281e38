/** What the browser and the function agree on beside the fields. */

/** Where the function is served, by this site's own server and by the hosted backend. */
export const functionPath = "/functions/v1/submit-contact";

/** The field that no visitor sees; only bots fill it in. */
export const honeypotField = "homepage";

/** Milliseconds from the page's load to the sending, beside a submission. */
export const elapsedField = "elapsedMs";
