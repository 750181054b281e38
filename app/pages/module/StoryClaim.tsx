import { DimensionFigure } from "../../parts/ui/DimensionFigure.tsx";
import { SheetLabel } from "../../parts/ui/SheetLabel.tsx";
import type { ModulePage } from "./schema.ts";

interface StoryClaimProps {
  tag: string;
  label: string;
  story: ModulePage["story"];
}

/** What a customer measured, as large as it deserves. */
export function StoryClaim({ tag, label, story }: StoryClaimProps) {
  return (
    <section aria-labelledby="story-title" className="room sheet-grid bg-room py-band text-white">
      <div className="page-column grid gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] lg:items-end">
        <div>
          <SheetLabel parts={[tag, label]} />
          <div className="mt-8 grid gap-x-10 gap-y-8 sm:auto-cols-fr sm:grid-flow-col">
            {story.figures.map((figure) => (
              <DimensionFigure
                key={figure.label}
                {...figure}
                className="[&_p:first-child]:text-[clamp(4rem,3rem+5vw,7.5rem)]"
              />
            ))}
          </div>
        </div>
        <h2
          id="story-title"
          className="max-w-[17em] text-[clamp(1.375rem,1.15rem+1.1vw,2rem)] leading-[1.2] tracking-[-0.02em]"
        >
          {story.text}
        </h2>
      </div>
    </section>
  );
}
