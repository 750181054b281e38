import type { ReactNode } from "react";
import { ModuleMap } from "../../parts/modules/ModuleMap.tsx";
import type { Module } from "../../parts/modules/schema.ts";
import type { HowItWorksPage } from "./schema.ts";

interface GrowthStepProps {
  /** Shown where the steps' buttons do not say it. */
  label: string;
  systems: string;
  step: HowItWorksPage["growth"]["steps"][number];
  modules: readonly Module[];
  /** The way to the next step. */
  children: ReactNode;
}

/** What works after one step, in words and on the module map. */
export function GrowthStep({ label, systems, step, modules, children }: GrowthStepProps) {
  return (
    <div className="flex h-full flex-col gap-y-5 p-4 sm:p-8">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 sm:flex-nowrap lg:min-h-24">
        <div className="max-w-[36em]">
          <p className="tag text-room-mute lg:hidden noscript:lg:block">{label}</p>
          <h3 className="text-h3 text-white">{step.title}</h3>
          <p className="mt-2 text-detail text-room-text">{step.text}</p>
        </div>
        <div className="flex-none">{children}</div>
      </div>
      <ModuleMap
        alt={step.alt}
        modules={modules}
        service={{ live: step.modules, systems, isConnected: step.connected === "yes" }}
        className="h-[18rem] bg-room-panel forced-color-adjust-none sm:h-[23rem] lg:h-auto lg:min-h-[24rem] lg:grow"
      />
    </div>
  );
}
