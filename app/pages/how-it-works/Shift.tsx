import { useBehavior } from "../../engine/page-context.ts";
import { RuledHead } from "../../parts/sections/Section.tsx";
import { ShiftStage } from "./ShiftStage.tsx";
import { ShiftStop } from "./ShiftStop.tsx";
import type { HowItWorksPage } from "./schema.ts";

/**
 * One shift in six stops, which a desktop's or tablet's window shows together with the scene; on a phone
 * the scene stays while the text goes by. The light is on what is being read. In two columns stops are
 * staggered, so that they are read one by one.
 * Without scripts, with reduced motion, in a low window and on paper, each stop has its own picture (the
 * variant `staged` in app.css).
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
        <div className="mt-4 gap-x-12 md:mt-6 staged:lg:grid staged:lg:grid-cols-[minmax(0,1fr)_min(30rem,44%)]">
          <ShiftStage scene={scene} record={record} stops={stops} />
          <ol className="md:mt-6 md:grid md:grid-cols-2 md:gap-x-6 lg:grid-cols-3 staged:md:max-lg:items-start staged:md:max-lg:*:even:mt-14 staged:lg:mt-0 staged:lg:auto-rows-fr staged:lg:grid-cols-1 print:grid print:grid-cols-2">
            {stops.map((stop) => (
              <ShiftStop key={stop.title} scene={scene.picture} stop={stop} />
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
