import type { Persona } from "../../content.ts";
import { SceneCallouts } from "../../figures/SceneCallouts.tsx";
import { Picture } from "../../ui/Picture.tsx";

interface HeroSceneProps {
  persona: Persona;
  /** The scene that most visitors see first is fetched before everything else. */
  priority: boolean;
}

/** The persona's plant with its callouts. The text alternative carries the callouts' words too. */
export function HeroScene({ persona, priority }: HeroSceneProps) {
  const { picture, pictureAlt, callouts } = persona;
  const alt = [pictureAlt, ...callouts.map(({ tag, text }) => `${tag}: ${text}.`)].join(" ");
  return (
    <div
      data-for-persona={persona.id}
      className="relative -mx-[6%] self-center pb-4 max-lg:mx-auto max-lg:max-w-[46rem] lg:mr-[-12%] lg:ml-[-7%]"
    >
      <div className="relative">
        <Picture
          picture={picture}
          alt={alt}
          sizes="(min-width: 80rem) 760px, (min-width: 64rem) 58vw, (min-width: 48rem) 46rem, 100vw"
          priority={priority}
          className="block h-auto w-full"
        />
        <SceneCallouts anchors={picture.anchors} callouts={callouts} />
      </div>
    </div>
  );
}
