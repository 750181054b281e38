import type { ReactNode } from "react";
import { ModuleMap } from "../../parts/modules/ModuleMap.tsx";
import type { Module } from "../../parts/modules/schema.ts";
import type { HowItWorksPage } from "./schema.ts";

interface GrowthStepProps {
  label: string;
  growth: HowItWorksPage["growth"];
  step: HowItWorksPage["growth"]["steps"][number];
  modules: readonly Module[];
  /** The way to the next step. */
  children: ReactNode;
}

/** What works after one step, in words and on the module map. */
export function GrowthStep({ label, growth, step, modules, children }: GrowthStepProps) {
  const working = modules.filter(({ id }) => step.modules.includes(id));
  return (
    <div className="grid gap-x-12 gap-y-8 p-5 sm:p-8 lg:grid-cols-[20rem_1fr] lg:p-10">
      <div className="flex flex-col items-start">
        <p className="hidden tag text-room-mute noscript:block">
          {label}, {step.period}
        </p>
        <h3 className="text-h3 text-white">{step.title}</h3>
        <p className="mt-3 text-room-text">{step.text}</p>
        <p className="mt-6 tag text-room-mute uppercase">{growth.modulesLabel}</p>
        <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-small lg:min-h-26 lg:content-start">
          {working.map(({ tag, name }) => (
            <li key={tag} className="flex items-baseline gap-2">
              <span aria-hidden="true" className="tag text-room-cleared">
                {tag}
              </span>
              <span className="text-room-text">{name}</span>
            </li>
          ))}
        </ul>
        <div className="mt-auto min-h-12 pt-6">{children}</div>
      </div>
      <ModuleMap
        alt={step.alt}
        modules={modules}
        service={{
          live: step.modules,
          systems: growth.systems,
          isConnected: step.connected === "yes",
        }}
        className="h-[24rem] bg-room-panel forced-color-adjust-none sm:h-[27rem]"
      />
    </div>
  );
}
