import { addDays, countDays } from "./days.ts";
import { findRecord } from "./find.ts";
import type { Plant } from "./schema.ts";

/** A certificate that expires within so many days is announced. */
const announcedDays = 14;

export type ClearanceState = "stopped" | "expiring" | "cleared";

/** A worker's certificate on the day of the shift: valid through the day that it expires. */
export type Certificate = Plant["shift"]["certificates"][number] & {
  /** days until it expires; negative after that */
  daysLeft: number;
  /** ISO 8601 day on which its holder's contractor is warned */
  announced: string;
  state: ClearanceState;
};

/** The certificates of a worker that are on file, on the day of the shift. */
export function getCertificates({ shift }: Plant, worker: string): Certificate[] {
  return shift.certificates
    .filter((each) => each.worker === worker)
    .map((each) => {
      const daysLeft = countDays(shift.date, each.expires);
      const announced = addDays(each.expires, -announcedDays);
      return { ...each, daysLeft, announced, state: getState(daysLeft) };
    });
}

function getState(daysLeft: number): ClearanceState {
  if (daysLeft < 0) return "stopped";
  return daysLeft <= announcedDays ? "expiring" : "cleared";
}

/** Whether a worker may go in for a work order: the worst state of the certificates that it asks for. */
export function getClearance(plant: Plant, worker: string, order: string): ClearanceState {
  const { requires } = findRecord(plant.site.orders, "id", order);
  const states = getCertificates(plant, worker)
    .filter(({ name }) => requires.includes(name))
    .map(({ state }) => state);
  if (states.includes("stopped")) return "stopped";
  return states.includes("expiring") ? "expiring" : "cleared";
}
