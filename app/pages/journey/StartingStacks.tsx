import { StackChain } from "../../parts/modules/StackChain.tsx";
import type { Module } from "../../parts/modules/schema.ts";
import { Section } from "../../parts/sections/Section.tsx";
import type { JourneyPage } from "./schema.ts";

interface StartingStacksProps {
  page: JourneyPage;
  /** One for each role, with its modules in starting order. */
  stacks: readonly { role: string; concern: string; stack: readonly Module[] }[];
}

/** The modules each role starts with, as instruments on one line. */
export function StartingStacks({ page, stacks }: StartingStacksProps) {
  return (
    <Section id="stacks" className="py-band" sheet={page.sheet} {...page.stacks}>
      {/* Columns count in their own width: enlarged text gets fewer. */}
      <div className="@container mt-8 md:mt-12">
        <ul className="grid gap-x-8 border-t border-ink @min-[34rem]:grid-cols-2 @min-[56rem]:grid-cols-4">
          {stacks.map(({ role, concern, stack }) => (
            <li
              key={role}
              className="grid content-start gap-y-4 border-hairline py-5 @max-[56rem]:border-b sm:py-6"
            >
              <div>
                <h3 className="text-h4">{role}</h3>
                <p className="mt-1 text-small text-graphite">{concern}</p>
              </div>
              <StackChain stack={stack} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
