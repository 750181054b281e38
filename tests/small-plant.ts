import type { Plant } from "../plant/schema.ts";

const pipefitter = { class: "PF", order: "WO-1", standby: 0, equipmentHours: 0 };
const line = { unit: "ea", factor: 1.15, duration: 10 };

/**
 * A plant that is small enough to work out by hand (docs/plant.md): two pipefitters, a welder at the gate,
 * a scaffold, an invoice. Money in cents.
 */
export const smallPlant: Plant = {
  site: {
    locale: "en-US",
    currency: "$",
    unit: "Unit 1",
    crews: [{ name: "Crew 1", planned: 3, cleared: 2 }],
    orders: [
      {
        id: "WO-1",
        tag: "E-1",
        text: "Pull bundle",
        requires: [],
        task: { crew: "Crew 1", remaining: 14, float: 6, lost: 0, percent: 60, budget: 300 },
      },
      {
        id: "WO-2",
        tag: "V-1",
        text: "Replace valve",
        requires: ["Confined space"],
        task: { crew: "Crew 1", remaining: 10, float: 16, lost: 0, percent: 50 },
      },
      { id: "WO-3", tag: "Shop", text: "Weld spool", requires: [] },
    ],
    fieldChanges: [],
  },
  contracts: {
    contracts: [
      {
        id: "MSA-1",
        contractor: "Contractor A",
        billing: "T&M",
        perDiem: 4500,
        rates: { PF: 6850, WD: 7600, RG: 6000 },
        equipment: { "torque unit": 1850, crane: 40000 },
      },
    ],
    rules: {
      windowStart: "06:00",
      windowEnd: "17:30",
      night: { windowStart: "17:30", windowEnd: "05:00" },
      break: 0.5,
      breakFrom: 6,
      minimumCall: 4,
      overtimeFrom: 41,
      workweekFrom: "Friday",
      overtimeFactor: 1.5,
      standbyFactor: 0.8,
      premium: { perHour: 250, from: "18:00", to: "06:00" },
    },
    crafts: { PF: "Pipefitter", WD: "Welder", RG: "Rigger" },
  },
  shift: {
    date: "2025-11-17",
    shift: "day",
    gate: "Gate 1",
    lane: "Lane 1",
    rosterAt: "06:12",
    handoff: "17:30",
    board: { floatBelow: 24 },
    phone: { offlineFrom: "16:50", confirmedAt: "17:34" },
    event: { from: "2025-11-08", to: "2025-11-28", lateClass: "RG", oneOffs: [] },
    gap: { worker: "W-1", people: 10, minutes: 2, hourlyCost: 6500, setup: 40 },
    pilot: { people: 40, before: 100, after: 20, added: 60 },
    waiting: {
      order: "WO-1",
      crew: "Crew 3",
      workers: [{ class: "PF", count: 2 }],
      equipment: "crane",
      from: "06:00",
      until: "08:00",
      startsAt: "17:30",
    },
    planned: 3,
    night: { planned: 10, badged: 10 },
    certificates: [{ worker: "W-3", name: "Confined space", expires: "2025-11-14" }],
    stopped: [{ worker: "W-3", class: "WD", crew: "Crew 1", order: "WO-2", at: "06:04" }],
    workers: [
      {
        ...pipefitter,
        worker: "W-1",
        crew: "Crew 1",
        in: "05:52",
        out: "17:41",
        claimed: 12,
        equipment: "torque unit",
        equipmentHours: 4,
      },
      {
        ...pipefitter,
        worker: "W-2",
        crew: "Crew 2",
        in: "05:55",
        out: "17:36",
        claimed: 11,
        standby: 0.75,
      },
    ],
    decisions: {
      certificate: {
        worker: "W-3",
        replacement: "W-5",
        replacedFrom: "WO-3",
        out: "17:30",
        renewedAt: "10:30",
        replacedAt: "06:30",
      },
      hours: { crew: "Crew 1" },
      scaffold: {
        tag: "S-1",
        leftUntil: "2025-11-29",
        dismantledOn: "2025-11-19",
        readyAt: "10:00",
        movedAt: "07:00",
      },
      line: { order: "WO-1" },
    },
  },
  catalog: {
    items: [
      { id: "SCF-1", service: "Erect and dismantle", unit: "m³", rate: 1120, contract: "MSA-1" },
      { id: "SCF-2", service: "Use", unit: "m³-day", rate: 9, contract: "MSA-1" },
    ],
    packages: [
      {
        id: "E-1",
        frozen: "2025-05-16",
        lines: [
          { ...line, item: "A", quantity: 6, norm: 4.5, rate: 6240, start: 0, added: false },
          { ...line, item: "B", quantity: 2, norm: 9, rate: 6620, start: 10, added: true },
        ],
      },
    ],
  },
  scaffolds: {
    asOf: "2025-11-17",
    idleAfter: 7,
    overbuiltFrom: 10,
    erection: "SCF-1",
    use: "SCF-2",
    standing: [
      {
        tag: "S-1",
        zone: "Zone A",
        requested: 120,
        built: 180,
        erected: "2025-10-08",
        lastUsed: "2025-10-31",
      },
      { tag: "S-2", zone: "Zone A", requested: 80, built: 92, erected: "2025-11-10" },
    ],
    measured: [
      {
        tag: "S-3",
        order: "WO-1",
        measurement: "M-1",
        requested: [12, 2.5, 5],
        built: [12, 2.5, 4.95],
        dismantled: "2025-10-28",
        manShifts: 4,
        hours: 31,
      },
    ],
  },
  commerce: {
    invoices: [
      {
        number: "1",
        contractor: "Contractor A",
        week: 44,
        purchaseOrder: "45",
        retention: 5,
        unitRate: [{ order: "WO-1", scaffold: "S-3", item: "SCF-1" }],
        timeAndMaterial: [
          { order: "WO-2", crew: "Crew 1", class: "PF", manShifts: 21, claimed: 168, payable: 168 },
          { order: "WO-3", crew: "Crew 1", class: "PF", manShifts: 2, claimed: 16, payable: 15 },
        ],
        lumpSum: [
          {
            order: "WO-2",
            amount: 8400000,
            milestones: [{ share: 60, accepted: "2025-10-30" }, { share: 40 }],
          },
        ],
      },
    ],
    rfqs: [
      {
        id: "RFQ-1",
        award: "AR-1",
        purchaseOrder: "46",
        invited: 6,
        closed: "2025-11-14",
        approved: "2025-11-19",
        estimate: 41200000,
        awarded: "A",
        bids: [
          { name: "A", asBid: 39850000, exclusions: [] },
          { name: "C", asBid: 37690000, exclusions: [1890000, 960000] },
        ],
      },
    ],
    kpis: { week: 44, period: 28, band: { low: 1, high: 1.08 }, sites: [] },
  },
};
