import { moduleIds } from "../../routes.ts";
import { defaultPersona } from "../persona/active-persona.ts";
import type { Module } from "./schema.ts";

/** The modules of a tier, first those for the persona that is shown before a choice. */
export function listTier(modules: readonly Module[], tier: string): Module[] {
  const rank = ({ recommendedFor }: Module) => (recommendedFor.includes(defaultPersona) ? 0 : 1);
  return modules
    .filter((module) => module.tier === Number(tier))
    .toSorted((a, b) => rank(a) - rank(b));
}

/** Columns of each tier where its container is wide enough for its text (spec section 9: four, two, one). */
export const tierColumns: Record<string, string> = {
  1: "@min-[27rem]:grid-cols-2 @min-[56rem]:grid-cols-4",
  2: "@min-[27rem]:grid-cols-2",
  3: "",
};

/** Attributes by which the browser keeps that order for the active persona (active-persona.ts). */
export function getOrderProps({ id, recommendedFor }: Pick<Module, "id" | "recommendedFor">) {
  return {
    "data-recommended-for": recommendedFor.join(" "),
    "data-place": moduleIds.indexOf(id),
  };
}
