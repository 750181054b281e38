/** One page of each kind: what differs between pages differs between these. */
export const measuredPages = [
  "/",
  "/contact/",
  "/blog/contractor-invoicing-challenges/",
  "/modules/timemanagement/",
  "/try/",
  "/imprint/",
];
