import { ModuleMap } from "../../parts/modules/ModuleMap.tsx";
import type { Module } from "../../parts/modules/schema.ts";
import { classNames } from "../../parts/ui/class-names.ts";
import type { HowItWorksPage } from "./schema.ts";

interface GrowthStepProps {
  /** When it is shown. */
  className: string | undefined;
  /** Shown where the steps' buttons are not. */
  label: string;
  systems: string;
  step: HowItWorksPage["growth"]["steps"][number];
  modules: readonly Module[];
}

/** What works after one step, in words and on the module map. */
export function GrowthStep({ className, label, systems, step, modules }: GrowthStepProps) {
  return (
    <div
      className={classNames(
        className,
        "hidden h-full flex-col gap-y-5 border border-room-edge bg-room-panel p-4 max-lg:border-t-0 sm:p-8 noscript:mb-6 noscript:flex noscript:h-auto noscript:border-t",
      )}
    >
      <div className="lg:min-h-24">
        <p className="flex min-h-11 items-center tag text-room-mute lg:hidden noscript:block noscript:min-h-0">
          <span className="hidden noscript:inline">{label}, </span>
          {step.period}
        </p>
        <h3 className="text-h3 text-white max-lg:mt-2 lg:pr-36">{step.title}</h3>
        <p className="mt-2 max-w-[36em] text-detail text-room-text lg:pr-36">{step.text}</p>
      </div>
      <ModuleMap
        alt={step.alt}
        modules={modules}
        service={{ live: step.modules, systems, isConnected: step.connected === "yes" }}
        className="h-[22.5rem] bg-room-panel forced-color-adjust-none sm:h-[23rem] lg:h-auto lg:min-h-[22.5rem] lg:grow"
      />
    </div>
  );
}
