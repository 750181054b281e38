import type { PictureSource } from "content-model/media-fields";
import { useBehavior } from "../../engine/page-context.ts";
import { SectionHead } from "../../parts/sections/Section.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import { AppLink } from "../../parts/ui/links.tsx";
import type { HowItWorksPage } from "./schema.ts";

interface LightProps {
  picture: PictureSource;
  /** Empty for decoration. */
  alt?: string;
  sizes: string;
  className?: string;
}

/** A layer of the scene, as one element: a `Picture` has three, and there are many layers. */
function Light({ picture, alt = "", sizes, className }: LightProps) {
  return (
    <img
      src={picture.src}
      srcSet={picture.srcSet}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={classNames("size-full object-contain", className)}
    />
  );
}

/** What stays in view: the plant with a light for each stop, and the record, a line for each stop. */
function ShiftStage({
  scene,
  record,
  stops,
}: Pick<HowItWorksPage["shift"], "scene" | "record" | "stops">) {
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

interface ShiftStopProps {
  /** The plant without light. */
  scene: PictureSource;
  stop: HowItWorksPage["shift"]["stops"][number];
}

/** One stop: when, where, what it adds to the record; and its picture where the scene does not stay. */
function ShiftStop({ scene, stop }: ShiftStopProps) {
  const { time, place, title, text, href, picture, alt } = stop;
  return (
    <li className="shift-stop grid grid-cols-[minmax(0,1fr)] justify-items-start border-l-2 border-room-edge content-start py-3.5 pl-4 md:pl-6 staged:lg:py-2.5">
      <Light picture={scene} sizes={stillSizes} className={stillStyle} />
      <Light picture={picture} alt={alt} sizes={stillSizes} className={stillStyle} />
      <p className="tag text-signal">
        {time}, {place}
      </p>
      <h3 className="mt-1.5 text-h4">
        {/* On a phone the focus brings it to the line on which a stop is being read (follow-stops.ts). */}
        <AppLink
          href={href}
          className="quiet-link staged:max-md:scroll-mt-[58svh] staged:max-md:scroll-mb-[30svh]"
        >
          {title}
        </AppLink>
      </h3>
      <p className="mt-1.5 max-w-note text-detail text-room-text">{text}</p>
    </li>
  );
}

const stillStyle = "col-start-1 row-start-1 max-w-[34rem] staged:hidden";
const stillSizes = "(min-width: 40rem) 34rem, 92vw";

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
        <SectionHead
          place="ruled"
          id="shift-title"
          sheet={page.sheet}
          className="[&>p]:max-md:sr-only"
          {...head}
        />
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
