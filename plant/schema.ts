import { described } from "content-model/field-metadata";
import {
  alike,
  amount,
  count,
  expected,
  group,
  list,
  oneOf,
  text,
  yesOrNo,
} from "content-model/fields";
import { isoDate, time } from "content-model/formatted-text";
import { type Content, contentFile } from "content-model/source";
import * as v from "valibot";
import { weekdays } from "./days.ts";
import { toCents } from "./money.ts";

/** A number that counts or measures something: 0 or more. */
const quantity = () => v.pipe(amount(), v.minValue(0, expected("a number from 0")));

/** Dollars in the file, whole cents in the plant. */
const money = () => described("in dollars", v.pipe(quantity(), v.transform(toCents)));

const hours = () => described("in hours, such as 11.5", quantity());

const records = <const Fields extends Record<string, v.GenericSchema>>(fields: Fields) =>
  list(group(fields));

/** A list of names with their values in the file, the values by name in the plant. */
const named = <S extends v.GenericSchema>(value: S) =>
  v.pipe(
    records({ name: text(), value }),
    v.transform(
      (items): Record<string, v.InferOutput<S>> =>
        Object.fromEntries(items.map((item) => [item.name, item.value])),
    ),
  );

export const plantSite = contentFile(
  "plant/site.yaml",
  group({
    locale: described("how references in texts print numbers and dates", text()),
    currency: text({ max: 3 }),
    unit: text(),
    crews: described(
      "`planned` and `cleared` of the day shift: cleared is who may work, whether badged in yet or not. Members who have a timesheet are in plant/shift.yaml.",
      records({ name: text(), planned: count(), cleared: count() }),
    ),
    orders: described(
      "work orders with their task at the handoff; those without a task were done in preparation, before the shift of this sample, or belong to the units next to Unit 3",
      records({
        id: text(),
        tag: described("the equipment it is on", text()),
        text: text(),
        requires: described("certificates", list(text())),
        task: described(
          "`crew` of the night shift, `remaining` in hours, `float` in hours as of the schedule at the shift's start, `percent` physical progress, `lost` hours of float that a mishap of the shift took, `budget` hours by the catalog’s norms. A task with `until` is paused, one with `missing` waits for resources.",
          v.optional(
            group({
              crew: text(),
              ...alike(hours(), "remaining", "float"),
              lost: v.optional(hours(), 0),
              percent: described("physical progress", quantity()),
              budget: v.optional(hours()),
              until: v.optional(time()),
              missing: v.optional(text()),
            }),
          ),
        ),
      }),
    ),
    fieldChanges: described(
      "a change agreed on site, in hours",
      records({ order: text(), tag: text(), hours: hours() }),
    ),
  }),
  "The sample plant: who works in Unit 3 of Site Coast, on the US Gulf Coast, and on what. Sample data. Every screen, example and download takes its figures from plant/ (docs/plant.md); {{references}} in other content name them.",
);

export const plantContracts = contentFile(
  "plant/contracts.yaml",
  group({
    contracts: records({
      ...alike(text(), "id", "contractor"),
      billing: oneOf(["T&M", "Unit Rate"], "a billing model"),
      perDiem: described("a day worked, far from home", money()),
      rates: described(
        "per hour, by class; a contract that is paid by measured unit has its rates in plant/catalog.yaml",
        named(money()),
      ),
      equipment: described("per hour of use, by name", named(money())),
    }),
    rules: described(
      "the same in all five contracts of this sample",
      group({
        ...alike(time(), "windowStart", "windowEnd"),
        night: described(
          "the window of the night shift; its break and its hours are those of the day shift",
          group(alike(time(), "windowStart", "windowEnd")),
        ),
        break: described(
          "hours, unpaid, once the time in the window reaches `breakFrom`",
          quantity(),
        ),
        breakFrom: hours(),
        minimumCall: described("hours that are paid at least", quantity()),
        overtimeFrom: described("hours of the workweek, standby included", quantity()),
        workweekFrom: described(
          "the day on which the workweek begins",
          oneOf(weekdays, "a day of the week"),
        ),
        overtimeFactor: described("times the rate, such as 1.5", quantity()),
        standbyFactor: described("times the rate, such as 0.8", quantity()),
        premium: described(
          "for hours between these times",
          group({ perHour: money(), from: time(), to: time() }),
        ),
      }),
    ),
    crafts: described("by class", named(text())),
  }),
  "The contracts of the sample plant: what an hour, a day and a machine are paid, by which rules, and what each class is called. Sample data. Amounts are in dollars, hours in decimal hours.",
);

/** Hours of a worker on a work order. */
const worker = { worker: text(), class: text(), crew: text(), order: text() };

