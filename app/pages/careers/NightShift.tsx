import { SceneCallouts } from "../../parts/figures/SceneCallouts.tsx";
import { Picture } from "../../parts/ui/Picture.tsx";
import type { CareersPage } from "./schema.ts";

/** The plant at shift change, with the places where the work below is used. */
export function NightShift({ picture, alt, callouts }: CareersPage["scene"]) {
  return (
    <div className="relative aspect-5/4 w-full max-lg:mx-auto max-lg:max-w-[46rem] lg:-ml-[4%] lg:w-[106%]">
      <Picture
        picture={picture}
        alt={alt}
        sizes="(min-width: 100rem) 760px, (min-width: 64rem) 52vw, (min-width: 48rem) 46rem, 100vw"
        priority
        className="absolute inset-0 size-full"
      />
      <SceneCallouts anchors={picture.anchors} callouts={callouts} />
    </div>
  );
}
