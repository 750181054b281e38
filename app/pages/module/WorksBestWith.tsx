import { fillPattern } from "content-model/fill-pattern";
import { Branches } from "../../parts/bands/BranchesBand.tsx";
import type { Module } from "../../parts/modules/schema.ts";
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

/** The modules that this one exchanges records with, as instruments on its line. */
export function WorksBestWith({ module, title, learnMore, others }: WorksBestWithProps) {
  return (
    <section aria-labelledby="works-with-title" className="py-[calc(var(--spacing-band)*0.75)]">
      <div className="page-column">
        <h2 id="works-with-title" className="text-h2">
          {title}
        </h2>
        <Branches
          header={`${module.tag} ${module.name}`}
          items={others.map(({ module: { id, tag, name }, text }) => ({
            tag,
            title: name,
            text,
            link: { label: fillPattern(learnMore, { name }), href: getModulePath(id) },
          }))}
        />
      </div>
    </section>
  );
}
