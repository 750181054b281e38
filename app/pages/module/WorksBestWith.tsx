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

/** This module's place in the loop: one line that branches to the modules it exchanges records with. */
export function WorksBestWith({ module, title, learnMore, others }: WorksBestWithProps) {
  return (
    <section aria-labelledby="works-with-title" className="py-band">
      <div className="page-column grid gap-x-16 gap-y-8 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <div className="flex flex-col items-start gap-6 lg:sticky lg:top-28 lg:self-start">
          <h2 id="works-with-title" className="text-h2">
            {title}
          </h2>
        </div>
        <div className="@container/loop min-w-0">
          <div className="flex items-center gap-4">
            <ModuleBubble tag={module.tag} className="bubble-filled text-ink" />
            <p className="font-head text-h4 font-strong">{module.name}</p>
          </div>
          <ul className="ml-6 @max-[16rem]/loop:ml-0 border-l-[1.5px] border-ink pt-4">
            {others.map((other) => (
              <Branch key={other.module.id} {...other} learnMore={learnMore} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function Branch({
  module: { id, tag, name },
  text,
  learnMore,
}: WorksBestWithProps["others"][number] & Pick<WorksBestWithProps, "learnMore">) {
  return (
    <li className="relative pt-4 pl-8 @max-[16rem]/loop:pl-4 before:absolute before:top-1/2 before:-left-[1.5px] before:h-[1.5px] before:w-8 before:bg-ink last:after:absolute last:after:top-[calc(50%+1.5px)] last:after:bottom-0 last:after:-left-[1.5px] last:after:w-[1.5px] last:after:bg-paper sm:pl-12 sm:before:w-12">
      <div className="group/card relative grid @min-[16rem]/loop:grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2 border border-hairline bg-sheet p-4 transition-colors hover:border-ink hover:bg-white has-focus-visible:border-ink sm:p-5 @min-[40rem]/loop:grid-cols-[auto_12rem_1fr]">
        <ModuleBubble
          tag={tag}
          className="row-span-3 self-start text-ink @min-[40rem]/loop:row-span-2"
        />
        <h3 className="self-start text-h4 @min-[40rem]/loop:row-span-2">{name}</h3>
        <p className="text-detail text-text">{text}</p>
        <CardLink href={getModulePath(id)}>{learnMore.replace("{name}", name)}</CardLink>
      </div>
    </li>
  );
}
