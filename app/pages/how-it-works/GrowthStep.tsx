import type { ReactNode } from "react";
import { ModuleMap } from "../../parts/modules/ModuleMap.tsx";
import type { Module } from "../../parts/modules/schema.ts";
import type { HowItWorksPage } from "./schema.ts";

interface GrowthStepProps {
  /** Shown where the steps' buttons are not. */
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
      <div className="grid grid-cols-[1fr_auto] items-center gap-x-8 lg:min-h-24 lg:items-start">
        <p className="tag text-room-mute lg:hidden noscript:col-span-2 noscript:lg:block">
          <span className="hidden noscript:inline">{label}, </span>
          {step.period}
        </p>
        <div className="min-h-11 lg:order-1">{children}</div>
        <div className="max-w-[36em] max-lg:col-span-2 max-lg:mt-2">
          <h3 className="text-h3 text-white">{step.title}</h3>
          <p className="mt-2 text-detail text-room-text">{step.text}</p>
        </div>
      </div>
      <ModuleMap
        alt={step.alt}
        modules={modules}
        service={{ live: step.modules, systems, isConnected: step.connected === "yes" }}
        className="h-[19.5rem] bg-room-panel forced-color-adjust-none sm:h-[23rem] lg:h-auto lg:min-h-[22.5rem] lg:grow"
      />
    </div>
  );
}
