import { fillPattern } from "content-model/fill-pattern";
import type { ModuleId } from "../../routes.ts";
import { getModule } from "../modules/get-module.ts";
import type { ChromeContent } from "./chrome-content.ts";

interface ModuleTagsProps {
  personaLabel: string;
  modules: readonly ModuleId[];
  content: ChromeContent;
}

/** The modules that a persona starts with, as the tags of a drawing. */
export function ModuleTags({ personaLabel, modules, content }: ModuleTagsProps) {
  const name = fillPattern(content.chrome.accessibleNames.recommendedModules, {
    persona: personaLabel,
  });
  return (
    <ul aria-label={name} className="mt-1.5 mb-0.5 flex w-full flex-wrap gap-1">
      {modules.map((id) => (
        <li
          key={id}
          className="rounded-sm border border-hairline bg-sheet px-1.5 py-0.5 text-label leading-tight text-text"
        >
          {getModule(content.modules, id).name}
        </li>
      ))}
    </ul>
  );
}
