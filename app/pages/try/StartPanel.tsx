import { fillPattern } from "content-model/fill-pattern";
import type { Ref } from "react";
import type { Question } from "../../../plant/settle.ts";
import { Arrow } from "../../parts/ui/icons.tsx";
import type { PersonaId } from "../../routes.ts";
import type { StepWords, TryPage } from "./schema.ts";

interface StartPanelProps {
  words: TryPage["start"];
  roles: TryPage["roles"];
  /** Names of the roles. */
  personas: readonly { id: PersonaId; label: string }[];
  steps: readonly StepWords[];
  heading: Ref<HTMLHeadingElement>;
  onStart: (role: PersonaId) => void;
}

/** Four ways to begin, each with the name of its first step. */
export function StartPanel(props: StartPanelProps) {
  const { words, roles, personas, steps, heading, onStart } = props;
  const getLabel = (role: PersonaId) => personas.find(({ id }) => id === role)?.label ?? role;
  const getName = (question?: Question) => steps.find(({ id }) => id === question)?.name ?? "";
  return (
    <div className="no-print">
      <h2 ref={heading} tabIndex={-1} className="font-medium">
        <span className="noscript:hidden">{words.legend}</span>
        <span className="hidden noscript:inline">{words.withoutScripts}</span>
      </h2>
      <ul className="mt-4 grid border-t border-ink sm:grid-cols-2 noscript:hidden">
        {roles.map(({ persona, order: [first] }) => (
          <li key={persona} className="border-b border-hairline sm:odd:border-r">
            <button
              type="button"
              onClick={() => onStart(persona)}
              className="group/card flex size-full min-h-18 items-start justify-between gap-2 px-3 py-3 text-left transition-colors hover:bg-sheet"
            >
              <span>
                <span className="block font-head text-h4 font-strong">
                  {fillPattern(words.begin, { role: getLabel(persona) })}
                </span>
                <span className="mt-0.5 block tag text-graphite">
                  {fillPattern(words.first, { step: getName(first) })}
                </span>
              </span>
              <Arrow className="text-h4 text-signal-deep" />
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-small text-graphite noscript:hidden">{words.note}</p>
    </div>
  );
}
