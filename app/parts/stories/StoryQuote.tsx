import { getModulePath } from "../../routes.ts";
import { getModule, type Module } from "../modules/schema.ts";
import { AppLink } from "../ui/links.tsx";
import { Picture } from "../ui/Picture.tsx";
import { SampleMark } from "../ui/SampleMark.tsx";
import type { Quote } from "./quote-schema.ts";

interface StoryQuoteProps {
  quote: Quote;
  modules: readonly Module[];
  modulesLabel: string;
  className?: string;
}

export function StoryQuote({ quote, modules, modulesLabel, className }: StoryQuoteProps) {
  const { company, name, portrait, role } = quote;
  const isSample = [quote.quote, name, role, company].some((each) => each?.isSample);
  return (
    <figure className={className}>
      {portrait && (
        <Picture
          picture={portrait.picture}
          alt={portrait.alt}
          sizes="96px"
          className="mb-6 size-20 md:size-24"
        />
      )}
      <blockquote className="font-head md:max-w-[15.6em] text-[clamp(1.375rem,1.05rem+1.4vw,2.375rem)] leading-[1.16] font-strong tracking-[-0.02em] text-balance">
        “{quote.quote.value}”
      </blockquote>
      <figcaption className="mt-4 grid grid-cols-[1fr_auto] items-baseline gap-x-6 gap-y-1 border-t border-hairline pt-3 md:mt-6 md:pt-5 text-small text-graphite">
        <p className="text-body font-medium text-ink">
          {name ? `${name.value}, ${role.value}` : role.value}
        </p>
        <p className="tag uppercase">{modulesLabel}</p>
        <p>
          {company.value}
          <SampleMark of={{ isSample }} />
        </p>
        <p className="row-span-2 flex flex-col items-start">
          {quote.modules.map((id) => (
            <AppLink
              key={id}
              href={getModulePath(id)}
              className="inline-flex min-h-6 items-center quiet-link"
            >
              {getModule(modules, id).name}
            </AppLink>
          ))}
        </p>
      </figcaption>
    </figure>
  );
}
