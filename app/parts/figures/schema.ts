import { described, writtenAsText } from "content-model/field-metadata";
import {
  alike,
  amount,
  group,
  list,
  listOf,
  oneOf,
  pattern,
  pixels,
  text,
  texts,
  wholeNumber,
  yesOrNo,
} from "content-model/fields";
import { type Content, contentFile } from "content-model/source";
import * as v from "valibot";
import { link } from "../../fields/page-fields.ts";

/** Which of the three notes below the screen explains this place. */
const note = v.optional(wholeNumber([1, 2, 3]));

const alt = described(
  "the whole screen in words, for people who cannot see it",
  text({ max: 900 }),
);

const links = described(
  "where other screens have the same records; the fragment is the number of a line there",
  v.optional(list(link(), { min: 1, max: 3 })),
);

/** What a line of the screen opens to: where its figures come from. */
const trace = listOf(2, 5, texts({ name: 24, value: 60 }));
export type FigureTrace = v.InferOutput<typeof trace>;

const frame = {
  alt,
  title: text({ max: 50 }),
  meta: described("site, unit, cutoff time", list(text({ max: 28 }), { min: 1, max: 3 })),
  links,
  notes: list(text({ max: 150 }), 3),
};

/** What a screen that somebody else holds has around it: at the gate, at the job, at the contractor's. */
const deviceFrame = {
  alt,
  name: described("whose screen it is", text({ max: 40 })),
  links,
};

const word = text({ max: 24 });
const words = text({ max: 60 });

/** A quantity that a reference takes from the sample plant. */
const plantAmount = writtenAsText(amount());

/**
 * A label on a rendered scene. `anchor` names the place in the scene that it points at; `dx` and `dy`
 * are the pixels from there to the near end of the label: negative is left, up. `narrow` is where
 * the label's top left corner is on phones; without it the label is left out there.
 */
export const callout = group({
  anchor: described("a place that the picture defines", text({ max: 40 })),
  ...texts({ tag: 24, text: 40 }),
  hot: described("drawn in signal orange: the one thing that matters now", v.optional(yesOrNo())),
  dx: described("pixels from the place to the label; negative is left", pixels()),
  dy: described("pixels from the place to the label; negative is up", pixels()),
  narrow: described(
    "where its corner is on phones; a label without it is left out there",
    v.optional(group({ left: pixels(), top: pixels() })),
  ),
});
export type Callout = v.InferOutput<typeof callout>;

export const bidComparison = contentFile(
  "figures/bid-comparison.yaml",
  group({
    ...frame,
    currency: text({ max: 3 }),
    estimate: group({ label: words, amount: plantAmount, note }),
    labels: group(alike(word, "asBid", "normalized", "none", "sortBy")),
    bids: listOf(2, 4, {
      name: word,
      asBid: plantAmount,
      exclusions: list(group({ text: words, amount: plantAmount }), { max: 3 }),
      checks: list(words, { min: 1, max: 3 }),
      note,
    }),
    award: group({
      title: words,
      bidder: word,
      fields: listOf(3, 6, texts({ name: 24, value: 110 })),
      stamp: word,
      note,
    }),
  }),
  "The product picture of Sourcing. Sample data of the plant. Totals and differences from the estimate are worked out by the site.",
);
export type BidComparisonData = Content<typeof bidComparison>;

export const contractorView = contentFile(
  "figures/contractor-view.yaml",
  group({
    ...deviceFrame,
    title: words,
    meta: described("contract, order, day", list(word, { min: 1, max: 3 })),
    scope: described(
      "what the amounts include, and what this contractor does not see",
      text({ max: 140 }),
    ),
    currency: text({ max: 3 }),
    columns: group(alike(word, "worker", "gate", "payable", "claimed", "amount", "state")),
    lines: listOf(2, 6, {
      worker: word,
      remark: v.optional(words),
      ...alike(plantAmount, "gate", "payable", "claimed"),
      amount: described("of the payable hours, with per diem and equipment", plantAmount),
      state: word,
      held: described(
        "about the hours claimed beyond that: why they are held, and what they would come to",
        v.optional(group({ reason: text({ max: 90 }), amount: plantAmount })),
      ),
    }),
    ...alike(word, "settled", "held"),
    actions: described("what the contractor can do about a line that is held", list(word, 2)),
  }),
  "What Contractor B sees of its own shift. Sample data of the plant. The sums are worked out by the site.",
);
export type ContractorViewData = Content<typeof contractorView>;

