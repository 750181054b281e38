import { SceneCallouts } from "../../parts/figures/SceneCallouts.tsx";
import { Picture } from "../../parts/ui/Picture.tsx";
import { SampleNote } from "../../parts/ui/SampleNote.tsx";
import type { HowItWorksPage } from "./schema.ts";

/** One shift on its way from the gate to the invoice, as callouts on the plant. */
export function RecordScene({ scene }: { scene: HowItWorksPage["hero"]["scene"] }) {
  const { picture, alt, note, callouts } = scene;
  return (
    <div className="relative aspect-5/4 max-lg:mx-auto max-lg:-mt-7 max-lg:w-full max-lg:max-w-[40rem] lg:-mr-[3%] lg:-ml-[6%]">
      <Picture
        picture={picture}
        alt={alt}
        sizes="(min-width: 100rem) 760px, (min-width: 80rem) 640px, (min-width: 64rem) 50vw, (min-width: 40rem) 40rem, 100vw"
        priority
        className="absolute inset-0 size-full"
      />
      <SampleNote
        text={note}
        className="absolute max-md:top-0 max-md:right-0 md:bottom-0 md:left-0"
      />
      <SceneCallouts anchors={picture.anchors} callouts={callouts} />
    </div>
  );
}
