import * as v from "valibot";
import { amount, group, list, oneOf, text, wholeNumber, yesOrNo } from "../../content/fields.ts";
import { type Content, contentFile } from "../../content/source.ts";

/** Which of the three notes below the picture explains this place. */
const note = v.optional(wholeNumber([1, 2, 3]));

/** What every product picture has around it. */
const frame = {
  /** the whole picture in words, for those who do not see it */
  alt: text({ max: 900 }),
  title: text({ max: 50 }),
  /** site, unit, cut-off time */
  meta: list(text({ max: 28 }), { min: 1, max: 3 }),
  /** says that the data are made up */
  sample: text({ max: 80 }),
  notes: list(text({ max: 150 }), { min: 3, max: 3 }),
};
const frameSchema = group(frame);
export type FigureFrameData = v.InferOutput<typeof frameSchema>;

const word = () => text({ max: 24 });
const words = () => text({ max: 60 });

/** content/figures/shift-roster.yaml */
export const shiftRoster = contentFile(
  "figures/shift-roster.yaml",
  group({
    ...frame,
    columns: group({
      worker: word(),
      craft: word(),
      order: word(),
      badgeIn: word(),
      certificate: word(),
      clearance: word(),
    }),
    /** exceptions first */
    workers: list(
      group({
        worker: word(),
        craft: word(),
        contractor: word(),
        order: word(),
        badgeIn: word(),
        certificate: words(),
        state: oneOf(["stopped", "expiring", "cleared"], "a state"),
        clearance: word(),
        note,
      }),
      { min: 4, max: 9 },
    ),
    crewsTitle: words(),
    crews: list(group({ name: word(), cleared: amount(), planned: amount(), note }), {
      min: 2,
      max: 5,
    }),
    hoursTitle: words(),
    hoursColumns: group({
      worker: word(),
      gate: word(),
      payable: word(),
      claimed: word(),
      difference: word(),
    }),
    /** differences are worked out: payable less claimed */
    hours: list(
      group({ worker: word(), gate: amount(), payable: amount(), claimed: amount(), note }),
      { min: 2, max: 5 },
    ),
  }),
);
export type ShiftRosterData = Content<typeof shiftRoster>;

/** content/figures/estimate.yaml: hours and cost are worked out from the lines. */
export const estimate = contentFile(
  "figures/estimate.yaml",
  group({
    ...frame,
    currency: text({ max: 3 }),
    columns: group({
      item: word(),
      text: word(),
      quantity: word(),
      norm: word(),
      factor: word(),
      hours: word(),
      rate: word(),
      cost: word(),
    }),
    /** the schedule's days, each of `hoursPerDay` */
    days: list(word(), { min: 2, max: 4 }),
    hoursPerDay: amount(),
    lines: list(
      group({
        item: word(),
        text: words(),
        quantity: amount(),
        unit: text({ max: 4 }),
        norm: amount(),
        factor: amount(),
        rate: amount(),
        /** hours from the start of the window */
        start: amount(),
        duration: amount(),
        added: v.optional(yesOrNo()),
        note,
      }),
      { min: 4, max: 8 },
    ),
    frozen: words(),
    added: words(),
    total: words(),
  }),
);
export type EstimateData = Content<typeof estimate>;

/** content/figures/invoice.yaml: amounts are worked out. A quantity in % is that share of the rate. */
export const invoice = contentFile(
  "figures/invoice.yaml",
  group({
    ...frame,
    currency: text({ max: 3 }),
    evidenceTitle: words(),
    invoiceTitle: words(),
    lines: list(
      group({
        model: word(),
        evidence: group({ title: words(), detail: text({ max: 80 }) }),
        order: word(),
        text: words(),
        quantity: amount(),
        unit: text({ max: 4 }),
        rate: amount(),
        status: text({ max: 40 }),
        held: v.optional(yesOrNo()),
        note,
      }),
      { min: 3, max: 5 },
    ),
    retention: group({ text: words(), amount: amount() }),
    total: words(),
    totalNote: note,
  }),
);
export type InvoiceData = Content<typeof invoice>;

