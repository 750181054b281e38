import { type FormValues, readFormValues } from "./form-values.ts";

/** A form filled well, for the tests. */
export const sampleValues: FormValues = {
  ...readFormValues(new FormData()),
  name: "Jana Hoffmann",
  email: "jana@plant.example",
  role: "Maintenance Planner",
  message: "Where would you start?",
  interests: ["Time Management", "Demo"],
  consent: true,
};
