import { load } from "cheerio";
import { describe, expect, test } from "vitest";
import { formatMoney } from "../../app/parts/figures/format-number.ts";
import { readPlant } from "../../build-site/content/read-plant.ts";
import type { buildFacts } from "../../plant/facts.ts";
import { find } from "../../plant/find.ts";
import { costScaffold } from "../../plant/scaffolds.ts";
import type { Plant } from "../../plant/schema.ts";
import { payFor, settleLine, settleShift } from "../../plant/shift.ts";
import { project } from "../content-copy.ts";
import { readBuiltPages } from "./built-site.ts";
import { readRecords } from "./plant-records.ts";
import { findContradictions, getText } from "./plant-truths.ts";

/* Whether plant.test.ts would notice a wrong figure: in sentences of its own, since content may use others. */

type Facts = ReturnType<typeof buildFacts>;

const { plant, facts } = readPlant(project) as { plant: Plant; facts: Facts };
const records = readRecords(plant, facts);

type Confusion = [
  what: string,
  sentence: string,
  figure: string | undefined,
  wrong: string | undefined,
];

/** Sentences about a record, "#" in place of a figure of it, and one of another record or another field. */
function listConfusions(): Confusion[] {
  const { hours, scaffold } = plant.shift.decisions;
  const claimant = settleLine(plant, find(plant.shift.workers, "worker", hours.worker));
  const lines = settleShift(plant);
  const money = (cents: number | undefined, decimals: number) =>
    cents === undefined ? undefined : formatMoney(cents / 100, "$", "en-US", decimals);
  const asClaimed = payFor(plant, claimant, claimant.claimed).total;
  const [rfq] = Object.values(facts.rfqs);
  const [bid, otherBid] = Object.values(rfq?.bids ?? {});
  const [invoice] = Object.values(facts.invoices);
  const idle = costScaffold(plant, scaffold.tag);
  const otherIdle = plant.scaffolds.standing
    .map(({ tag }) => costScaffold(plant, tag))
    .find(({ perDay, tag }) => tag !== scaffold.tag && perDay !== idle.perDay);
  const { worker } = claimant;
  const own = [claimant.gate, claimant.inWindow, claimant.payable, claimant.claimed];
  return [
    [
      "hours at the gate",
      `${worker} was at the gate for # h.`,
      claimant.gate.toFixed(2),
      lines
        .map(({ claimed }) => claimed)
        .find((claimed) => !own.includes(claimed))
        ?.toFixed(2),
    ],
    [
      "a time at the gate",
      `${worker} badges in at #.`,
      claimant.in,
      lines.find((line) => line.in !== claimant.in)?.in,
    ],
    [
      "what is paid",
      `The contract pays ${worker} #.`,
      money(claimant.pay.total, 2),
      money(asClaimed, 2),
    ],
    ["a bid", `${bid?.name} asks for #.`, money(bid?.asBid, 0), money(otherBid?.asBid, 0)],
    [
      "what is due",
      `Of ${invoice?.number}, # is due.`,
      money(invoice?.due, 2),
      money(invoice?.approved, 2),
    ],
    [
      "a day of a scaffold",
      `${scaffold.tag} costs # a day.`,
      money(idle.perDay, 2),
      money(otherIdle?.perDay, 2),
    ],
  ];
}

// A plant that has no second one confuses nobody.
const confusions = listConfusions().flatMap(([what, sentence, figure, wrong]) =>
  figure && wrong && figure !== wrong ? [{ what, sentence, figure, wrong }] : [],
);

describe.each(confusions)("$what", ({ sentence, figure, wrong }) => {
  test(`${figure} is noticed where it becomes ${wrong}`, () => {
    const check = (said: string) =>
      findContradictions(load(`<main><p>${sentence.replace("#", () => said)}</p></main>`), records);
    expect(check(figure)).toEqual([]);
    expect(check(wrong)).not.toEqual([]);
  });

  // Among whatever words a page has, a figure that nothing has is wrong.
  const shown = readBuiltPages().filter(({ $ }) => getText($, $("body")).includes(figure));
  test.skipIf(shown.length === 0)(
    `${figure} is noticed on a page where its last digit changes`,
    () => {
      const strange = figure.replace(/\d$/, (digit) => String((Number(digit) + 3) % 10));
      const isNoticed = ({ html }: { html: string }) =>
        findContradictions(load(html.replaceAll(figure, strange)), records).length > 0;
      expect(shown.some(isNoticed)).toBe(true);
    },
  );
});
