import { useBehavior } from "../../engine/page-context.ts";
import { RuledHead } from "../../parts/sections/RuledHead.tsx";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import { ShiftStage } from "./ShiftStage.tsx";
import { ShiftStop } from "./ShiftStop.tsx";
import type { HowItWorksPage } from "./schema.ts";

interface ShiftProps {
  page: HowItWorksPage;
  /** Id of the section that comes after it, for those who skip it. */
  next: string;
}

/**
 * One shift in six stops. The scene stays while the text goes by; the light is on what is being read, and
 * one record fills. Without scripts, with reduced motion, in a low window and on paper, each stop has its
 * own picture and the record is full (the variant `staged` in app.css).
 */
export function Shift({ page, next }: ShiftProps) {
  const { skip, stops, scene, record, ...head } = page.shift;
  return (
    <section
      aria-labelledby="shift-title"
      data-stop="0"
      {...useBehavior("how-it-works")}
      className="room bg-room pt-7 pb-4 text-white md:py-band"
    >
      <div className="page-column">
        <RuledHead id="shift-title" sheet={page.sheet} className="[&>p]:max-md:sr-only" {...head} />
        <AppLink
          href={`#${next}`}
          className="inline-flex min-h-11 items-center text-small text-room-text md:mb-3 underline underline-offset-4 print:hidden"
        >
          {skip}
        </AppLink>
        <div className="gap-x-12 staged:md:grid staged:md:grid-cols-[1fr_min(22rem,34%)]">
          <ShiftStage scene={scene} record={record} stops={stops} />
          <ol className="md:mt-6 md:grid md:grid-cols-2 md:gap-x-6 lg:grid-cols-3 staged:md:row-start-1 staged:md:mt-0 staged:md:block print:grid print:grid-cols-2">
            {stops.map((stop) => (
              <ShiftStop key={stop.title} scene={scene.picture} stop={stop} />
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