/** content/figures/bid-comparison.yaml: totals and differences are worked out. */
export const bidComparison = contentFile(
  "figures/bid-comparison.yaml",
  group({
    ...frame,
    currency: text({ max: 3 }),
    estimate: group({ label: words(), amount: amount() }),
    labels: group({
      asBid: word(),
      exclusions: word(),
      normalized: word(),
      againstEstimate: word(),
      none: word(),
      checks: word(),
    }),
    bids: list(
      group({
        name: word(),
        asBid: amount(),
        exclusions: list(group({ text: words(), amount: amount() }), { max: 3 }),
        checks: list(words(), { min: 1, max: 3 }),
        note,
      }),
      { min: 2, max: 4 },
    ),
    award: group({
      title: words(),
      bidder: word(),
      fields: list(group({ name: word(), value: text({ max: 110 }) }), { min: 3, max: 6 }),
      stamp: word(),
      note,
    }),
  }),
);
export type BidComparisonData = Content<typeof bidComparison>;

/** content/figures/task-board.yaml */
export const taskBoard = contentFile(
  "figures/task-board.yaml",
  group({
    ...frame,
    labels: group({ remaining: word(), float: word(), handoff: word(), overdue: word() }),
    columns: list(
      group({
        state: oneOf(["active", "paused", "waiting"], "a state"),
        name: word(),
        tasks: list(
          group({
            order: word(),
            tag: word(),
            text: words(),
            crew: word(),
            remaining: amount(),
            float: amount(),
            percent: amount(),
            handoff: v.optional(word()),
            reason: v.optional(words()),
            overdue: v.optional(yesOrNo()),
            note,
          }),
          { min: 1, max: 4 },
        ),
      }),
      { min: 3, max: 3 },
    ),
  }),
);
export type TaskBoardData = Content<typeof taskBoard>;

/** content/figures/scaffold-map.yaml: places in percent of the plot; costs are worked out. */
export const scaffoldMap = contentFile(
  "figures/scaffold-map.yaml",
  group({
    ...frame,
    currency: text({ max: 3 }),
    labels: group({
      idle: word(),
      overbuilt: word(),
      inUse: word(),
      requested: word(),
      standing: word(),
      unused: word(),
      days: word(),
      perDay: word(),
      cost: word(),
    }),
    zones: list(
      group({ name: word(), x: amount(), y: amount(), width: amount(), height: amount(), note }),
      { min: 2, max: 6 },
    ),
    equipment: list(
      group({
        tag: word(),
        kind: oneOf(["column", "tank", "exchanger", "rack"], "a kind of equipment"),
        x: amount(),
        y: amount(),
      }),
      { min: 2, max: 12 },
    ),
    scaffolds: list(
      group({
        tag: word(),
        state: oneOf(["idle", "overbuilt", "inUse"], "a state"),
        x: amount(),
        y: amount(),
      }),
      { min: 3, max: 14 },
    ),
    listTitle: words(),
    findings: list(
      group({
        tag: word(),
        zone: word(),
        requested: amount(),
        standing: amount(),
        unusedDays: amount(),
        perDay: amount(),
        note,
      }),
      { min: 2, max: 5 },
    ),
  }),
);
export type ScaffoldMapData = Content<typeof scaffoldMap>;

/** content/figures/kpi-board.yaml */
export const kpiBoard = contentFile(
  "figures/kpi-board.yaml",
  group({
    ...frame,
    columns: group({
      site: word(),
      ratio: word(),
      days: word(),
      disputed: word(),
      added: word(),
      idle: word(),
      mix: word(),
      trend: word(),
    }),
    mixLabels: list(word(), { min: 3, max: 3 }),
    sites: list(
      group({
        name: word(),
        records: words(),
        ratio: amount(),
        days: amount(),
        disputed: amount(),
        added: amount(),
        idle: amount(),
        /** shares of the three billing models in percent */
        mix: list(amount(), { min: 3, max: 3 }),
        /** claimed / payable of the last weeks, oldest first */
        trend: list(amount(), { min: 8, max: 8 }),
        /** the column whose value is outside its band */
        outside: v.optional(oneOf(["ratio", "days", "disputed", "added", "idle"], "a column")),
        /** why the site is left out of the comparison */
        excluded: v.optional(words()),
        note,
      }),
      { min: 3, max: 6 },
    ),
    band: group({ label: words(), low: amount(), high: amount() }),
  }),
);
export type KpiBoardData = Content<typeof kpiBoard>;
