import * as v from "valibot";
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
    locale: text(),
    currency: text({ max: 3 }),
    unit: text(),
    contracts: list(
      group({
        id: text(),
        contractor: text(),
        billing: oneOf(["T&M", "Unit Rate"], "a billing model"),
        perDiem: money(),
        /** per hour, by class */
        rates: named(money()),
        /** per hour of use, by name */
        equipment: named(money()),
      }),
    ),
    rules: group({
      windowStart: time(),
      windowEnd: time(),
      break: quantity(),
      breakFrom: quantity(),
      minimumCall: quantity(),
      overtimeFrom: quantity(),
      overtimeFactor: quantity(),
      standbyFactor: quantity(),
      premium: group({ factor: quantity(), from: time(), to: time() }),
    }),
    /** by class */
    crafts: named(text()),
    crews: list(group({ name: text(), planned: count(), cleared: count() })),
    orders: list(
      group({
        id: text(),
        /** the equipment it is on */
        tag: text(),
        text: text(),
        /** certificates */
        requires: list(text()),
        task: v.optional(
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
      }),
    ),
    fieldChanges: list(group({ order: text(), tag: text(), hours: quantity() })),
  }),
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
    rosterAt: time(),
    handoff: time(),
    onSite: count(),
    night: group({ planned: count(), badged: count() }),
    certificates: list(group({ worker: text(), name: text(), expires: isoDate() })),
    stopped: list(group({ ...worker, at: time() })),
    workers: list(
      group({
        ...worker,
        in: time(),
        out: time(),
        claimed: quantity(),
        /** of the payable hours */
        standby: v.optional(quantity(), 0),
        equipment: v.optional(text()),
        equipmentHours: v.optional(quantity(), 0),
      }),
    ),
    decisions: group({
      certificate: group({
        worker: text(),
        out: time(),
        admittedAt: time(),
        renewedAt: time(),
        reassignedAt: time(),
        reassignedTo: text(),
      }),
      hours: group({ worker: text() }),
      scaffold: group({
        tag: text(),
        leftUntil: isoDate(),
        dismantledOn: isoDate(),
        neededUntil: isoDate(),
      }),
      line: group({ order: text() }),
    }),
  }),
);

/** content/plant/catalog.yaml */
export const plantCatalog = contentFile(
  "plant/catalog.yaml",
  group({
    items: list(
      group({
        id: text(),
        service: text(),
        unit: text({ max: 8 }),
        rate: money(),
        contract: text(),
        award: v.optional(text()),
      }),
    ),
    packages: list(
      group({
        id: text(),
        revision: count(),
        lines: list(
          group({
            item: text(),
            quantity: quantity(),
            unit: text({ max: 8 }),
            /** hours per unit */
            norm: quantity(),
            factor: quantity(),
            /** per hour */
            rate: money(),
            start: quantity(),
            duration: quantity(),
            added: v.optional(yesOrNo(), false),
          }),
        ),
      }),
    ),
  }),
);

/** Length, width and height in meters. */
const dimensions = () => list(quantity(), 3);

/** content/plant/scaffolds.yaml */
export const plantScaffolds = contentFile(
  "plant/scaffolds.yaml",
  group({
    asOf: isoDate(),
    /** days */
    idleAfter: count(),
    /** percent */
    overbuiltFrom: count(),
    /** items of the catalog */
    erection: text(),
    use: text(),
    standing: list(
      group({
        tag: text(),
        zone: text(),
        equipment: v.optional(text()),
        /** cubic meters */
        requested: quantity(),
        built: quantity(),
        erected: isoDate(),
        lastUsed: v.optional(isoDate()),
      }),
    ),
    measured: list(
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
  }),
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
        /** percent of the lump-sum lines */
        retention: quantity(),
        /** quantity as measured, rate of the catalog */
        unitRate: list(group({ order: text(), scaffold: text(), item: text() })),
        /** hours of a class */
        timeAndMaterial: list(
          group({
            order: text(),
            crew: text(),
            class: text(),
            manShifts: count(),
            claimed: quantity(),
            payable: quantity(),
          }),
        ),
        /** shares in percent; without `accepted`, the milestone is open */
        lumpSum: list(
          group({
            order: text(),
            amount: money(),
            milestones: list(group({ share: quantity(), accepted: v.optional(isoDate()) })),
          }),
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
    kpis: group({
      week: count(),
      /** days */
      period: count(),
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
  }),
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
