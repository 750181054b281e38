import { compareBids } from "./bids.ts";
import { getCertificates, getClearance } from "./clearance.ts";
import { estimatePackage } from "./estimate.ts";
import { buildInvoice } from "./invoice.ts";
import { judgeSite, measureShift } from "./kpis.ts";
import { costScaffold, measureScaffold } from "./scaffolds.ts";
import type { Plant } from "./schema.ts";
import { choices, questions, type Settlement, settle, unseen } from "./settle.ts";
import { settleShift, totalLines } from "./shift.ts";
import { getTask } from "./tasks.ts";

const index = <T, V>(items: readonly T[], getKey: (item: T) => string, getValue: (item: T) => V) =>
  Object.fromEntries(items.map((item) => [getKey(item), getValue(item)]));

const getSums = ({ total, kpis }: Settlement) => ({ total, kpis });

/**
 * Everything that content may refer to, given and derived, by kind and number: `workers.W-0774.payable`,
 * `scaffolds.S-04217.idleCost`. Money in cents, hours decimal, days as ISO 8601.
 */
export function buildFacts(plant: Plant) {
  const { site, shift, catalog, scaffolds, commerce } = plant;
  const lines = settleShift(plant);
  const certificates = (worker: string) =>
    index(
      getCertificates(plant, worker),
      ({ name }) => name,
      (each) => each,
    );
  const costs = scaffolds.standing.map(({ tag }) => costScaffold(plant, tag));
  return {
    unit: site.unit,
    rules: site.rules,
    shift: { ...shift, total: { ...totalLines(lines), ...measureShift(lines, costs) } },
    contracts: index(
      site.contracts,
      ({ id }) => id,
      (each) => each,
    ),
    crews: index(
      site.crews,
      ({ name }) => name,
      (crew) => ({
        ...crew,
        ...totalLines(lines.filter((line) => line.crew === crew.name)),
      }),
    ),
    contractors: index(
      site.contracts,
      ({ contractor }) => contractor,
      ({ contractor }) =>
        totalLines(lines.filter(({ contract }) => contract.contractor === contractor)),
    ),
    orders: index(
      site.orders,
      ({ id }) => id,
      (order) => ({
        ...order,
        ...totalLines(lines.filter((line) => line.order === order.id)),
        task: getTask(plant, order.id),
      }),
    ),
    workers: {
      ...index(
        lines,
        ({ worker }) => worker,
        (line) => ({
          ...line,
          certificates: certificates(line.worker),
          clearance: getClearance(plant, line.worker, line.order),
        }),
      ),
      ...index(
        shift.stopped,
        ({ worker }) => worker,
        (each) => ({
          ...each,
          craft: site.crafts[each.class],
          contract: site.contracts.find(({ rates }) => each.class in rates),
          certificates: certificates(each.worker),
          clearance: getClearance(plant, each.worker, each.order),
        }),
      ),
    },
    fieldChanges: index(
      site.fieldChanges,
      ({ tag }) => tag,
      (each) => each,
    ),
    catalog: index(
      catalog.items,
      ({ id }) => id,
      (each) => each,
    ),
    packages: index(
      catalog.packages,
      ({ id }) => id,
      ({ id }) => {
        const estimated = estimatePackage(plant, id);
        return {
          ...estimated,
          lines: index(
            estimated.lines,
            ({ item }) => item,
            (each) => each,
          ),
        };
      },
    ),
    scaffolds: {
      ...index(
        costs,
        ({ tag }) => tag,
        (each) => each,
      ),
      ...index(
        scaffolds.measured,
        ({ tag }) => tag,
        ({ tag }) => measureScaffold(plant, tag),
      ),
      standing: costs.length,
    },
    invoices: index(
      commerce.invoices,
      ({ number }) => number,
      ({ number }) => {
        const built = buildInvoice(plant, number);
        return {
          ...built,
          lines: index(
            built.lines,
            ({ order }) => order,
            (each) => each,
          ),
        };
      },
    ),
    rfqs: index(
      commerce.rfqs,
      ({ id }) => id,
      ({ id }) => {
        const compared = compareBids(plant, id);
        return {
          ...compared,
          bids: index(
            compared.bids,
            ({ name }) => name,
            (each) => each,
          ),
        };
      },
    ),
    settled: {
      ...index(
        questions,
        (question) => question,
        (question) =>
          index<string, object>(
            choices[question],
            (choice) => choice,
            (choice) => settle(plant, { [question]: choice })[question],
          ),
      ),
      open: getSums(settle(plant, {})),
      unseen: getSums(settle(plant, unseen)),
    },
    kpis: {
      ...commerce.kpis,
      sites: index(
        commerce.kpis.sites,
        ({ name }) => name,
        (each) => judgeSite(each, commerce.kpis),
      ),
    },
  };
}
