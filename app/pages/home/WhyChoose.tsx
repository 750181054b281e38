import type { Persona, Personas } from "../../parts/persona/schema.ts";
import { Section } from "../../parts/sections/Section.tsx";
import type { HomePage } from "./schema.ts";

interface WhyChooseProps {
  personas: readonly Persona[];
  /** The metrics where no persona applies. */
  overall: Personas["default"];
  page: HomePage;
}

/** Four jobs and what each gets, as the lines of a ledger in the control room. */
export function WhyChoose({ personas, overall, page }: WhyChooseProps) {
  const { proof } = page.whyChoose;
  return (
    <Section id="why-choose" room sheet={page.sheet} {...page.whyChoose}>
      <ol className="mt-12 border-t border-room-edge md:mt-16">
        {personas.map(({ id, letter, role, whyChoose }) => (
          <li
            key={id}
            className="grid gap-x-10 gap-y-4 border-b border-room-edge py-7 md:grid-cols-[1.25fr_1fr] lg:grid-cols-[13rem_1.25fr_1fr] lg:py-9"
          >
            <p className="tag flex gap-4 text-room-mute md:max-lg:col-span-full">
              <span className="text-signal">{letter}</span>
              {role}
            </p>
            <div>
              <h3 className="max-w-[14.4em] text-h3">{whyChoose.title}</h3>
              <p className="mt-3 max-w-[27.6em] text-room-text">{whyChoose.text}</p>
            </div>
            <ul className="grid content-start gap-2.5 text-[0.96875rem] text-room-text">
              {whyChoose.proofs.map((point) => (
                <li
                  key={point}
                  className="flex gap-3 before:mt-[0.5em] before:size-2 before:flex-none before:bg-room-cleared"
                >
                  {point}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <OverallRow overall={overall} page={page} />

      <ul className="mt-12 grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-6 lg:mt-16 lg:grid-cols-5">
        {proof.map(({ value, label }) => (
          <li
            key={label}
            className="first:max-sm:col-span-2 sm:max-lg:col-span-2 sm:max-lg:nth-[-n+2]:col-span-3"
          >
            <p className="font-head text-figure font-strong tabular-nums after:mt-3 after:mb-2 after:block after:text-room-mute after:dimension-line">
              {value}
            </p>
            <p className="tag text-room-mute uppercase">{label}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The ledger's last line: the metrics for all roles together. */
function OverallRow({ overall, page }: Pick<WhyChooseProps, "overall" | "page">) {
  const { efficiencyGainLabel, timeSavedLabel, projectsManagedLabel } = page.hero;
  const figures = [
    [overall.efficiencyGain, efficiencyGainLabel],
    [overall.timeSaved, timeSavedLabel],
    [overall.projectsManaged, projectsManagedLabel],
  ];
  return (
    <div className="grid gap-x-10 gap-y-3 border-b border-room-edge py-6 lg:grid-cols-[13rem_1fr] lg:items-baseline">
      <p className="tag text-room-mute">{page.whyChoose.acrossRoles}</p>
      <ul className="flex flex-wrap gap-x-12 gap-y-2">
        {figures.map(([value, label]) => (
          <li key={label} className="flex items-baseline gap-3">
            <span className="font-head text-h3 font-strong tabular-nums">{value}</span>
            <span className="tag text-room-mute uppercase">{label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
