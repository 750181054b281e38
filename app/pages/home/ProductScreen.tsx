import { fillPattern } from "content-model/fill-pattern";
import { ModuleScreen, type ModuleScreenProps } from "../../parts/figures/ModuleScreen.tsx";
import { Screen } from "../../parts/figures/Screen.tsx";
import { getModule, type Module } from "../../parts/modules/schema.ts";
import { AppLink } from "../../parts/ui/links.tsx";
import { getModulePath, type PersonaId } from "../../routes.ts";
import type { HomePage } from "./schema.ts";

interface ProductScreenProps {
  persona: PersonaId;
  labels: HomePage["screens"];
  modules: readonly Module[];
  samples: ModuleScreenProps["samples"];
}

/** The piece of a module's screen that matters most to a persona, and the way to the whole of it; not on a phone. */
export function ProductScreen({ persona, labels, modules, samples }: ProductScreenProps) {
  const shown = labels.shown.find((each) => each.persona === persona);
  if (!shown) return null;
  const { module: id, alt } = shown;
  const { title, meta } = samples[id];
  return (
    <figure aria-label={title} className="relative max-md:hidden">
      <Screen {...{ alt, title, meta }} className="overflow-hidden shadow-panel">
        <ModuleScreen id={id} samples={samples} closeUp />
      </Screen>
      <figcaption className="flex min-h-11 items-center text-small">
        <AppLink href={getModulePath(id)} className="quiet-link card-cover">
          {labels.wholeScreen}
          <span className="sr-only">
            {" "}
            {fillPattern(labels.about, { module: getModule(modules, id).name })}
          </span>
        </AppLink>
      </figcaption>
    </figure>
  );
}
