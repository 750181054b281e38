import type { Plant } from "../../../../plant/schema.ts";
import { usePage } from "../../../engine/page-context.ts";
import type { SheetWords } from "../../../parts/tools/schema.ts";
import { type HandLine, ToolPage } from "../ToolPage.tsx";
import { getToolFormats } from "../tool-formats.ts";
import { buildExample } from "./example.ts";
import HoursGap from "./HoursGap.island.tsx";
import { getUnit } from "./HoursInputs.tsx";
import { listLines } from "./HoursResult.tsx";
import type { HoursGapPage as Words } from "./schema.ts";
import { type HoursValues, lineNames, readSheet } from "./values.ts";

interface HoursGapPageProps {
  words: Words;
  sheet: SheetWords;
  plant: Plant;
}

/** The page of the sheet "Hours gap". */
export function HoursGapPage({ words, sheet, plant }: HoursGapPageProps) {
  const { locale } = usePage().edition;
  const example = buildExample(plant);
  const { name, groups, inputs, units, results, drawing } = words;
  return (
    <ToolPage words={words} handLines={listHandLines(words, sheet, example, locale)}>
      <HoursGap
        words={{ name, groups, inputs, units, results, drawing }}
        sheetWords={sheet}
        {...{ locale, example }}
      />
    </ToolPage>
  );
}

function listHandLines(
  words: Words,
  { faults }: SheetWords,
  example: HoursValues,
  locale: string,
): HandLine[] {
  const { sheet } = readSheet(example, faults);
  if (!sheet) throw new Error("the example of Hours gap is faulty");
  const formats = getToolFormats(locale, example.currency);
  const given = lineNames.map((name) => ({
    ...words.inputs[name],
    example: example[name],
    unit: getUnit(name, words, example, locale),
  }));
  const results = Object.values(listLines({ words, sheet, formats })).flat();
  return [
    ...given,
    ...results.map(({ words, amounts }) => ({ ...words, example: amounts.at(-1) ?? "" })),
  ];
}
