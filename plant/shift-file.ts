import { toDollars } from "./money.ts";
import type { Plant } from "./schema.ts";
import { getWeekHours, settleShift } from "./shift.ts";

/**
 * The shift as a CSV file for visitors to check: each line with its own inputs and what follows from
 * them. Hours and amounts in dollars have two decimals.
 */
export function writeShiftFile(plant: Plant): string {
  const { shift, contracts } = plant;
  const { rules } = contracts;
  const rows = settleShift(plant).map((line) => ({
    date: shift.date,
    shift: shift.shift,
    worker: line.worker,
    class: line.class,
    contract: line.contract.id,
    billing: line.contract.billing,
    work_order: line.order,
    gate_in: line.in,
    gate_out: line.out,
    window_start: rules.windowStart,
    window_end: rules.windowEnd,
    break_h: rules.break,
    break_from_h: rules.breakFrom,
    minimum_call_h: rules.minimumCall,
    gate_h: line.gate,
    payable_h: line.payable,
    claimed_h: line.claimed,
    difference_h: line.difference,
    standby_h: line.standby,
    standby_reason: line.standbyReason ?? "",
    straight_h: line.straight,
    overtime_h: line.overtime,
    week_before_h: getWeekHours(plant),
    overtime_from_week_h: rules.overtimeFrom,
    rate_usd: toDollars(line.rate),
    overtime_factor: rules.overtimeFactor,
    standby_factor: rules.standbyFactor,
    labor_usd: toDollars(line.pay.labor),
    per_diem_usd: toDollars(line.pay.perDiem),
    equipment: line.equipment ?? "",
    equipment_h: line.equipmentHours,
    equipment_rate_usd: toDollars(line.equipmentRate),
    equipment_usd: toDollars(line.pay.equipment),
    total_usd: toDollars(line.pay.total),
  }));
  const write = (value: string | number) => (typeof value === "number" ? value.toFixed(2) : value);
  const lines = rows.map((row) => Object.values(row).map(write).join(","));
  return `${[Object.keys(rows[0] ?? {}).join(","), ...lines].join("\n")}\n`;
}
