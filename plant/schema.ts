import * as v from "valibot";
import { described } from "../app/content/description.ts";
import {
  amount,
  count,
  group,
  isoDate,
  list,
  oneOf,
  text,
  time,
  yesOrNo,
} from "../app/content/fields.ts";
import { expected } from "../app/content/found-text.ts";
import { type Content, contentFile } from "../app/content/source.ts";
import { toCents } from "./money.ts";

/** A figure that counts or measures something: 0 or more. */
const quantity = () =>
  v.pipe(
    amount(),
    v.check((value) => value >= 0, expected("a number from 0")),
  );

/** Dollars in the file, whole cents in the plant. */
const money = () => v.pipe(quantity(), v.transform(toCents));

/** Names of their own, such as those of crafts. */
const named = <S extends v.GenericSchema>(value: S) => v.record(v.string(), value);

/** content/plant/site.yaml */
export const plantSite = contentFile(
  "plant/site.yaml",
  group({
    locale: described("how references in texts print numbers and dates", text()),
    currency: text({ max: 3 }),
    unit: text(),
    contracts: list(
      group({
        id: text(),
        contractor: text(),
        billing: oneOf(["T&M", "Unit Rate"], "a billing model"),
        perDiem: money(),
        rates: described(
          "per hour, by class; a contract that is paid by measured unit has its rates in catalog.yaml",
          named(money()),
        ),
        equipment: described("per hour of use, by name", named(money())),
      }),
    ),
    rules: described(
      "the same in all five contracts of this sample",
      group({
        windowStart: time(),
        windowEnd: time(),
        break: described("unpaid, once the time in the window reaches `breakFrom`", quantity()),
        breakFrom: quantity(),
        minimumCall: quantity(),
        overtimeFrom: quantity(),
        overtimeFactor: quantity(),
        standbyFactor: quantity(),
        premium: described(
          "for hours between these times",
          group({ factor: quantity(), from: time(), to: time() }),
        ),
      }),
    ),
    crafts: described("by class", named(text())),
    crews: described(
      "`planned` and `cleared` of the day shift: cleared is who may work, whether badged in yet or not. Members who have a timesheet are in shift.yaml.",
      list(group({ name: text(), planned: count(), cleared: count() })),
    ),
    orders: described(
      "work orders with their task at the handoff; those without a task were done before the shift of this sample, as preparation, or belong to the units beside unit 3",
      list(
        group({
          id: text(),
          tag: described("the equipment it is on", text()),
          text: text(),
          requires: described("certificates", list(text())),
          task: described(
            "`crew` of the night shift, `remaining` and `float` in hours, `percent` physical progress. A task with `until` is paused, one with `missing` waits for resources.",
            v.optional(
              group({
                crew: text(),
                remaining: quantity(),
                float: quantity(),
                percent: quantity(),
                until: v.optional(time()),
                missing: v.optional(text()),
                lateStart: v.optional(yesOrNo()),
              }),
            ),
          ),
        }),
      ),
    ),
    fieldChanges: described(
      "a change agreed on site, in hours",
      list(group({ order: text(), tag: text(), hours: quantity() })),
    ),
  }),
  "The sample plant: who works in unit 3 of Site Coast, on the US Gulf Coast, under which contract, on what. Sample data. Every screen, example and download takes its figures from this folder (docs/plant.md); {{references}} in other content name them. Amounts are in dollars, hours in decimal hours.",
);

/** Hours of a worker on a work order. */
const worker = { worker: text(), class: text(), crew: text(), order: text() };

/** content/plant/shift.yaml */
export const plantShift = contentFile(
  "plant/shift.yaml",
  group({
    date: isoDate(),
    shift: oneOf(["day", "night"], "a shift"),
    gate: text(),
    lane: text(),
    rosterAt: described("when the roster is looked at", time()),
    handoff: described("when the shift hands over", time()),
    onSite: described(
      "badged in that day; two of them, W-0785 and W-1180, come after the roster is looked at",
      count(),
    ),
    night: described("who comes at the handoff", group({ planned: count(), badged: count() })),
    certificates: described(
      "A certificate is valid through the day it expires. Who is not listed here has all that the work order asks for.",
      list(group({ worker: text(), name: text(), expires: isoDate() })),
    ),
    stopped: described(
      "stopped at the gate: without a certificate that the work order asks for, nobody goes in",
      list(group({ ...worker, at: time() })),
    ),
    workers: list(
      group({
        ...worker,
        in: time(),
        out: time(),
        claimed: quantity(),
        standby: described("of the payable hours", v.optional(quantity(), 0)),
        equipment: v.optional(text()),
        equipmentHours: v.optional(quantity(), 0),
      }),
    ),
    decisions: described(
      "what each decision of “Settle one shift” leads to; the rest of its arithmetic is that of the screens",
      group({
        certificate: described(
          "the worker that is stopped: when the gate opens in each case, and the work order without confined space",
          group({
            worker: text(),
            out: time(),
            admittedAt: time(),
            renewedAt: time(),
            reassignedAt: time(),
            reassignedTo: text(),
          }),
        ),
        hours: group({ worker: text() }),
        scaffold: described(
          "the idle scaffold: until when it is there in each case",
          group({
            tag: text(),
            leftUntil: isoDate(),
            dismantledOn: isoDate(),
            neededUntil: isoDate(),
          }),
        ),
        line: described(
          "the line that the contractor invoices: Time & Material on this order",
          group({ order: text() }),
        ),
      }),
    ),
  }),
  "The day shift of November 17 in unit 3: 38 of the 184 people of that shift, by number. Hours and amounts are worked out from gate times and contract rules (docs/plant.md). Times are those of the site.",
);

