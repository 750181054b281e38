import { Section } from "../../parts/sections/Section.tsx";
import { ButtonLink } from "../../parts/ui/ButtonLink.tsx";
import { PhoneFold } from "../../parts/ui/PhoneFold.tsx";
import { SampleNote } from "../../parts/ui/SampleNote.tsx";
import type { ModulePage } from "./schema.ts";

type Rules = NonNullable<ModulePage["contractRules"]>;

interface ContractRulesProps {
  tag: string;
  contractRules: Rules;
}

/** The rules of a contract, one shift worked out by them, the formula, and a whole shift to check it on. */
export function ContractRules({ tag, contractRules }: ContractRulesProps) {
  const { eyebrow, title, text, unfold, formula, file, sample } = contractRules;
  return (
    <Section
      id="rules"
      className="border-t border-hairline bg-sheet py-[calc(var(--spacing-band)*0.75)]"
      label={[tag, eyebrow]}
      title={title}
      text={text}
    >
      <RuleTable {...contractRules} />
      <div className="mt-4 md:mt-10">
        <PhoneFold label={unfold.check}>
          <div className="grid gap-px border border-ink break-inside-avoid bg-ink *:bg-paper *:p-5 sm:*:p-8 lg:grid-cols-2">
            <div>
              <h3 className="text-h4">{formula.title}</h3>
              <ul className="mt-4 grid gap-2.5 font-mono text-small *:border-l-2 *:border-signal *:pl-4">
                {formula.lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              <p className="mt-5 text-small text-graphite">{formula.note}</p>
            </div>
            <div className="flex flex-col">
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
        </PhoneFold>
      </div>
      <SampleNote text={sample} className="mt-5" />
    </Section>
  );
}

/** On phones each rule is a block: its name and result, then the contract and the shift. */
function RuleTable({ unfold, caption, columns, rules, total, dispute }: Rules) {
  return (
    <div className="mt-10 border border-ink bg-paper md:mt-14 max-md:[&>details>summary]:px-5">
      <PhoneFold label={unfold.rules}>
        <table className="w-full text-left text-[0.96875rem] leading-normal tabular-nums max-md:block max-md:*:block md:[&_:is(th,td)]:px-6 md:[&_:is(th,td)]:py-3 md:[&_:is(th,td)]:align-baseline">
          <caption className="border-b border-ink px-5 py-3 text-left tag text-graphite uppercase max-md:border-t sm:px-6">
            {caption}
          </caption>
          <thead className="tag text-graphite uppercase max-md:sr-only!">
            <tr className="border-b border-hairline *:font-medium *:last:text-right">
              <th scope="col">{columns.rule}</th>
              <th scope="col">{columns.contract}</th>
              <th scope="col">{columns.shift}</th>
              <th scope="col">{columns.effect}</th>
            </tr>
          </thead>
          <tbody>
            {rules.map(({ name, contract, shift, effect }) => (
              <tr
                key={name}
                className="border-b border-hairline max-md:flex max-md:flex-wrap max-md:justify-between max-md:gap-x-4 max-md:gap-y-1 max-md:px-5 max-md:py-3.5"
              >
                <th scope="row" className="font-medium md:whitespace-nowrap">
                  {name}
                </th>
                <td className="text-text max-md:order-1 max-md:basis-full">{contract}</td>
                <td className="text-petrol max-md:order-2 max-md:basis-full">{shift}</td>
                <td className="text-right font-mono text-small whitespace-nowrap">{effect}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </PhoneFold>
      <p className="flex flex-wrap justify-between gap-x-4 break-after-avoid bg-signal px-5 py-3 font-head text-h4 font-strong text-signal-ink tabular-nums sm:px-6">
        {total.label} <span className="whitespace-nowrap">{total.value}</span>
      </p>
      <p className="border-t border-ink px-5 py-4 text-text sm:px-6">{dispute}</p>
    </div>
  );
}