export const plantShift = contentFile(
  "plant/shift.yaml",
  group({
    date: isoDate(),
    shift: oneOf(["day", "night"], "a shift"),
    ...alike(text(), "gate", "lane"),
    rosterAt: described("the time that the roster shows", time()),
    handoff: described("when the shift hands off", time()),
    board: described(
      "what the task board shows at the handoff: tasks with less total float than this",
      group({ floatBelow: hours() }),
    ),
    phone: described(
      "the phone of the foreman of Crew 7: without a network since, and when the crew's hours are confirmed",
      group({ offlineFrom: time(), confirmedAt: time() }),
    ),
    event: described(
      "first and last day of the turnaround with two shifts a day; the class whose rate each one of the night shift has, for each hour that the event ends later; and the crews of this shift whose hours differ for a cause that doesn't come back, such as a failed machine",
      group({ from: isoDate(), to: isoDate(), lateClass: text(), oneOffs: list(text()) }),
    ),
    gap: described(
      "what the sheet Hours gap begins with, beside the shift: the worker whose shift it works through, how many people on site, and, for comparing a line, minutes, cost of an hour and hours to set it up. All but the worker are made up.",
      group({
        worker: text(),
        people: described("on site in a shift", count()),
        minutes: described("to compare one line of a timesheet by hand", quantity()),
        hourlyCost: described("dollars for an hour of whoever compares", money()),
        setup: described("hours to set the comparison up, once", quantity()),
      }),
    ),
    pilot: described(
      "the pilot in a turnaround: people, and hours of your own before feed-out and after the last day. It takes the cost of an hour from `gap`.",
      group({
        people: described("on site in the turnaround", count()),
        before: described("hours before feed-out", quantity()),
        after: described("hours after the last day", quantity()),
        added: described("of all these hours, those that a plant has not anyway", quantity()),
      }),
    ),
    waiting: described(
      "a crew and its crane that are paid while their work order can't start; who is in the crew, by class. If nobody looks, they are released at `until`, and the order starts at `startsAt`.",
      group({
        ...alike(text(), "order", "crew"),
        workers: records({ class: text(), count: count() }),
        equipment: text(),
        ...alike(time(), "from", "until", "startsAt"),
      }),
    ),
    planned: described(
      "on the roster; who has badged in by then is worked out from crews and timesheets",
      count(),
    ),
    night: described("who comes at the handoff", group({ planned: count(), badged: count() })),
    certificates: described(
      "A certificate is valid through the day it expires. Anyone who is not listed here has everything that the work order asks for.",
      records({ worker: text(), name: text(), expires: isoDate() }),
    ),
    stopped: described(
      "who is stopped at the gate: nobody goes in without a certificate that the work order asks for",
      records({ ...worker, at: time() }),
    ),
    workers: records({
      ...worker,
      in: time(),
      out: time(),
      claimed: hours(),
      standby: described("hours of the payable ones", v.optional(quantity(), 0)),
      standbyReason: described("what the worker waited for", v.optional(text())),
      equipment: v.optional(text()),
      equipmentHours: v.optional(hours(), 0),
    }),
    decisions: described(
      "what each decision of “Settle one shift” leads to; all other arithmetic is the same as on the screens",
      group({
        certificate: described(
          "the worker who is stopped, who could come instead and from which work order, and when the gate opens for either",
          group({
            ...alike(text(), "worker", "replacement", "replacedFrom"),
            ...alike(time(), "out", "renewedAt", "replacedAt"),
          }),
        ),
        hours: described("the crew whose hours differ", group({ crew: text() })),
        scaffold: described(
          "the idle scaffold whose material the waiting crew's scaffold lacks: until when it is there, when the crew can start with its material, and when the crew is given other work",
          group({
            tag: text(),
            ...alike(isoDate(), "leftUntil", "dismantledOn"),
            ...alike(time(), "readyAt", "movedAt"),
          }),
        ),
        line: described(
          "the line that the contractor invoices: Time & Material on this order",
          group({ order: text() }),
        ),
      }),
    ),
  }),
  "The day shift of October 20 in Unit 3: 38 of the 184 people of that shift, by number. Hours and amounts are worked out from gate times and contract rules (docs/plant.md). Times are those of the site.",
);

