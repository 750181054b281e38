import { Section } from "../../parts/sections/Section.tsx";
import { ButtonLink } from "../../parts/ui/ButtonLink.tsx";
import { SampleNote } from "../../parts/ui/SampleNote.tsx";
import type { ModulePage } from "./schema.ts";

type Rules = NonNullable<ModulePage["contractRules"]>;

interface ContractRulesProps {
  tag: string;
  contractRules: Rules;
}

/** The rules of a contract, one shift worked out by them, the formula, and a whole shift to check it on. */
export function ContractRules({ tag, contractRules }: ContractRulesProps) {
  const { eyebrow, title, text, formula, file, sample } = contractRules;
  return (
    <Section
      id="rules"
      className="border-t border-hairline bg-sheet py-band"
      label={[tag, eyebrow]}
      title={title}
      text={text}
    >
      <RuleTable {...contractRules} />
      <div className="mt-10 grid gap-px border border-ink bg-ink lg:grid-cols-2">
        <div className="bg-paper p-5 sm:p-8">
          <h3 className="text-h4">{formula.title}</h3>
          <ul className="mt-4 grid gap-2.5 font-mono text-small">
            {formula.lines.map((line) => (
              <li key={line} className="border-l-2 border-signal pl-4">
                {line}
              </li>
            ))}
          </ul>
          <p className="mt-5 text-small text-graphite">{formula.note}</p>
        </div>
        <div className="flex flex-col bg-paper p-5 sm:p-8">
          <h3 className="text-h4">{file.title}</h3>
          <p className="mt-2 text-[0.96875rem] leading-normal text-text">{file.text}</p>
          <dl className="mt-5 mb-6 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
            {file.totals.map(({ value, label }) => (
              <div key={label} className="flex flex-col">
                <dt className="order-last text-small leading-snug text-graphite">{label}</dt>
                <dd className="font-mono text-small font-medium whitespace-nowrap tabular-nums">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-auto">
            <ButtonLink tone="line" {...file.link} download />
          </p>
        </div>
      </div>
      <SampleNote text={sample} className="mt-5" />
    </Section>
  );
}

const cell = "align-baseline max-md:block md:px-6 md:py-3";

/** On phones each rule is a block: its name and result, then the contract and the shift. */
function RuleTable({ caption, columns, rules, total, dispute }: Rules) {
  return (
    <div className="mt-10 border border-ink bg-paper md:mt-14">
      <table className="w-full text-left text-[0.96875rem] leading-normal max-md:block">
        <caption className="border-b border-ink px-5 py-3 text-left tag text-graphite uppercase max-md:block sm:px-6">
          {caption}
        </caption>
        <thead className="tag text-graphite uppercase max-md:sr-only">
          <tr className="border-b border-hairline *:px-6 *:py-3 *:font-medium">
            <th scope="col">{columns.rule}</th>
            <th scope="col">{columns.contract}</th>
            <th scope="col">{columns.shift}</th>
            <th scope="col" className="text-right">
              {columns.effect}
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rules.map(({ name, contract, shift, effect }) => (
            <tr
              key={name}
              className="border-b border-hairline max-md:flex max-md:flex-wrap max-md:justify-between max-md:gap-x-4 max-md:gap-y-1 max-md:px-5 max-md:py-4"
            >
              <th scope="row" className={`${cell} font-medium md:whitespace-nowrap`}>
                {name}
              </th>
              <td className={`${cell} text-text max-md:order-1 max-md:basis-full`}>{contract}</td>
              <td
                className={`${cell} text-petrol max-md:order-2 max-md:basis-full max-md:font-mono max-md:text-small`}
              >
                {shift}
              </td>
              <td
                className={`${cell} text-right font-mono text-small whitespace-nowrap tabular-nums`}
              >
                {effect}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot className="max-md:block">
          <tr className="bg-signal text-signal-ink max-md:flex max-md:flex-wrap max-md:justify-between max-md:gap-x-4 max-md:px-5 max-md:py-4">
            <th scope="row" colSpan={3} className={`${cell} font-head text-h4 font-strong`}>
              {total.label}
            </th>
            <td
              className={`${cell} text-right font-head text-h4 font-strong whitespace-nowrap tabular-nums`}
            >
              {total.value}
            </td>
          </tr>
        </tfoot>
      </table>
      <p className="border-t border-ink px-5 py-4 text-text sm:px-6">{dispute}</p>
    </div>
  );
}
