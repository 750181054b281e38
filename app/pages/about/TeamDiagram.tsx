import { ModuleBubble } from "../../parts/figures/ModuleBubble.tsx";
import { Section } from "../../parts/sections/Section.tsx";
import { ButtonLink } from "../../parts/ui/ButtonLink.tsx";
import { SampleNote } from "../../parts/ui/SampleNote.tsx";
import type { AboutPage } from "./schema.ts";

interface TeamDiagramProps {
  team: AboutPage["team"];
  company: string;
  /** Town and country. */
  seat: string;
}

/** The organization as a line diagram: one header, one branch for each discipline. */
export function TeamDiagram({ team, company, seat }: TeamDiagramProps) {
  const { facts } = team;
  const cells = [
    { label: facts.company, value: company },
    { label: facts.seat, value: seat },
    facts.places,
    facts.people,
  ];
  return (
    <Section
      id="team"
      className="sheet-grid border-t border-hairline bg-sheet py-band"
      label={team.label}
      title={team.title}
      text={team.text}
    >
      <div className="mt-8 md:mt-16">
        <p className="tag inline-block border-[1.5px] border-ink bg-ink px-4 py-2.5 text-white print:text-ink">
          {team.header}
        </p>
        <ul className="relative grid lg:grid-cols-5 lg:gap-x-6 lg:before:absolute lg:before:top-0 lg:before:left-0 lg:before:h-[1.5px] lg:before:w-[calc(80%+2.8rem)] lg:before:bg-ink">
          {team.disciplines.map((discipline) => (
            <Discipline key={discipline.tag} {...discipline} />
          ))}
        </ul>
      </div>
      <dl className="mt-8 grid grid-cols-2 gap-px border border-ink bg-ink lg:mt-12 lg:grid-cols-[1.3fr_1fr_1.3fr_1fr]">
        {cells.map(({ label, value }) => (
          <div key={label} className="bg-sheet px-4 py-3 sm:px-5 sm:py-4">
            <dt className="tag text-graphite uppercase">{label}</dt>
            <dd className="mt-1 text-[0.96875rem] leading-snug font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      {team.sample && <SampleNote text={team.sample} className="mt-4" />}
      <ButtonLink tone="line" {...team.careers} arrow className="mt-6" />
    </Section>
  );
}

/** One branch: a drop from the header, the bubble, and what the discipline does. */
function Discipline({ tag, name, text, people }: AboutPage["team"]["disciplines"][number]) {
  return (
    <li className="relative grid grid-cols-[auto_1fr] gap-x-4 pt-5 pl-5 before:absolute before:top-0 before:left-4 before:h-full before:w-[1.5px] before:bg-ink last:before:h-11 lg:block lg:pt-12 lg:pl-0 lg:before:left-6 lg:before:h-12 lg:last:before:h-12">
      <span aria-hidden="true" className="absolute top-11 left-4 h-[1.5px] w-5 bg-ink lg:hidden" />
      <ModuleBubble tag={tag} className="ml-4 bg-sheet lg:ml-0" />
      <div className="lg:mt-5">
        <h3 className="text-h4">
          {name}{" "}
          <span className="tag font-mono font-normal text-graphite lg:mt-1 lg:block">{people}</span>
        </h3>
        <p className="mt-0.5 max-w-[28em] text-detail text-text max-lg:text-small lg:mt-2">
          {text}
        </p>
      </div>
    </li>
  );
}