export const estimate = contentFile(
  "figures/estimate.yaml",
  group({
    ...frame,
    currency: text({ max: 3 }),
    columns: group(
      alike(word, "item", "text", "quantity", "norm", "factor", "hours", "rate", "cost"),
    ),
    days: described("the schedule's days, each of `hoursPerDay`", list(word, { min: 2, max: 4 })),
    hoursPerDay: amount(),
    lines: listOf(4, 8, {
      item: word,
      text: words,
      quantity: plantAmount,
      unit: text({ max: 4 }),
      ...alike(plantAmount, "norm", "factor", "rate"),
      start: described("hours from the start of the window", plantAmount),
      duration: plantAmount,
      added: v.optional(yesOrNo()),
      trace,
      note,
    }),
    part: described(
      "in the close-up, which has only the first lines, above the totals of all",
      pattern("shown", "total"),
    ),
    ...alike(words, "frozen", "added", "total"),
  }),
  "The product picture of Planning. Sample data of the plant. Hours (quantity × norm × factor), cost and totals are worked out by the site; start and duration are in hours of the window.",
);
export type EstimateData = Content<typeof estimate>;

export const foremanPhone = contentFile(
  "figures/foreman-phone.yaml",
  group({
    ...deviceFrame,
    ...alike(word, "time", "signal"),
    offline: text({ max: 80 }),
    crew: word,
    order: words,
    columns: group(alike(word, "worker", "rule", "claimed")),
    rows: described(
      "hours by the contract's rule, and as the foreman enters them",
      listOf(3, 7, {
        worker: word,
        remark: v.optional(word),
        ...alike(plantAmount, "rule", "claimed"),
      }),
    ),
    total: described(
      "the total of all rows; the last row is the crew without the workers above it",
      word,
    ),
    action: word,
  }),
  "The phone of the foreman of Crew 7 after the shift. Sample data of the plant. Totals are worked out by the site.",
);
export type ForemanPhoneData = Content<typeof foremanPhone>;

export const gateTablet = contentFile(
  "figures/gate-tablet.yaml",
  group({
    ...deviceFrame,
    bar: described("gate, lane, time", list(word, { min: 2, max: 3 })),
    worker: word,
    facts: words,
    verdict: text({ max: 12 }),
    reason: words,
    checks: listOf(2, 5, { ...alike(word, "name", "value"), passed: yesOrNo() }),
    actions: described("the first is what the guard is asked to do", list(word, 2)),
    told: text({ max: 90 }),
    line: listOf(1, 3, alike(word, "label", "worker", "value")),
  }),
  "The screen of a guard at Gate 2 on the morning of figures/shift-roster.yaml, a minute after W-1043 went in. Sample data of the plant.",
);
export type GateTabletData = Content<typeof gateTablet>;

export const invoice = contentFile(
  "figures/invoice.yaml",
  group({
    ...frame,
    currency: text({ max: 3 }),
    ...alike(words, "evidenceTitle", "invoiceTitle"),
    lines: listOf(3, 5, {
      model: word,
      evidence: group({ title: words, detail: text({ max: 80 }) }),
      order: word,
      text: words,
      quantity: plantAmount,
      unit: text({ max: 4 }),
      rate: plantAmount,
      status: text({ max: 40 }),
      held: v.optional(yesOrNo()),
      trace,
      note,
    }),
    retention: group({ text: words, amount: plantAmount }),
    total: words,
    totalNote: note,
  }),
  "The product picture of Invoicing. Sample data of the plant. Amounts and the total are worked out by the site: a quantity in % is that share of the rate; a line that is held does not count.",
);
export type InvoiceData = Content<typeof invoice>;

export const kpiBoard = contentFile(
  "figures/kpi-board.yaml",
  group({
    ...frame,
    columns: group(
      alike(word, "site", "ratio", "days", "disputed", "added", "idle", "mix", "trend"),
    ),
    definitions: described(
      "what each column counts, as module-pages/analytics.yaml defines it",
      group(alike(text({ max: 100 }), "ratio", "days", "disputed", "added", "idle")),
    ),
    mixLabels: list(word, 3),
    sites: listOf(3, 6, {
      name: word,
      records: words,
      ...alike(plantAmount, "ratio", "days", "disputed", "added", "idle"),
      mix: described("shares of the three billing models in percent", list(plantAmount, 3)),
      trend: described("claimed / payable of the last weeks, oldest first", list(plantAmount, 8)),
      outside: described(
        "the column whose value is outside its band",
        v.optional(oneOf(["ratio", "days", "disputed", "added", "idle"], "a column")),
      ),
      excluded: described("why the site is not compared", v.optional(words)),
      note,
    }),
    band: group({ label: words, ...alike(plantAmount, "low", "high") }),
  }),
  "The product picture of Analytics. Sample data of the plant.",
);
export type KpiBoardData = Content<typeof kpiBoard>;

