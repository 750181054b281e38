import type { buildFacts } from "../../plant/facts.ts";
import type { Plant } from "../../plant/schema.ts";
import type { Question } from "../../plant/settle.ts";

/*
 * What is true of each record of the sample plant (docs/plant.md): its own fields, and those of what it is made
 * of, such as the task of a work order. plant-truths.ts compares pages with it.
 */

type Facts = ReturnType<typeof buildFacts>;

/** A value of a record, and the path of its field: a number (money in cents), a time of day, a name. */
export type Truth = { field: string; value: number | string };

/** Every value below an object. */
function list(field: string, value: unknown): Truth[] {
  if (typeof value === "number" || typeof value === "string") return [{ field, value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => list(`${field}.${key}`, each));
}

const get = <T>(index: Readonly<Record<string, T>>, id: string): T | undefined => index[id];

/** What each choice about a record of the shift leads to. */
const getSettled = (settled: Record<string, unknown>, question: Question) => settled[question];

/** What pages may say of records, and how to tell which records a text is about. */
export function readRecords(plant: Plant, facts: Facts) {
  const records = new Map<string, Truth[]>();
  const getRecord = (id: string): Truth[] => {
    const truths = records.get(id) ?? listRecord(plant, facts, id);
    records.set(id, truths);
    return truths;
  };
  const { orders } = plant.site;
  const workers = listWorkers(facts);
  const ids = listIds(plant, facts, workers);
  const names = new RegExp(
    `\\b(?:${ids.toSorted((a, b) => b.length - a.length).join("|")})\\b`,
    "g",
  );

  /** The workers who are meant by what a text names: those of a crew, on an order, of a class. */
  const listMembers = (around: readonly string[], headings: readonly string[]) => {
    const wanted = kindsOfWorker
      .map(({ kind, inHeadings }) => ({
        kind,
        named: [...around, ...(inHeadings ? headings : [])].filter((id) =>
          workers.some((worker) => worker[kind] === id),
        ),
      }))
      .filter(({ named }) => named.length > 0);
    if (wanted.length === 0) return [];
    return workers.filter((worker) =>
      wanted.every(({ kind, named }) => named.includes(worker[kind] ?? "")),
    );
  };

  return {
    /** What is true of the contracts and of the shift as a whole. */
    common: [
      ...list("rules", facts.rules),
      ...list("shift", {
        ...facts.shift,
        workers: [],
        stopped: [],
        certificates: [],
        decisions: [],
      }),
      ...list("settled", { open: facts.settled.open, unseen: facts.settled.unseen }),
    ],

    /** The records that a text names. */
    listNames: (text: string): string[] => [...new Set(text.match(names))],

    /**
     * What a text may be about that names records, or stands among them, below headings that name others. One
     * that names a crew is about the crew, or about one of its workers; one that names a work package is about
     * that, or about one of its lines; one without any record may be about any one.
     */
    getReadings(around: readonly string[], headings: readonly string[]): Truth[][] {
      if (around.length === 0) return ids.map(getRecord);
      const meant = orders
        .filter(({ tag, task }) => around.includes(tag) || around.includes(task?.crew ?? ""))
        .map(({ id }) => id);
      const named = [...new Set([...around, ...meant, ...headings])];
      const truths = [...named.flatMap(getRecord), ...listRest(facts, named)];
      const isOfClass = workers.some((worker) => around.includes(worker.class));
      const members =
        named.some((id) => id in facts.workers) && !isOfClass
          ? []
          : listMembers([...around, ...meant], headings).map(({ worker }) => worker);
      const items = Object.values(facts.packages)
        .filter(({ id }) => around.includes(id))
        .flatMap(({ lines }) => Object.keys(lines));
      return [truths, ...[...members, ...items].map((id) => [...getRecord(id), ...truths])];
    },
  };
}
export type Records = ReturnType<typeof readRecords>;

/** What workers have in common; a heading that names a crew says less than the row below it. */
const kindsOfWorker = [
  { kind: "class", inHeadings: true },
  { kind: "contractor", inHeadings: true },
  { kind: "crew", inHeadings: false },
  { kind: "order", inHeadings: false },
] as const;

const listWorkers = ({ shift, workers }: Facts) =>
  [...shift.workers, ...shift.stopped].map(({ worker, class: ofClass, crew, order }) => ({
    worker,
    class: ofClass,
    crew,
    order,
    contractor: get(workers, worker)?.contract?.contractor,
  }));

/** Every name that a record has on pages. */
function listIds(plant: Plant, facts: Facts, workers: ReturnType<typeof listWorkers>): string[] {
  const ids = [
    ...workers.flatMap((worker) => Object.values(worker)),
    ...plant.site.orders.flatMap(({ id, tag, task }) => [id, tag, task?.crew]),
    ...[...plant.scaffolds.standing, ...plant.scaffolds.measured].map(({ tag }) => tag),
    ...Object.keys(facts.crews),
    ...Object.keys(facts.catalog),
    ...Object.values(facts.packages).flatMap(({ id, lines }) => [id, ...Object.keys(lines)]),
    ...Object.values(facts.rfqs).flatMap(({ id, bids }) => [id, ...Object.keys(bids)]),
    ...Object.keys(facts.invoices),
    ...Object.keys(facts.kpis.sites),
    ...Object.keys(facts.contracts),
  ];
  return [...new Set(ids.filter((id) => id !== undefined))];
}

/** Everything that is true of one record, whatever its kind. */
function listRecord(plant: Plant, facts: Facts, id: string): Truth[] {
  return [
    ...listOrder(plant, facts, id),
    ...listWorker(facts, id),
    ...listScaffold(plant, facts, id),
    ...listPrices(plant, facts, id),
    ...listCommerce(plant, facts, id),
    ...list("crew", get(facts.crews, id)),
    ...list("contractor", get(facts.contractors, id)),
  ];
}

function listOrder(plant: Plant, { orders, invoices, settled, shift }: Facts, id: string): Truth[] {
  const isHere = ({ order }: { order: string }) => order === id;
  return [
    ...list("order", get(orders, id)),
    ...Object.values(invoices).flatMap(({ lines, timeAndMaterial, lumpSum }) =>
      list("line", [get(lines, id), timeAndMaterial.filter(isHere), lumpSum.filter(isHere)]),
    ),
    ...list("change", plant.site.fieldChanges.filter(isHere)),
    ...(id === shift.decisions.line.order ? list("settled", getSettled(settled, "line")) : []),
  ];
}

function listWorker({ workers, settled, shift }: Facts, id: string): Truth[] {
  const worker = get(workers, id);
  if (!worker) return [];
  const { contract, ...own } = worker;
  const { hours, certificate } = shift.decisions;
  return [
    ...list("worker", { ...own, perDiem: contract?.perDiem }),
    ...(id === hours.worker ? list("hours", getSettled(settled, "hours")) : []),
    ...(id === certificate.worker ? list("settled", getSettled(settled, "certificate")) : []),
  ];
}

/** A scaffold, with the rates that it is paid at; one that was measured, by its work order as well. */
function listScaffold({ scaffolds }: Plant, facts: Facts, id: string): Truth[] {
  const { erection, use, idleAfter } = scaffolds;
  const costs = facts.scaffolds as unknown as Record<string, { days: number; idleDays: number }>;
  const measured = scaffolds.measured.filter(
    ({ tag, order }) => tag === id || order === id || id === erection,
  );
  const truths = measured.flatMap(({ tag }) => list("scaffold", costs[tag]));
  if (!scaffolds.standing.some(({ tag }) => tag === id)) return truths;
  const cost = costs[id];
  return [
    ...truths,
    ...list("scaffold", cost),
    ...list("scaffold", { usedDays: (cost?.days ?? 0) - (cost?.idleDays ?? 0), idleAfter }),
    ...list("item", [get(facts.catalog, erection), get(facts.catalog, use)]),
    ...(id === facts.shift.decisions.scaffold.tag
      ? list("settled", getSettled(facts.settled, "scaffold"))
      : []),
  ];
}

/** Items of the catalog and of estimates, and the contracts and classes that have rates. */
function listPrices({ site }: Plant, { catalog, packages, contracts }: Facts, id: string): Truth[] {
  return [
    ...list("item", get(catalog, id)),
    ...list(
      "item",
      Object.values(catalog).filter(({ contract }) => contract === id),
    ),
    ...Object.values(packages).flatMap(({ lines, ...total }) =>
      id === total.id ? list("package", total) : list("estimate", get(lines, id)),
    ),
    ...list("contract", get(contracts, id)),
    ...list(
      "contract",
      site.contracts.filter(({ contractor }) => contractor === id),
    ),
    ...list(
      "rate",
      site.contracts.map(({ rates }) => rates[id]),
    ),
  ];
}

/** Bids, invoices, the crews on them, and the sites with their KPIs. */
function listCommerce(plant: Plant, { rfqs, invoices, kpis }: Facts, id: string): Truth[] {
  const { band, period } = kpis;
  const { idleAfter } = plant.scaffolds;
  return [
    ...Object.values(rfqs).flatMap(({ bids, winner: _, ...rfq }) => {
      if (id === rfq.id) return list("rfq", rfq);
      return id in bids ? list("bid", { ...get(bids, id), estimate: rfq.estimate }) : [];
    }),
    ...Object.values(invoices).flatMap(
      ({ lines: _, unitRate: __, timeAndMaterial, lumpSum: ___, ...invoice }) => [
        ...(id === invoice.number ? list("invoice", invoice) : []),
        ...list(
          "line",
          timeAndMaterial.filter(({ crew }) => crew === id),
        ),
      ],
    ),
    ...(id in kpis.sites ? list("site", { ...get(kpis.sites, id), band, period, idleAfter }) : []),
  ];
}

/** What the rest of a crew has where some of its workers have lines of their own. */
function listRest({ crews, workers }: Facts, ids: readonly string[]): Truth[] {
  const lines = ids
    .map((id) => get(workers, id))
    .filter((line) => line !== undefined && "payable" in line);
  if (lines.length === 0) return [];
  return ids.flatMap((id) => {
    const crew = get(crews, id);
    if (!crew) return [];
    const rest = (field: "payable" | "claimed") =>
      lines.reduce((left, line) => left - line[field], crew[field]);
    return list("rest", { payable: rest("payable"), claimed: rest("claimed") });
  });
}
