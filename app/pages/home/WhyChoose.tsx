import type { Persona, Personas } from "../../parts/persona/schema.ts";
import { Section } from "../../parts/sections/Section.tsx";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import { MetricLabel } from "../../parts/ui/MetricLabel.tsx";
import { getPersonasPathFor } from "../../routes.ts";
import type { HomePage } from "./schema.ts";

interface WhyChooseProps {
  personas: readonly Persona[];
  /** The metrics where no persona applies. */
  overall: Personas["default"];
  page: HomePage;
}

/** Four jobs and what each gets, as four sheets in the control room; below them the whole platform. */
export function WhyChoose({ personas, overall, page }: WhyChooseProps) {
  const { acrossRoles, day, proof } = page.whyChoose;
  const { efficiencyGain, timeSaved, projectsManaged } = page.hero;
  return (
    <Section id="why-choose" room sheet={page.sheet} {...page.whyChoose}>
      <ol className="mt-6 [counter-reset:role] max-md:gap-0! snap-strip md:mt-14 md:grid md:grid-cols-2 md:border-t md:border-l md:border-room-edge xl:grid-cols-4 print:border-0">
        {personas.map(({ id, role, whyChoose }) => (
          <li
            key={id}
            className="relative flex flex-col border-room-edge [counter-increment:role] bg-room p-5 row-span-5 grid-rows-subgrid md:grid max-md:w-[min(20rem,84%)]! max-md:border max-md:not-last:border-r-0 md:border-r md:border-b md:p-6"
          >
            <p className="tag text-room-mute before:mr-3 before:text-signal before:content-[counter(role,upper-alpha)]">
              {role}
            </p>
            <h3 className="mt-4 text-h3 text-balance">{whyChoose.title}</h3>
            <p className="mt-3 text-small text-room-text lg:text-detail">{whyChoose.text}</p>
            <ul className="mt-4 grid content-start gap-2 text-small text-room-text">
              {whyChoose.proofs.map((point) => (
                <li
                  key={point}
                  className="flex gap-3 before:mt-[0.45em] before:size-2 before:flex-none before:bg-room-cleared"
                >
                  {point}
                </li>
              ))}
            </ul>
            <AppLink
              href={getPersonasPathFor(id)}
              className="mt-auto self-start justify-self-start pt-5 text-small quiet-link card-cover"
            >
              {day}
              <span className="sr-only"> {role}</span>
            </AppLink>
          </li>
        ))}
      </ol>
      <ul className="mt-7 grid grid-cols-[repeat(auto-fit,minmax(6.25rem,1fr))] gap-x-4 gap-y-5 md:mt-12">
        {proof.map(({ value, label, basis }) => (
          <li
            key={label}
            className="font-head text-h3 font-strong tracking-tight text-white tabular-nums"
          >
            {value}
            <MetricLabel {...{ label, basis }} className="block tag text-room-mute" />
          </li>
        ))}
      </ul>
      <p className="mt-5 border-t border-room-edge pt-4 text-small text-room-mute">
        <MetricLabel {...acrossRoles} />{" "}
        {[
          `${overall.efficiencyGain} ${efficiencyGain.label}`,
          `${overall.timeSaved} ${timeSaved.label}`,
          `${overall.projectsManaged} ${projectsManaged.label}`,
        ].join(", ")}
      </p>
    </Section>
  );
}
