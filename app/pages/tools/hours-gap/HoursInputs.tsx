import type { SheetWords } from "../../../parts/tools/schema.ts";
import { ChoiceLine, LineGroup, NumberLine, TextLine } from "../fields.tsx";
import { currencies } from "../tool-formats.ts";
import type { Tool } from "../use-tool.ts";
import type { HoursWords } from "./schema.ts";
import type { FieldName, LineName } from "./values.ts";

interface HoursInputsProps {
  tool: Tool<FieldName>;
  words: HoursWords;
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
export function listGroups({ units }: HoursWords, currency: string) {
  const { hours, minutes, people, days, none, lines } = units;
  const perHour = units.perHour.replace("{currency}", currency);
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
    sample: { checked: lines, differing: lines, average: hours },
    site: { people, shifts: "", days, length: days },
    effort: { minutes, cost: perHour, setup: hours },
  } as const;
}

const times: readonly string[] = ["windowStart", "windowEnd", "in", "out"];

/** All fields of the sheet. */
export function HoursInputs({ tool: { values, change }, words, faults }: HoursInputsProps) {
  const groups = Object.entries(listGroups(words, values.currency));
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
