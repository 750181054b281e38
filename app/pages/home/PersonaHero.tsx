import type { ReactNode } from "react";
import { defaultPersona } from "../../parts/persona/active-persona.ts";
import { HeroScene } from "../../parts/persona/HeroScene.tsx";
import type { Persona } from "../../parts/persona/schema.ts";
import { Actions } from "../../parts/sections/PageHero.tsx";
import { DimensionFigure, MetricLabel } from "../../parts/ui/DimensionFigure.tsx";
import { ButtonLink } from "../../parts/ui/links.tsx";
import { SheetLabel } from "../../parts/ui/SheetLabel.tsx";
import type { HomePage } from "./schema.ts";

/** What changes for one persona: in words, in three points, in its metrics, and on a screen. */
export function PersonaPanel(props: {
  persona: Persona;
  labels: HomePage["hero"];
  children: ReactNode;
}) {
  const { persona, labels, children } = props;
  const { metric, figures, keyPoints, description } = persona;
  const others = [
    { value: figures.efficiencyGain, ...labels.efficiencyGain },
    { value: figures.timeSaved, ...labels.timeSaved },
    { value: figures.projectsManaged, ...labels.projectsManaged },
  ];
  return (
    <div
      data-for-persona={persona.id}
      className="page-column grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-2 pt-4 md:gap-y-6 md:py-10 lg:grid-cols-[minmax(0,19rem)_minmax(0,1fr)] lg:gap-x-16 lg:grid-rows-[1fr_auto] lg:py-14 xl:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]"
    >
      <div className="grid gap-y-4 md:max-lg:grid-cols-2 md:max-lg:gap-x-12 lg:contents">
        <div>
          <p>{description}</p>
          <ul className="mt-2 grid lg:mt-5">
            {keyPoints.map((point) => (
              <li
                key={point}
                className="flex gap-3 border-hairline lg:border-t lg:py-4.5 before:mt-[0.55em] before:size-2.5 before:flex-none before:bg-petrol"
              >
                {point}
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-wrap items-end gap-x-4 gap-y-2 lg:contents">
          <DimensionFigure {...metric} className="flex-[1_1_8.5rem] text-petrol lg:row-start-2" />
          <ul className="grid flex-[1_1_10.5rem] lg:col-start-2 lg:row-start-2 lg:grid-cols-3 lg:self-end">
            {others.map(({ value, label, basis }) => (
              <li
                key={label}
                className="border-hairline py-1 font-semibold whitespace-nowrap tabular-nums not-first:border-t max-lg:flex max-lg:items-baseline max-lg:gap-x-1.5 lg:border-t lg:pt-2.5 lg:pr-2 lg:not-first:border-l lg:not-first:pl-3"
              >
                {value}
                <MetricLabel
                  {...{ label, basis }}
                  className="text-small lg:block leading-snug font-normal whitespace-normal text-graphite"
                />
              </li>
            ))}
          </ul>
        </div>
      </div>
      {children}
    </div>
  );
}

/**
 * The opening of the home page: headline, what it means, three ways on, the plant itself. What can be
 * pressed is above the consent banner of a first visit.
 */
export function PersonaHero({ personas, page }: { personas: readonly Persona[]; page: HomePage }) {
  const { first, primary, secondary } = page.hero;
  return (
    <section className="sheet-grid overflow-hidden border-b border-hairline">
      <div
        data-parts
        className="page-column grid lg:min-h-[40rem] 2xl:min-h-[46rem] lg:grid-cols-[minmax(0,1.02fr)_minmax(0,1fr)]"
      >
        <div className="relative z-1 pt-3 md:pt-9">
          {personas.map(({ id, eyebrow }) => (
            <SheetLabel key={id} parts={[page.sheet, eyebrow]} data-for-persona={id} />
          ))}
          <h1 className="mt-2.5 max-w-[10.4em] text-[clamp(1.875rem,8.6vw,2.5rem)] leading-none tracking-[-0.035em] sm:max-w-[12em] sm:text-h1 md:mt-4 lg:max-w-[8.1em] lg:max-xl:text-[3.5rem]">
            {personas.map((persona) => (
              <span key={persona.id} data-for-persona={persona.id}>
                <UnderlinedText text={persona.headline} underline={persona.underline} />
              </span>
            ))}
          </h1>
          {personas.map(({ id, subheadline }) => (
            <p
              key={id}
              data-for-persona={id}
              className="mt-3 max-w-[27em] font-medium text-balance md:mt-4 md:text-lead"
            >
              {subheadline}
            </p>
          ))}
          <Actions className="mt-4 md:mt-6">
            <ButtonLink tone="signal" {...first} arrow />
            {/* Two of equal rank share the next row of a phone. */}
            <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.25rem),1fr))] gap-2 sm:contents">
              <ButtonLink tone="line" {...primary} className="max-sm:px-2!" />
              <ButtonLink tone="line" {...secondary} className="max-sm:px-2!" />
            </div>
          </Actions>
        </div>
        {/* After the words in the document, which must arrive first. */}
        <div className="grid max-md:mt-3">
          {personas.map((each) => (
            <HeroScene key={each.id} persona={each} priority={each.id === defaultPersona} />
          ))}
        </div>
      </div>
    </section>
  );
}

function UnderlinedText({ text, underline }: { text: string; underline: string }) {
  const [before, after] = text.split(underline);
  return (
    <>
      {before}
      <span className="underline decoration-signal decoration-[0.075em] underline-offset-[0.13em] [text-decoration-skip-ink:none]">
        {underline}
      </span>
      {after}
    </>
  );
}
