import type { Plant } from "../../../../plant/schema.ts";
import { usePage } from "../../../engine/page-context.ts";
import type { SheetWords } from "../../../parts/tools/schema.ts";
import { type HandLine, ToolPage } from "../ToolPage.tsx";
import { getToolFormats } from "../tool-formats.ts";
import { buildExample } from "./example.ts";
import { listLines } from "./OneResult.tsx";
import ScaffoldCost from "./ScaffoldCost.island.tsx";
import type { ScaffoldCostPage as Words } from "./schema.ts";
import { getUnit, readSheet } from "./values.ts";

interface ScaffoldCostPageProps {
  words: Words;
  sheet: SheetWords;
  plant: Plant;
}

/** The page of the sheet "Scaffold cost". */
export function ScaffoldCostPage({ words, sheet, plant }: ScaffoldCostPageProps) {
  const { locale } = usePage().edition;
  const { example, rates, list } = buildExample(plant);
  const { name, form, mode, groups, inputs, units, listWords, results, drawing } = words;
  const shown = { name, form, mode, groups, inputs, units, listWords, results, drawing };
  return (
    <ToolPage words={words} handLines={listHandLines({ words, sheet, plant }, locale)}>
      <ScaffoldCost words={shown} {...{ sheet, locale, example, rates }} sampleList={list} />
    </ToolPage>
  );
}

function listHandLines({ words, sheet, plant }: ScaffoldCostPageProps, locale: string): HandLine[] {
  const { example } = buildExample(plant);
  const formats = getToolFormats(locale, example.currency);
  const { scaffold, terms, tolerance } = readSheet(example, sheet.faults);
  if (!scaffold || !terms || !tolerance) throw new Error("the example of Scaffold cost is faulty");
  const unit = getUnit(example);
  const { inputs, units } = words;
  const { currency } = example;
  const perUnit = `${currency}/${unit}`;
  const given: HandLine[] = [
    { ...inputs.requested, example: example.requested, unit },
    { ...inputs.built, example: example.built, unit },
    { ...inputs.needed, example: example.needed, unit: units.days },
    { ...inputs.standing, example: example.standing, unit: units.days },
    { ...inputs.erection, example: example.erection, unit: perUnit },
    { ...inputs.use, example: example.use, unit: perUnit },
    { ...inputs.included, example: example.included, unit: units.days },
    { ...inputs.period, example: example.period, unit: units.days },
    { ...inputs.overbuild, example: example.overbuild, unit: units.percent },
    { ...inputs.lead, example: example.lead, unit: units.days },
  ];
  const { invoiced, avoidable } = listLines({ words, scaffold, terms, tolerance, unit, formats });
  const results = [...invoiced, ...avoidable].map(({ words, amounts }) => ({
    ...words,
    example: amounts.at(-1) ?? "",
  }));
  return [...given, ...results];
}
