import { ModuleBubble } from "../../parts/figures/ModuleBubble.tsx";
import type { Module } from "../../parts/modules/schema.ts";
import { CardLink } from "../../parts/ui/CardLink.tsx";
import { getModulePath } from "../../routes.ts";
import type { ModulePage } from "./schema.ts";

interface WorksBestWithProps {
  module: Module;
  title: string;
  /** "Learn more about {name}" */
  learnMore: string;
  /** The other modules with what passes between them and this one. */
  others: readonly { module: Module; text: ModulePage["worksWith"][number]["text"] }[];
}

/** This module's place in the loop: the modules that it exchanges records with, as instruments on one line. */
export function WorksBestWith({ module, title, learnMore, others }: WorksBestWithProps) {
  return (
    <section aria-labelledby="works-with-title" className="py-[calc(var(--spacing-band)*0.75)]">
      <div className="page-column">
        <h2 id="works-with-title" className="text-h2">
          {title}
        </h2>
        <div className="relative mt-6 md:mt-8 lg:mt-14">
          <ModuleBubble
            tag={module.tag}
            className="text-signal-deep lg:absolute lg:-top-6 lg:left-0"
          />
          <ul className="border-ink max-lg:ml-6 max-lg:before:block max-lg:before:h-5 max-lg:before:border-l-[1.5px] lg:ml-12 lg:grid lg:grid-cols-4 lg:pl-12 xl:grid-cols-[5fr_5fr_5fr_4fr] xl:pl-8 lg:before:absolute lg:before:top-0 lg:before:left-12 lg:before:w-12 lg:before:border-t-[1.5px]">
            {others.map(({ module: { id, tag, name }, text }) => (
              <li
                key={id}
                className="group/card relative border-ink pb-5 pl-10 last:border-transparent last:pb-0 max-lg:border-l-[1.5px] row-span-3 grid-rows-subgrid lg:grid lg:border-t-[1.5px] lg:pt-10 lg:pb-0 lg:pl-0"
              >
                <ModuleBubble
                  tag={tag}
                  className="absolute top-0 -left-6 fill-paper text-ink lg:-top-6 lg:left-0"
                />
                <h3 className="text-h4">{name}</h3>
                <p className="mt-1.5 text-detail text-text lg:pr-8">{text}</p>
                <CardLink href={getModulePath(id)} className="mt-2 min-h-6 self-start">
                  {learnMore.replace("{name}", name)}
                </CardLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
