import type { Module } from "../../parts/modules/schema.ts";
import { SectionHead } from "../../parts/sections/Section.tsx";
import { StoryQuote } from "../../parts/stories/StoryQuote.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import { DimensionFigure } from "../../parts/ui/DimensionFigure.tsx";
import type { HomePage } from "./schema.ts";
import type { Stories, Story } from "./stories-schema.ts";

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
      className="dense-bands py-band"
    >
      <div className="page-column">
        <SectionHead id="stories-title" sheet={page.sheet} {...page.stories} />
        {stories.map((story) => (
          <SuccessStory
            key={story.quote.value}
            {...{ story, modules }}
            modulesLabel={page.stories.modulesLabel}
          />
        ))}
      </div>
    </section>
  );
}

interface SuccessStoryProps {
  story: Story;
  modules: readonly Module[];
  modulesLabel: string;
}

/** What changed, if there is a number for it, who says so, with which modules. */
function SuccessStory({ story, modules, modulesLabel }: SuccessStoryProps) {
  const { metric } = story;
  return (
    <div
      data-for-persona={story.persona}
      className={classNames(
        "mt-4 grid gap-x-16 gap-y-4 border-t border-ink pt-3 md:mt-10 lg:pt-10",
        metric && "lg:grid-cols-[14rem_1fr]",
      )}
    >
      {metric && (
        <DimensionFigure
          {...metric}
          className="flex items-baseline gap-x-4 gap-y-2 text-petrol lg:flex-col [&>p]:flex-none [&>p]:after:hidden"
        />
      )}
      <StoryQuote
        quote={story}
        {...{ modules, modulesLabel }}
        className={metric && "lg:border-l lg:border-hairline lg:pl-16"}
      />
    </div>
  );
}
