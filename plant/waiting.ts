import { countDays } from "./days.ts";
import { findRecord } from "./find.ts";
import { priceHours, settleHours } from "./hours.ts";
import { type Cents, price, roundQuantity, sum } from "./money.ts";
import { costScaffold } from "./scaffolds.ts";
import type { Plant } from "./schema.ts";
import { getContract } from "./shift.ts";

/** Hours that pass at a shift's start until a time: in the paid window, less the break. */
const countHours = ({ contracts: { rules }, shift }: Plant, until: string) =>
  settleHours({ in: shift.waiting.from, out: until, standby: 0 }, { ...rules, minimumCall: 0 })
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
  started = plant.shift.waiting.startsAt,
) {
  const { rules } = plant.contracts;
  const { order, crew, workers, equipment } = plant.shift.waiting;
  const contract = getContract(plant, workers[0]?.class ?? "");
  const crewRate = sum(workers, ({ class: of, count }) =>
    priceHours({ standby: count }, contract.rates[of] ?? 0, rules),
  );
  const craneRate = contract.equipment[equipment] ?? 0;
  const hours = countHours(plant, released);
  const craneHours = Math.max(hours, rules.minimumCall);
  const [crewCost, craneCost] = [price(hours, crewRate), price(craneHours, craneRate)];
  const float = findRecord(plant.site.orders, "id", order).task?.float ?? 0;
  const floatLeft = roundQuantity(float - countHours(plant, started));
  const late = Math.max(0, -floatLeft);
  const { lateClass } = plant.shift.event;
  const rate = getContract(plant, lateClass).rates[lateClass] ?? 0;
  const lateRate = priceHours({ straight: 1, premium: 1 }, rate, rules);
  const overtimeRate = priceHours({ overtime: 1, premium: 1 }, rate, rules);
  // The night shift stays as much longer, and the crane: the least that keeps running.
  const priceHour = (rate: Cents) => price(plant.shift.night.planned, rate) + craneRate;
  const lateHour = priceHour(lateRate);
  const overtimeHour = priceHour(overtimeRate);
  return {
    order,
    crew,
    hours,
    craneHours,
    crewRate,
    craneRate,
    perHour: crewRate + craneRate,
    crewCost,
    craneCost,
    cost: crewCost + craneCost,
    float,
    /** below 0 if the order is late */
    floatLeft,
    /** hours that the order starts after its float is used up */
    late,
    /** of each one of the night shift, in each hour that the event ends later: straight time and premium */
    lateRate,
    /** the night shift and the crane for such an hour; no production lost */
    lateHour,
    /** what `late` costs if the event ends as much later; not a part of `cost` */
    lateCost: price(late, lateHour),
    /** the same three with everyone past the workweek's straight time */
    overtimeRate,
    overtimeHour,
    overtimeCost: price(late, overtimeHour),
  };
}

/**
 * The scaffold step of "Settle one shift": a crew and a crane wait for a scaffold that lacks the material of
 * an idle one. What the waiting costs, and the idle scaffold from the day of the shift until it comes down.
 */
export function settleWaiting(plant: Plant, decision?: "leave" | "dismantle" | "move") {
  const { tag, leftUntil, dismantledOn, readyAt, movedAt } = plant.shift.decisions.scaffold;
  const { startsAt } = plant.shift.waiting;
  const { perDay } = costScaffold(plant, tag);
  const rent = (until: string) => price(countDays(plant.scaffolds.asOf, until), perDay);
  const longest = costWaiting(plant);
  const ways = {
    leave: { ...longest, startsAt, until: leftUntil },
    dismantle: { ...costWaiting(plant, readyAt, readyAt), startsAt: readyAt, until: dismantledOn },
    move: { ...costWaiting(plant, movedAt), startsAt, until: dismantledOn },
  };
  const way = decision && ways[decision];
  const waitingCost = way?.cost ?? 0;
  const rental = way ? rent(way.until) : 0;
  const lateCost = way?.lateCost ?? 0;
  const beyond = (cost: Cents, soonest: Cents) => Math.max(0, cost - soonest);
  return {
    tag,
    order: longest.order,
    perHour: longest.perHour,
    float: longest.float,
    /** when the waiting work order starts */
    startsAt: way?.startsAt,
    /** ISO 8601 day on which the idle scaffold comes down */
    until: way?.until,
    /** hours of the crew and of the crane */
    waited: way?.hours ?? 0,
    craneWaited: way?.craneHours ?? 0,
    waitingCost,
    rental,
    cost: waitingCost + rental,
    /** more than the soonest start and the soonest dismantling cost, the late start included */
    avoidable:
      beyond(waitingCost + lateCost, ways.dismantle.cost + ways.dismantle.lateCost) +
      beyond(rental, rent(dismantledOn)),
    floatLeft: way?.floatLeft ?? longest.float,
    late: way?.late ?? 0,
    lateCost,
  };
}
