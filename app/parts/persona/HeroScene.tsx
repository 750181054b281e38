import { Scene } from "../figures/Scene.tsx";
import type { Persona } from "./schema.ts";

/**
 * The persona's plant with its callouts. The text alternative carries the callouts' words too; the scene
 * that most visitors see first has `priority`.
 */
export function HeroScene({ persona, priority }: { persona: Persona; priority: boolean }) {
  const { picture, pictureAlt, callouts } = persona;
  const alt = [pictureAlt, ...callouts.map(({ tag, text }) => `${tag}: ${text}.`)].join(" ");
  return (
    // The room is reserved here: an image in a <picture> has no size until its source is chosen.
    <div
      data-for-persona={persona.id}
      className="relative aspect-5/4 self-center mb-2 max-lg:mx-auto md:mb-4 max-lg:w-full max-lg:max-w-[46rem] max-md:mt-3 max-md:max-w-[17rem] lg:mr-[-5%] xl:ml-[-9%]"
    >
      <Scene
        picture={picture}
        alt={alt}
        sizes="(min-width: 100rem) 860px, (min-width: 80rem) 760px, (min-width: 64rem) 58vw, (min-width: 48rem) 46rem, 100vw"
        priority={priority}
        callouts={callouts}
      />
    </div>
  );
}
