import { getModulePath, type PersonaId } from "../../routes.ts";
import { getModule } from "../modules/get-module.ts";
import type { Module } from "../modules/schema.ts";
import { AppLink } from "../ui/AppLink.tsx";
import { DimensionFigure } from "../ui/DimensionFigure.tsx";
import { Picture } from "../ui/Picture.tsx";
import { SampleNote } from "../ui/SampleNote.tsx";
import type { Story } from "./story-schema.ts";

interface SuccessStoryProps {
  story: Story;
  modules: readonly Module[];
  /** The only persona that sees it. */
  forPersona?: PersonaId;
  labels: { modulesLabel: string; sample?: string | undefined };
}

/** What changed, who says so, with which modules. */
export function SuccessStory({ story, modules, labels, forPersona }: SuccessStoryProps) {
  const { quote, role, company, portrait } = story;
  const isSample = [quote, role, company].some((each) => each.isSample);
  return (
    <div
      data-for-persona={forPersona}
      className="mt-6 grid gap-x-16 gap-y-7 border-t border-ink pt-6 md:mt-12 lg:grid-cols-[20rem_1fr] lg:pt-12"
    >
      <DimensionFigure
        {...story.metric}
        className="max-w-80 text-petrol [&_p:first-child]:text-[clamp(3.5rem,3rem+4vw,6.5rem)]"
      />
      <figure className="lg:border-l lg:border-hairline lg:pl-16">
        {portrait && (
          <Picture
            picture={portrait.picture}
            alt={portrait.alt}
            sizes="96px"
            className="mb-6 size-20 md:size-24"
          />
        )}
        <blockquote className="max-w-[15.6em] font-head text-[clamp(1.5rem,1.2rem+1.4vw,2.375rem)] leading-[1.16] font-strong tracking-[-0.02em] text-balance">
          “{quote.value}”
        </blockquote>
        <figcaption className="mt-6 grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 border-t border-hairline pt-5 text-small text-graphite">
          <p className="text-body font-medium text-ink">{role.value}</p>
          <p className="self-center tag uppercase">{labels.modulesLabel}</p>
          <p>{company.value}</p>
          <p className="row-span-2 flex flex-col items-start">
            {story.modules.map((id) => (
              <AppLink
                key={id}
                href={getModulePath(id)}
                className="inline-flex min-h-6 items-center quiet-link"
              >
                {getModule(modules, id).name}
              </AppLink>
            ))}
          </p>
          <SampleNote text={isSample ? labels.sample : undefined} />
        </figcaption>
      </figure>
    </div>
  );
}
