import { ModuleBubble } from "../../parts/figures/ModuleBubble.tsx";
import { Section } from "../../parts/sections/Section.tsx";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import type { CareersPage } from "./schema.ts";

/** What is being built, as loops on one line, each with its bubble and its module. */
export function WorkInHand({ label, title, text, works }: CareersPage["building"]) {
  return (
    <Section id="building" anchor="building" label={label} title={title} text={text}>
      <ol className="relative mt-8 grid gap-x-12 gap-y-4 border-t-[1.5px] border-ink md:mt-16 md:grid-cols-2 md:gap-y-12">
        {works.map((work) => (
          <li
            key={work.tag}
            className="relative grid grid-cols-[auto_1fr] gap-x-4 before:absolute before:top-8 before:-bottom-6 before:left-[1.4375rem] before:w-[1.5px] before:bg-ink last:before:hidden md:before:hidden md:nth-[n+3]:border-t md:nth-[n+3]:border-hairline"
          >
            <span className="flex flex-col items-center">
              <span aria-hidden="true" className="h-6 w-[1.5px] bg-ink" />
              <ModuleBubble tag={work.tag} className="relative rounded-full bg-paper text-ink" />
            </span>
            <div className="pt-6">
              <h3 className="mt-2.5 text-h4">{work.title}</h3>
              <p className="mt-1.5 max-w-[30em] text-detail text-text">{work.text}</p>
              <AppLink
                {...work.link}
                className="inline-flex min-h-11 items-center text-small font-medium quiet-link"
              />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
