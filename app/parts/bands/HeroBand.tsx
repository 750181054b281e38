import { Scene } from "../figures/Scene.tsx";
import type { Module } from "../modules/schema.ts";
import { PageHero } from "../sections/PageHero.tsx";
import { classNames } from "../ui/class-names.ts";
import { DimensionFigure } from "../ui/DimensionFigure.tsx";
import { Picture } from "../ui/Picture.tsx";
import { PlotText } from "../ui/plot.tsx";
import { defineBand } from "./band.ts";
import type { BandOf } from "./schema.ts";

type Hero = BandOf<"hero">;

function drawPicture({ picture, pictureAlt, photo, scene, sum }: Hero, modules: readonly Module[]) {
  if (scene) return <HeroScene {...scene} modules={modules} />;
  if (sum) return <SumFigure {...sum} />;
  const shown = photo ?? (picture && { picture, alt: pictureAlt ?? "" });
  return (
    shown && (
      <div>
        <Picture
          picture={shown.picture}
          alt={shown.alt}
          sizes="(min-width: 64rem) 46vw, 100vw"
          priority
          className="aspect-5/4 w-full"
        />
      </div>
    )
  );
}

/** A scene with its notes; on its places `section-1` and so on, it bears the modules' tags. */
function HeroScene(props: NonNullable<Hero["scene"]> & { modules: readonly Module[] }) {
  const { modules, ...scene } = props;
  const { width, height, anchors } = scene.picture;
  return (
    <div
      className={classNames(
        "relative mx-auto w-full",
        width > height
          ? "aspect-5/4 max-lg:max-w-[46rem] lg:-ml-[4%] lg:w-[106%]"
          : "aspect-square max-w-[40rem]",
      )}
    >
      <Scene
        {...scene}
        sizes="(min-width: 100rem) 760px, (min-width: 64rem) 50vw, (min-width: 48rem) 46rem, 100vw"
        priority
      >
        <svg aria-hidden="true" className="absolute inset-0 size-full">
          {modules.map(({ tag }, index) => {
            const place = anchors[`section-${index + 1}`];
            return (
              place && (
                <PlotText
                  key={tag}
                  x={place.x * 100 + 0.75}
                  y={place.y * 100}
                  dy="4"
                  fontWeight="600"
                  className="fill-ink font-mono text-label sm:text-small"
                >
                  {tag}
                </PlotText>
              )
            );
          })}
        </svg>
      </Scene>
    </div>
  );
}

/** One invoice line as a sum on paper: measured quantity, agreed rate, payable amount. */
function SumFigure(sum: NonNullable<Hero["sum"]>) {
  const { caption, tag, item, quantity, rate, amount, note } = sum;
  return (
    <figure className="border border-ink bg-sheet">
      <figcaption className="flex flex-wrap justify-between gap-x-4 border-b border-ink px-5 py-2.5 tag uppercase sm:px-7">
        {caption}
        <span className="text-graphite">{tag}</span>
      </figcaption>
      <p className="px-5 pt-5 font-medium sm:px-7">{item}</p>
      <div className="grid grid-cols-[1fr_auto_1fr] gap-x-3 px-5 py-6 sm:gap-x-5 sm:px-7">
        <DimensionFigure {...quantity} />
        <p className="font-head text-h3 pt-2 text-graphite sm:pt-3">×</p>
        <DimensionFigure {...rate} />
      </div>
      <div className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 border-t border-ink bg-signal px-5 py-5 text-signal-ink sm:grid-cols-[auto_1fr_auto] sm:px-7">
        <p className="font-head text-h3">=</p>
        <p className="font-head text-figure tabular-nums">{amount.value}</p>
        <p className="tag uppercase max-sm:col-start-2">{amount.label}</p>
      </div>
      <p className="border-t border-ink px-5 py-3 text-small text-graphite sm:px-7">{note}</p>
    </figure>
  );
}

const hero = defineBand({
  name: "hero",
  ground: "paper",
  draw: ({ band, place, content, heroFigure }) => (
    <PageHero {...band} label={place.label}>
      {heroFigure ?? drawPicture(band, content.modules)}
    </PageHero>
  ),
});

export const bands = [hero];
