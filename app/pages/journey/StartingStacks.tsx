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
  /** One line per role, with its modules in starting order. */
  stacks: readonly {
    role: string;
    concern: string;
    note: string | undefined;
    modules: readonly StackModule[];
  }[];
}

/** The modules each role starts with, drawn as instruments on one line. */
export function StartingStacks({ page, stacks }: StartingStacksProps) {
  const { concernLabel } = page.stacks;
  return (
    <Section id="stacks" className="py-band" sheet={page.sheet} {...page.stacks}>
      <ul className="@container mt-8 border-t border-ink md:mt-16">
        {stacks.map(({ role, concern, note, modules }) => (
          <li
            key={role}
            className="grid gap-x-10 gap-y-2.5 border-b border-hairline py-4 sm:gap-y-6 sm:py-7 @min-[54rem]:grid-cols-[20rem_1fr] @min-[54rem]:items-center"
          >
            <div>
              <h3 className="text-h3">{role}</h3>
              <p className="mt-1 text-small text-graphite sm:mt-2">
                <span className="tag uppercase">
                  {concernLabel}
                  <span className="sr-only">: </span>
                </span>
                <span aria-hidden="true" className="px-2 text-signal-deep">
                  /
                </span>
                {concern}
              </p>
            </div>
            <div>
              <StackLine modules={modules} />
              {note && <p className="mt-3 text-small text-graphite">{note}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function StackLine({ modules }: { modules: readonly StackModule[] }) {
  return (
    <ol className="flex flex-wrap gap-x-2 sm:grid sm:grid-cols-3 sm:gap-x-5">
      {modules.map(({ tag, name, href }, index) => (
        <li key={href} className="group/stack relative flex items-center gap-x-2 sm:block">
          {/* The line to the next instrument. */}
          <span
            aria-hidden="true"
            className="absolute top-6 -right-5 left-12 h-px bg-ink group-last/stack:hidden max-sm:hidden"
          />
          {index > 0 && (
            <span aria-hidden="true" className="text-signal-deep sm:hidden">
              →
            </span>
          )}
          <ModuleBubble
            tag={tag}
            className={classNames("max-sm:hidden", index === 0 && "rounded-full bg-signal")}
          />
          <AppLink
            href={href}
            className="inline-flex min-h-11 items-center font-medium quiet-link sm:mt-1"
          >
            {name}
          </AppLink>
        </li>
      ))}
    </ol>
  );
}
