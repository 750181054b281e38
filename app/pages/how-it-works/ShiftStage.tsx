import { Light } from "./Light.tsx";
import type { HowItWorksPage } from "./schema.ts";

type Shift = HowItWorksPage["shift"];

/** What stays in view: the plant with a light for each stop, and the record, a line for each stop. */
export function ShiftStage({ scene, record, stops }: Pick<Shift, "scene" | "record" | "stops">) {
  return (
    <div className="z-1 max-md:-mx-gutter max-md:bg-room max-md:px-gutter max-md:pb-2 self-start staged:top-(--header-height) staged:max-md:sticky staged:lg:sticky">
      <div className="mx-auto hidden aspect-5/4 max-h-[30svh] grid-cols-[100%] *:col-start-1 *:row-start-1 staged:grid md:max-h-[min(34rem,100svh-var(--header-height)-11rem)]">
        <Light picture={scene.picture} alt={scene.alt} sizes={sceneSizes} />
        {stops.map(({ picture }) => (
          <Light key={picture.src} picture={picture} sizes={sceneSizes} className="shift-light" />
        ))}
      </div>
      <div className="border border-room-edge bg-room-panel">
        <p className="border-b border-room-edge px-3 py-1.5 tag lg:px-4">{record.title}</p>
        <dl className="grid grid-cols-3 md:max-lg:grid-cols-6">
          {stops.map(({ line }) => (
            <div
              key={line.label}
              className="shift-line border-room-line px-[min(0.75rem,3vw)] py-1.5 not-nth-[3n+1]:border-l nth-[n+4]:border-t md:max-lg:border-t-0! md:max-lg:not-first:border-l md:py-2.5 lg:px-4"
            >
              <dt className="tag text-room-mute">{line.label}</dt>
              <dd className="font-head text-body font-strong tabular-nums lg:text-h4">
                {line.value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

const sceneSizes = "(min-width: 64rem) 680px, (min-width: 48rem) 50vw, 75vw";
