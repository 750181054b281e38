import chrome from "content:chrome";
import menu from "content:menu";
import type { ModuleId } from "../../routes.ts";

const moduleNames = new Map(menu.modules.map(({ id, name }) => [id, name]));

interface ModuleTagsProps {
  personaLabel: string;
  modules: readonly ModuleId[];
}

/** The modules that a persona starts with, as the tags of a drawing. */
export function ModuleTags({ personaLabel, modules }: ModuleTagsProps) {
  const name = chrome.accessibleNames.recommendedModules.replace("{persona}", personaLabel);
  return (
    <ul aria-label={name} className="mt-1.5 mb-0.5 flex flex-wrap gap-1">
      {modules.map((id) => (
        <li
          key={id}
          className="rounded-sm border border-hairline bg-sheet px-1.5 py-0.5 text-label leading-tight text-text"
        >
          {moduleNames.get(id)}
        </li>
      ))}
    </ul>
  );
}
