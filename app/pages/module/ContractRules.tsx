import { RuledTable } from "../../parts/sections/RuledTable.tsx";
import { Section } from "../../parts/sections/Section.tsx";
import { PhoneFold } from "../../parts/ui/Fold.tsx";
import { ButtonLink } from "../../parts/ui/links.tsx";
import type { ModulePage } from "./schema.ts";

type Rules = NonNullable<ModulePage["contractRules"]>;

/** What a contract makes of one shift; unfolded, rule by rule, with the formula and a whole shift to check. */
export function ContractRules({ tag, contractRules }: { tag: string; contractRules: Rules }) {
  const { eyebrow, title, text, unfold, total, dispute } = contractRules;
  return (
    <Section
      id="rules"
      className="border-t border-hairline bg-sheet py-[calc(var(--spacing-band)*0.75)]"
      label={[tag, eyebrow]}
      title={title}
      text={text}
    >
      <div className="mt-8 border border-ink bg-paper md:mt-12 [&>details>summary]:px-5 sm:[&>details>summary]:px-6">
        <p className="flex flex-wrap justify-between gap-x-4 break-after-avoid bg-signal px-5 py-3 font-head text-h4 font-strong text-signal-ink tabular-nums sm:px-6">
          {total.label} <span className="whitespace-nowrap">{total.value}</span>
        </p>
        <p className="border-b border-ink px-5 py-4 text-text sm:px-6">{dispute}</p>
        <PhoneFold isWide label={unfold}>
          <RuleTable {...contractRules} />
          <FormulaAndFile {...contractRules} />
        </PhoneFold>
      </div>
    </Section>
  );
}

function RuleTable({ caption, columns, rules }: Rules) {
  return (
    <div className="px-5 pt-3 sm:px-6">
      <RuledTable
        caption={caption}
        columns={[
          { head: columns.rule },
          { head: columns.contract },
          { head: columns.shift },
          { head: columns.effect, kind: "amount" },
        ]}
        rows={rules.map(({ name, contract, shift, effect }) => ({
          name,
          head: name,
          cells: [
            contract,
            <span className="text-petrol" key="shift">
              {shift}
            </span>,
            effect,
          ],
        }))}
      />
    </div>
  );
}

function FormulaAndFile({ formula, file }: Rules) {
  return (
    <div className="grid gap-px border-t border-ink break-inside-avoid bg-ink *:bg-paper *:p-5 sm:*:p-8 lg:grid-cols-2">
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
        <dl className="mt-5 mb-6 grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-x-6 gap-y-4">
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
  );
}
