import { AppLink } from "../../parts/ui/AppLink.tsx";
import { DimensionFigure } from "../../parts/ui/DimensionFigure.tsx";
import type { HomePage } from "./schema.ts";
import type { Story } from "./stories-schema.ts";

interface SuccessStoryProps {
  story: Story;
  page: HomePage;
  /** The modules that the story names, with their paths. */
  modules: readonly { name: string; tag: string; href: string }[];
}

/** One customer's story: what changed, who says so, with which modules. */
export function SuccessStory({ story, page, modules }: SuccessStoryProps) {
  return (
    <div
      data-for-persona={story.persona}
      className="grid gap-x-16 gap-y-10 lg:grid-cols-[22rem_1fr]"
    >
      <DimensionFigure
        {...story.metric}
        className="max-w-[22rem] text-petrol [&_p:first-child]:text-[clamp(4rem,3rem+5vw,7.5rem)]"
      />
      <figure className="lg:border-l lg:border-hairline lg:pl-16">
        <blockquote className="max-w-[15.6em] font-head text-[clamp(1.5rem,1.2rem+1.4vw,2.375rem)] leading-[1.16] font-strong tracking-[-0.02em] text-balance">
          “{story.quote}”
        </blockquote>
        <figcaption className="mt-7 flex flex-wrap items-start justify-between gap-x-10 gap-y-5 border-t border-hairline pt-5">
          <span>
            <span className="block font-medium">{story.role}</span>
            <span className="text-small text-graphite">{story.company}</span>
          </span>
          <span>
            <span className="tag block text-graphite uppercase">{page.stories.modulesLabel}</span>
            <span className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
              {modules.map(({ name, tag, href }) => (
                <AppLink
                  key={href}
                  href={href}
                  className="inline-flex min-h-6 items-center gap-2 quiet-link"
                >
                  <span aria-hidden="true" className="tag text-graphite">
                    {tag}
                  </span>
                  {name}
                </AppLink>
              ))}
            </span>
          </span>
        </figcaption>
      </figure>
    </div>
  );
}
