import { fillPattern } from "content-model/fill-pattern";
import type { ReactNode } from "react";
import type { SheetWords } from "../../../parts/calculators/schema.ts";
import { pickNoun } from "../../../parts/figures/format-number.ts";
import {
  AreaLine,
  ChoiceLine,
  CurrencyLine,
  FoldedGroup,
  LineGroup,
  NumberLine,
} from "../fields.tsx";
import type { Calculator } from "../use-calculator.ts";
import type { ScaffoldWords } from "./schema.ts";
import {
  chooseForm,
  type FieldName,
  type FormRates,
  getForm,
  getUnit,
  type LineName,
  type ScaffoldValues,
  scaffoldNames,
  toleranceNames,
} from "./values.ts";

interface ScaffoldInputsProps {
  calculator: Calculator<FieldName>;
  words: ScaffoldWords;
  sheet: SheetWords;
  locale: string;
  faults: Partial<Record<string, string>>;
  rates: FormRates;
  /** Below the field for a list: its faulty rows. */
  children: ReactNode;
}

/** The units of the fields in words. */
export function getUnits(
  values: ScaffoldValues,
  { units }: Pick<ScaffoldWords, "units">,
  locale: string,
): Record<LineName, string> {
  const unit = getUnit(values);
  const days = (name: LineName) => pickNoun(values[name], units.days, locale);
  const period = values.period === "1" ? days("period") : `${values.period} ${days("period")}`;
  const rate = (pattern: string) =>
    fillPattern(pattern, { currency: values.currency, unit, days: period });
  return {
    requested: unit,
    built: unit,
    needed: days("needed"),
    standing: days("standing"),
    erection: rate(units.perUnit),
    use: rate(units.perUse),
    included: days("included"),
    period: days("period"),
    overbuild: units.percent,
    lead: days("lead"),
  };
}

/** The scaffold or the list of them and its rates; folded, the contract's rules and what is let pass. */
export function ScaffoldInputs(props: ScaffoldInputsProps) {
  const { calculator, words, locale, faults, children } = props;
  const { values, changeValues } = calculator;
  const { inputs, groups } = words;
  const units = getUnits(values, words, locale);
  const line = (name: LineName) => (
    <NumberLine
      key={name}
      name={name}
      words={inputs[name]}
      unit={units[name]}
      value={values[name]}
      fault={faults[name]}
      onChange={(value) => changeValues({ [name]: value })}
    />
  );
  const isList = values.mode === "list";
  return (
    <>
      <LineGroup title={isList ? groups.list : groups.scaffold}>
        {isList ? (
          <>
            <AreaLine
              name="list"
              words={inputs.list}
              value={values.list}
              onChange={(list) => changeValues({ list })}
            />
            {children}
          </>
        ) : (
          scaffoldNames.map(line)
        )}
        {line("erection")}
        {line("use")}
        <ChoiceLine
          name="mode"
          words={{ label: words.mode.label }}
          value={values.mode}
          onChange={(mode) => changeValues({ mode })}
          options={listOptions(words.mode.options)}
        />
      </LineGroup>
      <ContractGroup {...props} drawLine={line} />
      <FoldedGroup title={groups.tolerance} names={toleranceNames} {...{ calculator, faults }}>
        {toleranceNames.map(line)}
      </FoldedGroup>
      <UnitsGroup {...props} />
    </>
  );
}

const listOptions = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

interface ContractGroupProps extends ScaffoldInputsProps {
  drawLine(name: LineName): ReactNode;
}

/** How the contract charges for a scaffold. */
function ContractGroup({ calculator, words, faults, rates, drawLine }: ContractGroupProps) {
  const { values, changeValues } = calculator;
  const { groups } = words;
  return (
    <FoldedGroup
      title={groups.contract}
      names={["form", "included", "period"]}
      {...{ calculator, faults }}
    >
      <ChoiceLine
        name="form"
        words={{ label: words.form.label }}
        value={getForm(values)}
        onChange={(form) => changeValues(chooseForm(values, form, rates))}
        options={listOptions(words.form.options)}
      />
      {drawLine("included")}
      {drawLine("period")}
    </FoldedGroup>
  );
}

function UnitsGroup({ calculator, words, sheet, faults }: ScaffoldInputsProps) {
  const { values, changeValues } = calculator;
  const { groups } = words;
  return (
    <FoldedGroup title={groups.units} names={["units", "currency"]} {...{ calculator, faults }}>
      <ChoiceLine
        name="units"
        words={{ label: sheet.units.label, note: sheet.units.note }}
        value={values.units}
        onChange={(units) => changeValues({ units })}
        options={[
          { value: "metric", label: sheet.units.metric },
          { value: "us", label: sheet.units.us },
        ]}
      />
      <CurrencyLine
        words={{ label: sheet.currency }}
        value={values.currency}
        onChange={(currency) => changeValues({ currency })}
      />
    </FoldedGroup>
  );
}
