import type { SheetWords } from "../../../parts/tools/schema.ts";
import { ChoiceLine, LineGroup, NumberLine, TextLine } from "../fields.tsx";
import { currencies, pickNoun } from "../tool-formats.ts";
import type { Tool } from "../use-tool.ts";
import type { HoursWords } from "./schema.ts";
import type { FieldName, HoursValues, LineName } from "./values.ts";

interface HoursInputsProps {
  tool: Tool<FieldName>;
  words: HoursWords;
  locale: string;
  faults: Partial<Record<FieldName, string>>;
}

/** The currency, which applies to every line. */
export function HoursSettings({
  tool: { values, change },
  sheet,
}: Pick<HoursInputsProps, "tool"> & { sheet: SheetWords }) {
  return (
    <ChoiceLine
      name="currency"
      words={{ letter: "", label: sheet.currency }}
      value={values.currency}
      onChange={(currency) => change({ currency })}
      options={currencies.map((value) => ({ value, label: value }))}
    />
  );
}

/** The fields of each group, in the order of their letters, each with its unit. */
export function listGroups(
  { units }: Pick<HoursWords, "units">,
  values: HoursValues,
  locale: string,
) {
  const { hours, minutes, none } = units;
  const perHour = units.perHour.replace("{currency}", values.currency);
  const count = (name: LineName, noun: "people" | "days" | "lines") =>
    pickNoun(values[name], units[noun], locale);
  const time = "";
  return {
    contract: {
      windowStart: time,
      windowEnd: time,
      break: hours,
      breakFrom: hours,
      minimumCall: hours,
      overtimeFrom: hours,
      overtimeFactor: none,
      rate: perHour,
    },
    shift: { in: time, out: time, claimed: hours },
    sample: {
      checked: count("checked", "lines"),
      differing: count("differing", "lines"),
      average: hours,
    },
    site: {
      people: count("people", "people"),
      shifts: "",
      days: count("days", "days"),
      length: count("length", "days"),
    },
    effort: { minutes, cost: perHour, setup: hours },
  } as const;
}

const times: readonly string[] = ["windowStart", "windowEnd", "in", "out"];

/** All fields of the sheet. */
export function HoursInputs({ tool, words, locale, faults }: HoursInputsProps) {
  const { values, change } = tool;
  const groups = Object.entries(listGroups(words, values, locale));
  return groups.map(([group, fields]) => (
    <LineGroup key={group} title={words.groups[group as keyof HoursWords["groups"]]}>
      {Object.entries(fields).map(([field, unit]) => {
        const name = field as LineName;
        const Field = times.includes(name) ? TextLine : NumberLine;
        return (
          <Field
            key={name}
            name={name}
            words={words.inputs[name]}
            unit={unit}
            value={values[name]}
            fault={faults[name]}
            onChange={(value) => change({ [name]: value })}
          />
        );
      })}
    </LineGroup>
  ));
}
