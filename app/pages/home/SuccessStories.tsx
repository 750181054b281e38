import type { Module } from "../../parts/modules/schema.ts";
import { SectionHead } from "../../parts/sections/SectionHead.tsx";
import { SuccessStory } from "../../parts/stories/SuccessStory.tsx";
import type { HomePage } from "./schema.ts";
import type { Stories } from "./stories-schema.ts";

interface SuccessStoriesProps {
  stories: Stories;
  modules: readonly Module[];
  page: HomePage;
}

/** The stories of each persona that has any; for the others there is no such section. */
export function SuccessStories({ stories, modules, page }: SuccessStoriesProps) {
  if (stories.length === 0) return;
  return (
    <section
      aria-labelledby="stories-title"
      data-for-persona={[...new Set(stories.map(({ persona }) => persona))].join(" ")}
      className="py-band"
    >
      <div className="page-column">
        <SectionHead id="stories-title" sheet={page.sheet} {...page.stories} />
        {stories.map((story) => (
          <SuccessStory
            key={story.quote.value}
            {...{ story, modules }}
            labels={page.stories}
            forPersona={story.persona}
          />
        ))}
      </div>
    </section>
  );
}
