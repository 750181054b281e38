import { AppLink } from "../../parts/ui/links.tsx";
import type { ModuleLink, StepWords } from "./schema.ts";

interface StepModuleProps {
  step: StepWords;
  modules: readonly ModuleLink[];
  className: string;
}

/** The module that brings a step up, as a link to its page, and there to the same record. */
export function StepModule({ step, modules, className }: StepModuleProps) {
  const module = modules.find(({ id }) => id === step.module);
  if (!module) throw new Error(`no module ${step.module}`);
  const href = step.record ? `${module.href}#${step.record}` : module.href;
  return <AppLink label={module.label} href={href} className={className} />;
}
