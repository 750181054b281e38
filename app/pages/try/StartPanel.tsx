import type { Ref } from "react";
import { Arrow } from "../../parts/ui/Arrow.tsx";
import type { PersonaId } from "../../routes.ts";
import type { TryPage } from "./schema.ts";

interface StartPanelProps {
  words: TryPage["start"];
  /** The roles, each with the name of its first step. */
  roles: readonly { id: PersonaId; label: string; first: string }[];
  heading: Ref<HTMLHeadingElement>;
  onStart: (role: PersonaId) => void;
}

/** Four ways to begin. */
export function StartPanel({ words, roles, heading, onStart }: StartPanelProps) {
  return (
    <div className="no-print">
      <h2 ref={heading} tabIndex={-1} className="font-medium">
        <span className="noscript:hidden">{words.legend}</span>
        <span className="hidden noscript:inline">{words.withoutScripts}</span>
      </h2>
      <ul className="mt-4 grid border-t border-ink sm:grid-cols-2 noscript:hidden">
        {roles.map(({ id, label, first }) => (
          <li key={id} className="border-b border-hairline sm:odd:border-r">
            <button
              type="button"
              onClick={() => onStart(id)}
              className="group/card flex size-full min-h-18 items-start justify-between gap-2 px-3 py-3 text-left transition-colors hover:bg-sheet"
            >
              <span>
                <span className="block font-head text-h4 font-strong">
                  {words.begin.replace("{role}", label)}
                </span>
                <span className="mt-0.5 block tag text-graphite">
                  {words.first.replace("{step}", first)}
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