export const scaffoldMap = contentFile(
  "figures/scaffold-map.yaml",
  group({
    ...frame,
    currency: text({ max: 3 }),
    overbuiltFrom: plantAmount,
    labels: group({
      ...alike(word, "idle", "overbuilt", "inUse", "requested", "standing", "unused"),
      ...alike(word, "days", "cost", "sortBy", "idleDays", "overbuild"),
    }),
    zones: listOf(2, 6, {
      name: word,
      ...alike(amount(), "x", "y", "width", "height"),
      note,
    }),
    equipment: listOf(2, 12, {
      tag: word,
      kind: oneOf(["column", "tank", "exchanger", "rack"], "a kind of equipment"),
      ...alike(amount(), "x", "y"),
    }),
    scaffolds: listOf(3, 14, {
      tag: word,
      state: writtenAsText(oneOf(["idle", "overbuilt", "inUse"], "a state")),
      ...alike(amount(), "x", "y"),
    }),
    listTitle: words,
    findings: listOf(2, 5, {
      ...alike(word, "tag", "zone"),
      ...alike(plantAmount, "requested", "standing", "unusedDays", "perDay", "avoidable"),
      note,
    }),
  }),
  "The product picture of Scaffolding. Sample data of the plant. Places are in percent of the plot, from the top left. Overbuild and the cost of unused days are worked out by the site.",
);
export type ScaffoldMapData = Content<typeof scaffoldMap>;

export const shiftRoster = contentFile(
  "figures/shift-roster.yaml",
  group({
    ...frame,
    columns: group(alike(word, "worker", "craft", "order", "badgeIn", "certificate", "clearance")),
    workers: described(
      "exceptions first",
      listOf(4, 9, {
        ...alike(word, "worker", "craft", "contractor", "order", "badgeIn"),
        certificate: words,
        state: writtenAsText(oneOf(["stopped", "expiring", "cleared"], "a state")),
        clearance: word,
        note,
      }),
    ),
    crewsTitle: words,
    crews: listOf(2, 5, {
      name: word,
      ...alike(plantAmount, "badged", "cleared", "planned"),
      note,
    }),
    hoursTitle: words,
    hoursColumns: group(alike(word, "workerClass", "gate", "payable", "claimed", "difference")),
    hours: described(
      "differences are computed: claimed less payable",
      listOf(2, 5, {
        workerClass: word,
        ...alike(plantAmount, "gate", "payable", "claimed"),
        trace: described("gate, contract and timesheet, from which these hours come", trace),
        note,
      }),
    ),
  }),
  "The product picture of Time Management. Sample data of the plant: worker numbers, no names. Differences are worked out by the site.",
);
export type ShiftRosterData = Content<typeof shiftRoster>;

export const taskBoard = contentFile(
  "figures/task-board.yaml",
  group({
    ...frame,
    labels: group({
      ...alike(word, "remaining", "float", "handoff", "overdue"),
      /** of the field that changes a task's state, and on a task that is paused or waits without a reason */
      ...alike(word, "state", "reasonNeeded"),
    }),
    columns: listOf(3, 3, {
      state: oneOf(["active", "paused", "waiting"], "a state"),
      name: word,
      tasks: listOf(1, 4, {
        ...alike(word, "order", "tag"),
        text: words,
        crew: word,
        remaining: described("hours", plantAmount),
        float: described(
          "hours that are left at the handoff; below 0, the task is late",
          plantAmount,
        ),
        percent: described("physical progress", plantAmount),
        handoff: v.optional(word),
        reason: v.optional(words),
        overdue: v.optional(yesOrNo()),
        note,
      }),
    }),
  }),
  "The product picture of Project Management. Sample data of the plant: crews and tags, no names.",
);
export type TaskBoardData = Content<typeof taskBoard>;
