import { ModuleBubble } from "../../parts/figures/ModuleBubble.tsx";
import { Section } from "../../parts/sections/Section.tsx";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import type { CareersPage } from "./schema.ts";

/** What is being built, as loops on one line: each with its bubble and the module it belongs to. */
export function WorkInHand({ label, title, text, works }: CareersPage["building"]) {
  return (
    <Section id="building" label={label} title={title} text={text}>
      <ol className="relative mt-12 grid gap-x-12 gap-y-12 border-t-[1.5px] border-ink md:mt-16 md:grid-cols-2">
        {works.map((work) => (
          <li
            key={work.tag}
            className="relative grid grid-cols-[auto_1fr] gap-x-5 before:absolute before:top-8 before:-bottom-12 before:left-[1.4375rem] before:w-[1.5px] before:bg-ink last:before:hidden md:before:hidden md:nth-[n+3]:border-t md:nth-[n+3]:border-hairline"
          >
            <span className="flex flex-col items-center">
              <span aria-hidden="true" className="h-8 w-[1.5px] bg-ink" />
              <ModuleBubble tag={work.tag} className="relative rounded-full bg-paper text-ink" />
            </span>
            <div className="pt-8">
              <h3 className="mt-1.5 text-h3">{work.title}</h3>
              <p className="mt-3 max-w-[30em] text-text">{work.text}</p>
              <AppLink
                {...work.link}
                className="mt-2 inline-flex min-h-11 items-center text-small font-medium quiet-link"
              />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
