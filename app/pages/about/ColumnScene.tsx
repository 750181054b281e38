import { PlacedMark } from "../../parts/figures/PlacedMark.tsx";
import { Scene } from "../../parts/figures/Scene.tsx";
import type { AboutPage } from "./schema.ts";

interface ColumnSceneProps {
  scene: AboutPage["scene"];
  /** Tags of the sections, from the bottom up. */
  tags: readonly string[];
}

/** A column bolted together from sections that bear the modules' tags, with the three pillars as notes. */
export function ColumnScene({ scene, tags }: ColumnSceneProps) {
  return (
    <div className="relative mx-auto aspect-square w-full max-w-[40rem]">
      <Scene
        {...scene}
        sizes="(min-width: 100rem) 640px, (min-width: 64rem) 46vw, (min-width: 48rem) 40rem, 90vw"
        priority
      >
        <svg aria-hidden="true" className="absolute inset-0 size-full">
          {tags.map((tag, index) => {
            const place = scene.picture.anchors[`section-${index + 1}`];
            return (
              place && (
                <PlacedMark key={tag} x={place.x * 100 + 0.75} y={place.y * 100}>
                  <text
                    y="4"
                    textAnchor="middle"
                    fontWeight="600"
                    className="fill-ink font-mono text-label sm:text-small"
                  >
                    {tag}
                  </text>
                </PlacedMark>
              )
            );
          })}
        </svg>
      </Scene>
    </div>
  );
}
