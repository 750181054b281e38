import { expect, test } from "vitest";
import { tryPage } from "../../app/pages/try/schema.ts";
import { getOutcome, openShift, parseShift } from "../../app/pages/try/shift.ts";
import { paths } from "../../app/routes.ts";
import { readContent } from "../../build-site/sources/read-content.ts";
import { readPlant } from "../../build-site/sources/references.ts";
import { choices, settlePlant } from "../../plant/settle.ts";
import { project } from "../content-copy.ts";
import { readBuiltPages } from "./built-site.ts";

const { roles, steps } = readContent(project, tryPage);
const { plant } = readPlant(project);
if (!plant) throw new Error("the plant has faults");
const { money } = openShift(plant, {}).print;

/** Hours and line are about the same claim: what is said of one has to agree with the other. */
const pairs = choices.hours.flatMap((hours) =>
  [undefined, ...choices.line].map((line) => ({ hours, line })),
);

test.each(pairs)(
  "with hours by $hours and the line $line, both steps say what is paid",
  (decisions) => {
    const { hours, line } = settlePlant(plant, decisions);
    const asClaimed = settlePlant(plant, { ...decisions, hours: "claim" }).hours;
    const isPaid = line.paid > 0;
    const paysDecided = decisions.line !== "approve" || decisions.hours === "claim";
    const amounts = [
      isPaid ? line.overpaid : hours.overpaid,
      ...(paysDecided ? [hours.overpaid, hours.pay] : [asClaimed.overpaid]),
      ...(decisions.line ? [line.held] : []),
    ].map(money);
    for (const { id, choices: all } of steps) {
      const choice = all.find(
        (each) => (id === "hours" || id === "line") && each.id === decisions[id],
      );
      if (!choice) continue;
      const { outcome, tone } = getOutcome(choice, decisions);
      expect(amounts).toEqual(expect.arrayContaining(outcome.match(/\$[\d,.]*\d/g) ?? []));
      if (line.overpaid > 0) expect(tone, outcome).not.toBe("good");
    }
  },
);

const pages = readBuiltPages();
/** The step that a link into the page opens. */
function findStep(href: string) {
  const { role, step } = parseShift(href.slice(href.indexOf("?")));
  const question = roles.find(({ persona }) => persona === role)?.order[step - 1];
  return steps.find(({ id }) => id === question);
}

const stepLink = `a[href^="${paths.try}?"]`;

const screens = pages.flatMap(({ path, $ }) =>
  $("figure[data-device]")
    .toArray()
    .map((figure) => ({ path, name: $(figure).attr("aria-label"), $, figure: $(figure) })),
);

test.each(screens)("$name on $path leads to a step about a record that it shows", ({ figure }) => {
  const step = findStep(String(figure.find(stepLink).attr("href")));
  const said =
    [step?.question, step?.situation, step?.did].join(" ").match(/\b(?:W|WO)-\d+\b/g) ?? [];
  expect(said.filter((number) => figure.text().includes(number))).not.toEqual([]);
});