export const plantCatalog = contentFile(
  "plant/catalog.yaml",
  group({
    items: described(
      "`rate` in dollars per unit; `award` is where the rate was agreed, with how many vendors were invited and sent a bid",
      records({
        ...alike(text(), "id", "service"),
        unit: text({ max: 8 }),
        rate: money(),
        contract: text(),
        award: v.optional(group({ id: text(), invited: count(), received: count() })),
      }),
    ),
    packages: records({
      id: text(),
      frozen: described("the day of scope freeze", isoDate()),
      lines: described(
        "Hours of a line are quantity × norm × factor; `rate` is in dollars per hour. A line with a unit rate of its own has a factor of 1: the rate covers the conditions. `start` and `duration` are hours of the window.",
        records({
          item: text(),
          quantity: quantity(),
          unit: text({ max: 8 }),
          norm: described("hours per unit", quantity()),
          factor: quantity(),
          rate: described("per hour", money()),
          ...alike(quantity(), "start", "duration"),
          added: v.optional(yesOrNo(), false),
        }),
      ),
    }),
  }),
  "The rate catalog, and the work package that is estimated from it. Sample data.",
);

const dimensions = () => list(quantity(), 3);

export const plantScaffolds = contentFile(
  "plant/scaffolds.yaml",
  group({
    asOf: described("idle days, overbuild and cost are worked out as of this day", isoDate()),
    idleAfter: described("a scaffold is idle for more than this many days", count()),
    overbuiltFrom: described("overbuilt from this many percent", count()),
    erection: described("items of the catalog", text()),
    use: text(),
    standing: records({
      ...alike(text(), "tag", "zone"),
      requester: described("who asked for it, and releases it", v.optional(text())),
      ...alike(described("cubic meters", quantity()), "requested", "built"),
      erected: isoDate(),
      lastUsed: described("without it, the scaffold is in use", v.optional(isoDate())),
    }),
    measured: described(
      "built, measured and down again, so its full rate is due; length × width × height in meters",
      records({
        ...alike(text(), "tag", "order", "measurement"),
        ...alike(dimensions(), "requested", "built"),
        dismantled: isoDate(),
        manShifts: count(),
        hours: quantity(),
      }),
    ),
  }),
  "The scaffolds of Unit 3, with volumes in cubic meters. Sample data. Idle days, overbuild and cost are worked out.",
);

export const plantCommerce = contentFile(
  "plant/commerce.yaml",
  group({
    invoices: records({
      ...alike(text(), "number", "contractor"),
      week: count(),
      purchaseOrder: text(),
      retention: described("percent of the lump-sum lines", quantity()),
      unitRate: described(
        "a unit-rate line takes its quantity from the measurement, its rate from the catalog",
        records({ order: text(), scaffold: text(), item: text() }),
      ),
      timeAndMaterial: described(
        "shifts of eight hours before the turnaround, without overtime. Held if claimed exceeds payable: nothing is payable for two shifts without badge times.",
        records({
          ...alike(text(), "order", "crew", "class"),
          manShifts: count(),
          ...alike(hours(), "claimed", "payable"),
        }),
      ),
      lumpSum: described(
        "shares in percent; a lump-sum line takes its share from the milestones that were accepted: here three deliveries of trays, all accepted in the week of the invoice. Without `accepted`, the milestone is open.",
        records({
          order: text(),
          amount: money(),
          milestones: records({
            share: described("percent", quantity()),
            accepted: v.optional(isoDate()),
          }),
        }),
      ),
    }),
    rfqs: records({
      ...alike(text(), "id", "award", "purchaseOrder"),
      invited: count(),
      ...alike(isoDate(), "closed", "approved"),
      estimate: money(),
      awarded: text(),
      bids: records({ name: text(), asBid: money(), exclusions: list(money()) }),
    }),
    kpis: described(
      "four weeks of each site, up to week 40. `mix` is Unit Rate, T&M, Lump Sum in percent; `trend` has the ratio of the last eight weeks; `hours` are payable by the hour, `rate` is what one costs on average, `waiting` are hours that tasks spent waiting for resources. A site with fewer `days` than the period is not compared.",
      group({
        week: count(),
        period: described("days", count()),
        band: group({ low: quantity(), high: quantity() }),
        sites: records({
          name: text(),
          ...alike(count(), "days", "lines", "hours"),
          rate: money(),
          ...alike(quantity(), "ratio", "approval", "disputed", "added", "idle", "waiting"),
          mix: list(quantity(), 3),
          trend: list(quantity(), 8),
        }),
      }),
    ),
  }),
  "Invoice, request for quotation and KPIs. Sample data. Amounts in dollars; the amounts of lines, totals and differences from the estimate are worked out.",
);

/** The files of the sample plant, by what each holds. */
export const plantSources = {
  site: plantSite,
  contracts: plantContracts,
  shift: plantShift,
  catalog: plantCatalog,
  scaffolds: plantScaffolds,
  commerce: plantCommerce,
};

/** The sample plant, as content/plant has it: amounts in cents. */
export type Plant = { [Part in keyof typeof plantSources]: Content<(typeof plantSources)[Part]> };
