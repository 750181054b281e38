/** The thirteen interests a visitor can tick in the contact form, in the order of the form. */
export const interestOptions = [
  "Maintenance Stack",
  "Turnarounds Stack",
  "Procurement Stack",
  "Operations Stack",
  "Time Management",
  "Planning",
  "Sourcing",
  "Invoicing",
  "Scaffolding",
  "Project Management",
  "Analytics",
  "Demo",
  "Other",
] as const;
export type InterestOption = (typeof interestOptions)[number];
