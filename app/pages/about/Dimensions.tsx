import { Section } from "../../parts/sections/Section.tsx";
import { DimensionFigure } from "../../parts/ui/DimensionFigure.tsx";
import type { AboutPage } from "./schema.ts";

/** The metrics as dimensions on a drawing: the overall dimension, with the chain below it. */
export function Dimensions({ label, title, overall, chain }: AboutPage["metrics"]) {
  return (
    <Section id="dimensions" room label={label} title={title}>
      <DimensionFigure
        {...overall}
        className="mt-7 flex flex-col md:mt-16 [&_p:first-child]:text-[clamp(4.5rem,3rem+7vw,9rem)] [&_[aria-hidden]]:text-signal"
      />
      <ul className="mt-8 grid grid-cols-2 gap-y-6 sm:grid-cols-4">
        {chain.map((figure) => (
          <li key={figure.label}>
            <DimensionFigure {...figure} className="[&_[aria-hidden]]:text-room-mute [&_p]:pr-4" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
