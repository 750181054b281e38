import type { PictureSource } from "content-model/media-fields";
import type { ComponentProps } from "react";
import { useBehavior } from "../../engine/page-context.ts";
import { SectionHead } from "../../parts/sections/Section.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import { AppLink } from "../../parts/ui/links.tsx";
import type { HowItWorksPage } from "./schema.ts";

/** A layer of the scene, as one element: a `Picture` has three, and there are many layers. */
function Light({
  picture: { src, srcSet, width, height },
  className,
  ...rest
}: ComponentProps<"img"> & { picture: PictureSource }) {
  return (
    <img
      {...{ src, srcSet, width, height }}
      alt=""
      loading="lazy"
      decoding="async"
      className={classNames("size-full object-contain", className)}
      {...rest}
    />
  );
}

/** In the scene that stays, and in the picture of a stop. */
const staged = { sizes: "(min-width: 64rem) 680px, (min-width: 48rem) 50vw, 75vw" };
const light = "transition-opacity duration-200 staged:opacity-0 staged:data-here:opacity-100";
const still = {
  sizes: "(min-width: 40rem) 34rem, 92vw",
  className: "col-start-1 row-start-1 max-w-[34rem] staged:hidden",
};

/**
 * One shift in six stops, which a desktop's or tablet's window shows together with the scene: the plant with
 * a light for each stop, and the record, a line for each stop. On a phone the scene stays while the text goes
 * by. The light is on what is being read. In two columns stops are staggered, so that they are read one by one.
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
          <div className="z-1 max-md:-mx-gutter max-md:bg-room max-md:px-gutter max-md:pb-2 self-start staged:top-(--header-height) staged:max-md:sticky staged:lg:sticky">
            <div className="mx-auto hidden aspect-5/4 max-h-[30svh] grid-cols-[100%] *:col-start-1 *:row-start-1 staged:grid md:max-h-[min(34rem,100svh-var(--header-height)-11rem)]">
              <Light {...scene} {...staged} />
              {stops.map(({ picture }) => (
                <Light
                  key={picture.src}
                  picture={picture}
                  {...staged}
                  className={`shift-light ${light}`}
                />
              ))}
            </div>
            <div className="border border-room-edge bg-room-panel">
              <p className="border-b border-room-edge px-3 py-1.5 tag lg:px-4">{record.title}</p>
              <dl className="grid grid-cols-3 md:max-lg:grid-cols-6">
                {stops.map(({ line }) => (
                  <div
                    key={line.label}
                    className="shift-line staged:data-here:[box-shadow:inset_0_2px_var(--color-signal)] border-room-line px-[min(0.75rem,3vw)] py-1.5 not-nth-[3n+1]:border-l nth-[n+4]:border-t md:max-lg:border-t-0! md:max-lg:not-first:border-l md:py-2.5 lg:px-4"
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
          <ol className="md:mt-6 md:grid md:grid-cols-2 md:gap-x-6 lg:grid-cols-3 staged:md:max-lg:items-start staged:md:max-lg:*:even:mt-14 staged:lg:mt-0 staged:lg:auto-rows-fr staged:lg:grid-cols-1 print:grid print:grid-cols-2">
            {stops.map(({ time, place, title, text, href, picture, alt }) => (
              <li
                key={title}
                className="grid grid-cols-[minmax(0,1fr)] justify-items-start border-l-2 border-room-edge staged:data-here:border-signal content-start py-3.5 pl-4 md:pl-6 staged:lg:py-2.5"
              >
                <Light picture={scene.picture} {...still} />
                <Light {...{ picture, alt }} {...still} />
                <p className="tag text-signal">
                  {time}, {place}
                </p>
                <h3 className="mt-1.5 text-h4">
                  {/* On a phone the focus brings it to the line on which a stop is being read (how-it-works.behavior.ts). */}
                  <AppLink
                    href={href}
                    className="quiet-link staged:max-md:scroll-mt-[58svh] staged:max-md:scroll-mb-[30svh]"
                  >
                    {title}
                  </AppLink>
                </h3>
                <p className="mt-1.5 max-w-note text-detail text-room-text">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