/** content/plant/catalog.yaml */
export const plantCatalog = contentFile(
  "plant/catalog.yaml",
  group({
    items: described(
      "`rate` in dollars per unit; `award` is where the rate was agreed",
      list(
        group({
          id: text(),
          service: text(),
          unit: text({ max: 8 }),
          rate: money(),
          contract: text(),
          award: v.optional(text()),
        }),
      ),
    ),
    packages: list(
      group({
        id: text(),
        revision: count(),
        lines: described(
          "Hours of a line are quantity × norm × factor; `rate` is in dollars per hour. A line with a unit rate of its own has a factor of 1: the rate covers the conditions. `start` and `duration` are hours of the window.",
          list(
            group({
              item: text(),
              quantity: quantity(),
              unit: text({ max: 8 }),
              norm: described("hours per unit", quantity()),
              factor: quantity(),
              rate: described("per hour", money()),
              start: quantity(),
              duration: quantity(),
              added: v.optional(yesOrNo(), false),
            }),
          ),
        ),
      }),
    ),
  }),
  "The rate catalog, and the work package that is estimated from it. Sample data.",
);

/** Length, width and height in meters. */
const dimensions = () => list(quantity(), 3);

/** content/plant/scaffolds.yaml */
export const plantScaffolds = contentFile(
  "plant/scaffolds.yaml",
  group({
    asOf: described("idle days, overbuild and cost are worked out as of this day", isoDate()),
    idleAfter: described("a scaffold is idle for more than this many days", count()),
    overbuiltFrom: described("overbuilt from this many percent", count()),
    erection: described("items of the catalog", text()),
    use: text(),
    standing: list(
      group({
        tag: text(),
        zone: text(),
        equipment: v.optional(text()),
        requested: described("cubic meters", quantity()),
        built: quantity(),
        erected: isoDate(),
        lastUsed: described("without it, the scaffold is in use", v.optional(isoDate())),
      }),
    ),
    measured: described(
      "built, measured, and down again on October 28, so the whole of its rate is due; length × width × height in meters",
      list(
        group({
          tag: text(),
          order: text(),
          measurement: text(),
          requested: dimensions(),
          built: dimensions(),
          manShifts: count(),
          hours: quantity(),
        }),
      ),
    ),
  }),
  "The scaffolds of unit 3, with volumes in cubic meters. Sample data. Idle days, overbuild and cost are worked out.",
);

/** content/plant/commerce.yaml */
export const plantCommerce = contentFile(
  "plant/commerce.yaml",
  group({
    invoices: list(
      group({
        number: text(),
        contractor: text(),
        week: count(),
        purchaseOrder: text(),
        retention: described("percent of the lump-sum lines", quantity()),
        unitRate: described(
          "a unit-rate line takes its quantity from the measurement, its rate from the catalog",
          list(group({ order: text(), scaffold: text(), item: text() })),
        ),
        timeAndMaterial: described(
          "shifts of eight hours before the turnaround, without overtime. Held if claimed exceeds payable: nothing is payable for two shifts without badge times.",
          list(
            group({
              order: text(),
              crew: text(),
              class: text(),
              manShifts: count(),
              claimed: quantity(),
              payable: quantity(),
            }),
          ),
        ),
        lumpSum: described(
          "shares in percent; a lump-sum line takes its share from the milestones that were accepted: here drawings, trays made, and trays delivered. Without `accepted`, the milestone is open.",
          list(
            group({
              order: text(),
              amount: money(),
              milestones: list(group({ share: quantity(), accepted: v.optional(isoDate()) })),
            }),
          ),
        ),
      }),
    ),
    rfqs: list(
      group({
        id: text(),
        award: text(),
        purchaseOrder: text(),
        invited: count(),
        closed: isoDate(),
        approved: isoDate(),
        estimate: money(),
        awarded: text(),
        bids: list(group({ name: text(), asBid: money(), exclusions: list(money()) })),
      }),
    ),
    kpis: described(
      "four weeks of each site, up to week 44. `mix` is Unit Rate, T&M, Lump Sum in percent; `trend` has the ratio of the last eight weeks. A site with fewer `days` than the period is not compared.",
      group({
        week: count(),
        period: described("days", count()),
        band: group({ low: quantity(), high: quantity() }),
        sites: list(
          group({
            name: text(),
            days: count(),
            lines: count(),
            ratio: quantity(),
            approval: quantity(),
            disputed: quantity(),
            added: quantity(),
            idle: quantity(),
            mix: list(quantity(), 3),
            trend: list(quantity(), 8),
          }),
        ),
      }),
    ),
  }),
  "Invoice, request for quotation and KPIs. Sample data. Amounts in dollars; the amounts of lines, totals and differences from the estimate are worked out.",
);

/** The files of the sample plant, by what each holds. */
export const plantSources = {
  site: plantSite,
  shift: plantShift,
  catalog: plantCatalog,
  scaffolds: plantScaffolds,
  commerce: plantCommerce,
};

/** The sample plant, as content/plant has it: amounts in cents. */
export type Plant = { [Part in keyof typeof plantSources]: Content<(typeof plantSources)[Part]> };
