import type { Persona } from "../../parts/persona/schema.ts";
import { Section } from "../../parts/sections/Section.tsx";
import { MetricLabel } from "../../parts/ui/DimensionFigure.tsx";
import { AppLink } from "../../parts/ui/links.tsx";
import { getPersonasPathFor } from "../../routes.ts";
import type { HomePage } from "./schema.ts";

/** Four jobs and what each gets, as four cells in the control room; below them the whole platform. */
export function WhyChoose({ personas, page }: { personas: readonly Persona[]; page: HomePage }) {
  const { proof } = page.whyChoose;
  return (
    <Section
      id="why-choose"
      room
      className="dense-bands py-band"
      sheet={page.sheet}
      {...page.whyChoose}
    >
      <ul className="mt-5 grid grid-cols-2 border-t border-l border-room-edge md:mt-10 xl:grid-cols-4 print:border-0">
        {personas.map(({ id, role, whyChoose }) => (
          <li
            key={id}
            className="relative row-span-3 grid grid-rows-subgrid gap-y-2 border-r border-b border-room-edge bg-room p-3 max-md:row-span-2 md:p-6"
          >
            <AppLink
              href={getPersonasPathFor(id)}
              className="tag justify-self-start text-room-mute quiet-link card-cover"
            >
              {role}
            </AppLink>
            <h3 className="text-body leading-tight text-balance md:text-h3">{whyChoose.title}</h3>
            <p className="pt-2 text-small text-room-text max-md:hidden">{whyChoose.proof}</p>
          </li>
        ))}
      </ul>
      <ul className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(6.25rem,1fr))] gap-3 md:mt-10">
        {proof.map(({ value, label, basis }) => (
          <li
            key={label}
            className="font-head text-h3 leading-tight font-strong tracking-tight text-white tabular-nums"
          >
            {value}
            <MetricLabel {...{ label, basis }} className="block tag text-room-mute" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
