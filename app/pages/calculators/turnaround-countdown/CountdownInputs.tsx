import { fillPattern } from "content-model/fill-pattern";
import { modes, type System, systems } from "../../../../calculators/countdown.ts";
import { pickNoun } from "../../../parts/figures/format-number.ts";
import { tickBoxStyle } from "../../../parts/ui/field-style.ts";
import { ChoiceLine, FoldedGroup, LineGroup, NumberLine, TextLine } from "../fields.tsx";
import type { Calculator } from "../use-calculator.ts";
import type { CountdownWords } from "./schema.ts";
import { readOff } from "./use-work-calendar.ts";
import type { FieldName, NumberName } from "./values.ts";

export interface Country {
  code: string;
  name: string;
}

interface CountdownInputsProps {
  calculator: Calculator<FieldName>;
  words: CountdownWords;
  locale: string;
  /** The most that a faulty number can be. */
  faults: Partial<Record<NumberName, number>>;
  countries: readonly Country[];
  states: readonly { id: string; name: string }[];
  /** Names of the holidays that can be days off. */
  offered: readonly string[];
  /** Whether the holidays of the chosen country could not be loaded. */
  hasFailed: boolean;
}

/** What the countdown depends on: the turnaround, what there is to set up; folded, how systems are connected. */
export function CountdownInputs(props: CountdownInputsProps) {
  const { calculator, words, locale, faults } = props;
  const { values, changeValues } = calculator;
  const { inputs, groups, units } = words;
  const bind = (name: "feedOut" | NumberName | System) => ({
    name,
    words: inputs[name],
    value: values[name],
    onChange: (value: string) => changeValues({ [name]: value }),
  });
  const number = (name: NumberName, noun: keyof typeof units) => {
    const most = faults[name];
    const fault = most && fillPattern(words.faults.whole, { most });
    const unit = pickNoun(values[name], units[noun], locale);
    return <NumberLine {...bind(name)} unit={unit} fault={fault || undefined} />;
  };
  return (
    <>
      <LineGroup title={groups.turnaround}>
        <TextLine {...bind("feedOut")} type="date" />
        {number("days", "days")}
        {number("people", "people")}
      </LineGroup>
      <LineGroup title={groups.effort}>
        {number("perDay", "people")}
        {number("contracts", "contracts")}
        {number("lines", "lines")}
      </LineGroup>
      <FoldedGroup title={groups.systems} names={systems} {...{ calculator, faults: {} }}>
        {systems.map((system) => (
          <ChoiceLine
            key={system}
            {...bind(system)}
            options={modes.map((mode) => ({ value: mode, label: words.modes[mode] }))}
          />
        ))}
      </FoldedGroup>
      <CalendarGroup {...props} />
    </>
  );
}

/** The country, and where it has some the state, with the holidays that a plant may take off. */
function CalendarGroup(props: CountdownInputsProps) {
  const { calculator, words, countries, states, offered, hasFailed } = props;
  const { values, changeValues } = calculator;
  const { groups, calendar } = words;
  const off = readOff(values.off);
  return (
    <FoldedGroup
      title={groups.calendar}
      names={["country", "state", "off"]}
      {...{ calculator, faults: {} }}
    >
      <ChoiceLine
        name="country"
        words={{ label: calendar.country }}
        value={values.country}
        onChange={(country) => changeValues({ country, state: "", off: "" })}
        options={[
          { value: "", label: calendar.noCountry },
          ...countries.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      {states.length > 0 && (
        <ChoiceLine
          name="state"
          words={{ label: calendar.state }}
          value={values.state}
          onChange={(state) => changeValues({ state })}
          options={[
            { value: "", label: calendar.noState },
            ...states.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      {offered.length > 0 && (
        <fieldset className="py-2.5">
          <legend className="text-detail font-medium print:text-small">{calendar.off}</legend>
          <div className="mt-1 grid gap-x-3 sm:grid-cols-2">
            {offered.map((name) => (
              <label
                key={name}
                className="flex min-h-11 items-center gap-2.5 text-small md:min-h-8"
              >
                <input
                  type="checkbox"
                  checked={off.includes(name)}
                  onChange={({ target }) => {
                    const others = off.filter((each) => each !== name);
                    changeValues({ off: [...others, ...(target.checked ? [name] : [])].join("|") });
                  }}
                  className={tickBoxStyle}
                />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <p role="alert" hidden={!hasFailed} className="py-2 text-small text-signal-deep">
        {hasFailed && calendar.missing}
      </p>
    </FoldedGroup>
  );
}
