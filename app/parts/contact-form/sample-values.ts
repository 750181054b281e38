import type { FormValues } from "./form-values.ts";

/** A form filled well, for the tests. */
export const sampleValues: FormValues = {
  name: "Jana Hoffmann",
  email: "jana@plant.example",
  company: "",
  role: "Maintenance Planner",
  message: "Where would you start?",
  interests: ["Time Management", "Demo"],
  consent: true,
};
