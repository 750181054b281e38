import { find } from "./find.ts";
import { settleHours } from "./hours.ts";
import { price, roundQuantity, sum } from "./money.ts";
import type { Plant } from "./schema.ts";
import { getContract } from "./shift.ts";

/** Hours that pass at a shift's start until a time: in the paid window, less the break. */
const countHours = ({ site, shift }: Plant, until: string) =>
  settleHours({ in: shift.waiting.from, out: until, standby: 0 }, { ...site.rules, minimumCall: 0 })
    .payable;

/**
 * What the contract pays a crew on standby and its crane that waits with it, by the hour and in all
 * (docs/plant.md). Hours decimal, money in cents.
 *
 * @param released when the crew gets other work; the crane is paid its minimum call at least
 * @param started when the work order starts, which decides what is left of its float
 */
export function costWaiting(
  plant: Plant,
  released = plant.shift.waiting.until,
  started = released,
) {
  const { rules, orders } = plant.site;
  const { order, crew, workers, equipment } = plant.shift.waiting;
  const contract = getContract(plant, workers[0]?.class ?? "");
  const crewRate = sum(workers, ({ class: of, count }) =>
    price(count * rules.standbyFactor, contract.rates[of] ?? 0),
  );
  const craneRate = contract.equipment[equipment] ?? 0;
  const hours = countHours(plant, released);
  const craneHours = Math.max(hours, rules.minimumCall);
  const [crewCost, craneCost] = [price(hours, crewRate), price(craneHours, craneRate)];
  const float = find(orders, "id", order).task?.float ?? 0;
  return {
    order,
    crew,
    workers: sum(workers, ({ count }) => count),
    ...{ hours, craneHours, crewRate, craneRate, perHour: crewRate + craneRate },
    ...{ crewCost, craneCost, cost: crewCost + craneCost },
    float,
    /** hours that the order starts after its float is used up */
    late: roundQuantity(Math.max(0, countHours(plant, started) - float)),
  };
}
