import { Tally } from "../../parts/figures/Screen.tsx";
import { DimensionFigure } from "../../parts/ui/DimensionFigure.tsx";
import { SheetLabel } from "../../parts/ui/SheetLabel.tsx";
import type { ModulePage } from "./schema.ts";

interface StoryClaimProps {
  tag: string;
  label: string;
  story: ModulePage["story"];
}

/** What a customer measured, as large as it deserves, and drawn to scale. */
export function StoryClaim({ tag, label, story }: StoryClaimProps) {
  const { figures, text, scale } = story;
  return (
    <section
      aria-labelledby="story-title"
      className="room sheet-grid bg-room py-[calc(var(--spacing-band)*0.75)] text-white"
    >
      <div className="page-column grid break-inside-avoid gap-x-20 gap-y-8 lg:grid-cols-[calc(50%-5rem)_minmax(0,1fr)]">
        <div>
          <SheetLabel parts={[tag, label]} />
          <div className="mt-6 flex gap-x-10 *:grow md:mt-8">
            {figures.map((metric) => (
              <DimensionFigure
                key={metric.label}
                {...metric}
                className="[&_p:first-child]:text-[clamp(3.5rem,2.6rem+4.5vw,6.5rem)]"
              />
            ))}
          </div>
        </div>
        <div className="flex flex-col justify-between gap-y-8">
          <h2
            id="story-title"
            className="max-w-[21em] text-[clamp(1.375rem,1.15rem+1.1vw,2rem)] leading-[1.2] tracking-[-0.02em]"
          >
            {text}
          </h2>
          <div>
            <Tally {...scale} className="h-8 stroke-signal" rest="stroke-room-edge" />
            <p className="mt-3 text-small text-room-text">{scale.text}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
