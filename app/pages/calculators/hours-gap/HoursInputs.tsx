import { fillPattern } from "content-model/fill-pattern";
import { pickNoun } from "../../../parts/figures/format-number.ts";
import { FoldedGroup, LineGroup, NumberLine, TextLine } from "../fields.tsx";
import type { Calculator } from "../use-calculator.ts";
import type { HoursWords } from "./schema.ts";
import {
  type FieldName,
  groups,
  type HoursValues,
  isTime,
  type LineName,
  lineNames,
  lines,
} from "./values.ts";

interface HoursInputsProps {
  /** Whether the groups are folded ones. */
  isFolded?: boolean;
  calculator: Calculator<FieldName>;
  words: HoursWords;
  locale: string;
  faults: Partial<Record<FieldName, string>>;
}

/** The unit of a field in words; empty if it has none. */
export function getUnit(
  name: LineName,
  { units }: Pick<HoursWords, "units">,
  values: HoursValues,
  locale: string,
): string {
  const [, unit] = lines[name];
  if (!unit) return "";
  const words = units[unit];
  return typeof words === "string"
    ? fillPattern(words, { currency: values.currency })
    : pickNoun(values[name], words, locale);
}

/** The fields of the sheet that are open, or those that are folded. */
export function HoursInputs({ isFolded = false, ...props }: HoursInputsProps) {
  const { calculator, words, locale, faults } = props;
  const { values, changeValues } = calculator;
  const groupNames = Object.keys(groups) as (keyof typeof groups)[];
  const meant = groupNames.filter((group) => groups[group] === isFolded);
  return meant.map((group) => {
    const names = lineNames.filter((name) => lines[name][0] === group);
    const fields = names.map((name) => {
      const Field = isTime(name) ? TextLine : NumberLine;
      return (
        <Field
          key={name}
          name={name}
          words={words.inputs[name]}
          unit={getUnit(name, words, values, locale)}
          value={values[name]}
          fault={faults[name]}
          onChange={(value) => changeValues({ [name]: value })}
        />
      );
    });
    const title = words.groups[group];
    if (!isFolded) {
      return (
        <LineGroup key={group} title={title}>
          {fields}
        </LineGroup>
      );
    }
    return (
      <FoldedGroup key={group} {...{ calculator, title, names, faults }}>
        <div className="gap-12 lg:columns-2 print:columns-3 print:gap-4">{fields}</div>
      </FoldedGroup>
    );
  });
}
