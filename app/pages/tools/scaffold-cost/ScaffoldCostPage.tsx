import type { Plant } from "../../../../plant/schema.ts";
import { usePage } from "../../../engine/page-context.ts";
import type { SheetWords } from "../../../parts/tools/schema.ts";
import { type HandLine, ToolPage } from "../ToolPage.tsx";
import { getToolFormats, pickNoun } from "../tool-formats.ts";
import { buildExample } from "./example.ts";
import { listLines } from "./OneResult.tsx";
import ScaffoldCost from "./ScaffoldCost.island.tsx";
import type { ScaffoldCostPage as Words } from "./schema.ts";
import { getUnit, type LineName, readSheet } from "./values.ts";

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
  const days = (name: LineName) => ({
    ...inputs[name],
    example: example[name],
    unit: pickNoun(example[name], units.days, locale),
  });
  const given: HandLine[] = [
    { ...inputs.requested, example: example.requested, unit },
    { ...inputs.built, example: example.built, unit },
    days("needed"),
    days("standing"),
    { ...inputs.erection, example: example.erection, unit: perUnit },
    { ...inputs.use, example: example.use, unit: perUnit },
    days("included"),
    days("period"),
    { ...inputs.overbuild, example: example.overbuild, unit: units.percent },
    days("lead"),
  ];
  const { invoiced, avoidable } = listLines({ words, scaffold, terms, tolerance, unit, formats });
  const results = [...invoiced, ...avoidable].map(({ words, amounts }) => ({
    ...words,
    example: amounts.at(-1) ?? "",
  }));
  return [...given, ...results];
}
