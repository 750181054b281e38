import { Section } from "../../parts/sections/Section.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import type { ModulePage } from "./schema.ts";

interface TaskStatesProps {
  tag: string;
  name: string;
  taskStates: NonNullable<ModulePage["taskStates"]>;
}

/** How each state is marked, here and in the product picture: in this order. */
const marks = ["bg-cleared", "border-[1.5px] border-graphite bg-transparent", "bg-signal"] as const;

/** The states that a task can be in, as positions of one selector. */
export function TaskStates({ tag, name, taskStates }: TaskStatesProps) {
  const { title, text, states } = taskStates;
  return (
    <Section
      id="states"
      className="py-[calc(var(--spacing-band)*0.75)]"
      label={[tag, name]}
      title={title}
      text={text}
    >
      <ol className="mt-10 grid border-t border-ink md:mt-14 md:grid-cols-3">
        {states.map((state, index) => (
          <li
            key={state.name}
            className="relative border-hairline py-5 max-md:border-b max-md:pl-8 md:pt-9 md:pr-8 md:not-first:border-l md:not-first:pl-8"
          >
            <span
              aria-hidden="true"
              className={classNames(
                "absolute size-4 max-md:top-6.5 max-md:left-0 md:-top-2",
                marks[index],
              )}
            />
            <h3 className="text-h3">{state.name}</h3>
            <p className="mt-2 max-w-[24em] text-detail text-text">{state.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
