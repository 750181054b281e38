import { Section } from "../../parts/sections/Section.tsx";
import { ButtonLink } from "../../parts/ui/ButtonLink.tsx";
import { PhoneFold } from "../../parts/ui/PhoneFold.tsx";
import type { PilotPage } from "./schema.ts";

const cell = "py-4 align-baseline max-md:block max-md:p-0";

/** What is measured before and after, with formula and source. */
export function Baseline({ page }: { page: PilotPage }) {
  const { columns, measures, readings, link, unfold } = page.baseline;
  return (
    <Section id="baseline" room sheet={page.sheet} {...page.baseline}>
      <div className="mt-8 md:mt-16">
        <PhoneFold label={unfold}>
          <table className="w-full border-t border-room-edge text-left">
            <thead className="tag text-room-mute uppercase max-md:sr-only">
              <tr className="border-b border-room-edge">
                <th scope="col" className="py-3 pr-6 font-medium md:w-[27%]">
                  {columns.measure}
                </th>
                <th scope="col" className="py-3 pr-6 font-medium">
                  {columns.formula}
                </th>
                <th scope="col" className="py-3 font-medium md:w-[24%]">
                  {columns.source}
                </th>
              </tr>
            </thead>
            <tbody>
              {measures.map(({ name, formula, source }) => (
                <tr key={name} className="border-b border-room-line max-md:block max-md:py-3">
                  <th scope="row" className={`${cell} pr-6 font-head text-h4 font-strong`}>
                    {name}
                  </th>
                  <td
                    className={`${cell} pr-6 text-detail text-room-text max-md:pt-0.5! max-md:text-small`}
                  >
                    {formula}
                  </td>
                  <td className={`${cell} tag text-room-mute max-md:pt-1!`}>{source}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </PhoneFold>
      </div>
      <div className="mt-6 grid gap-x-16 gap-y-4 md:mt-10 lg:grid-cols-[1fr_1fr_auto]">
        {readings.map(({ when, text: how }) => (
          <div key={when}>
            <h3 className="tag font-mono text-signal uppercase">{when}</h3>
            <p className="mt-1 max-w-[32em] text-detail text-room-text">{how}</p>
          </div>
        ))}
        <p>
          <ButtonLink tone="room-line" {...link} />
        </p>
      </div>
    </Section>
  );
}
