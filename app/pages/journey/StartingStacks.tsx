import { ModuleBubble } from "../../parts/figures/ModuleBubble.tsx";
import { Section } from "../../parts/sections/Section.tsx";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import type { JourneyPage } from "./schema.ts";

interface StackModule {
  tag: string;
  name: string;
  href: string;
}

interface StartingStacksProps {
  page: JourneyPage;
  /** One for each role, with its modules in starting order. */
  stacks: readonly { role: string; concern: string; modules: readonly StackModule[] }[];
}

/** The modules each role starts with, as instruments on a line that goes down from the first. */
export function StartingStacks({ page, stacks }: StartingStacksProps) {
  return (
    <Section id="stacks" className="py-band" sheet={page.sheet} {...page.stacks}>
      {/* Columns count in their own width: enlarged text gets fewer. */}
      <div className="@container mt-8 md:mt-12">
        <ul className="grid gap-x-10 border-t border-ink @min-[34rem]:grid-cols-2 @min-[56rem]:grid-cols-4">
          {stacks.map(({ role, concern, modules }) => (
            <li
              key={role}
              className="grid content-start gap-y-4 border-hairline py-5 @max-[56rem]:border-b sm:py-6"
            >
              <div>
                <h3 className="text-h4">{role}</h3>
                <p className="mt-1 text-small text-graphite">{concern}</p>
              </div>
              <StackLine modules={modules} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function StackLine({ modules }: { modules: readonly StackModule[] }) {
  return (
    <ol className="grid gap-y-4">
      {modules.map(({ tag, name, href }, index) => (
        <li key={href} className="group/stack relative flex items-center gap-x-4">
          {/* The line to the next instrument. */}
          <span
            aria-hidden="true"
            className="absolute top-12 -bottom-4 left-6 w-px bg-ink group-last/stack:hidden"
          />
          <ModuleBubble tag={tag} className={classNames(index === 0 && "rounded-full bg-signal")} />
          <AppLink href={href} className="inline-flex min-h-11 items-center font-medium quiet-link">
            {name}
          </AppLink>
        </li>
      ))}
    </ol>
  );
}
