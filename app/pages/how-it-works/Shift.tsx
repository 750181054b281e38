import { useBehavior } from "../../engine/page-context.ts";
import { RuledHead } from "../../parts/sections/RuledHead.tsx";
import { ShiftStage } from "./ShiftStage.tsx";
import { ShiftStop } from "./ShiftStop.tsx";
import type { HowItWorksPage } from "./schema.ts";

/**
 * One shift in six stops, which a desktop's window shows together with the scene. Where it is too low for
 * that, the scene stays while the text goes by. The light is on what is being read, and one record fills.
 * Without scripts, with reduced motion, in a low window and on paper, each stop has its own picture and
 * the record is full (the variant `staged` in app.css).
 */
export function Shift({ page }: { page: HowItWorksPage }) {
  const { stops, scene, record, ...head } = page.shift;
  return (
    <section
      aria-labelledby="shift-title"
      data-stop="0"
      {...useBehavior("how-it-works")}
      className="room bg-room pt-7 pb-4 text-white md:py-band"
    >
      <div className="page-column">
        <RuledHead id="shift-title" sheet={page.sheet} className="[&>p]:max-md:sr-only" {...head} />
        <div className="mt-4 gap-x-8 md:mt-6 lg:gap-x-12 staged:md:grid staged:md:grid-cols-[minmax(0,1fr)_min(30rem,44%)]">
          <ShiftStage scene={scene} record={record} stops={stops} />
          <ol className="md:mt-6 md:grid md:grid-cols-2 md:gap-x-6 lg:grid-cols-3 staged:md:col-start-2 staged:md:mt-0 staged:md:auto-rows-fr staged:md:grid-cols-1 print:grid print:grid-cols-2">
            {stops.map((stop) => (
              <ShiftStop key={stop.title} scene={scene.picture} stop={stop} />
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
