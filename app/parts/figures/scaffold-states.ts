import type { ScaffoldMapData } from "./scaffold-map-schema.ts";

export type ScaffoldState = ScaffoldMapData["scaffolds"][number]["state"];
type Finding = ScaffoldMapData["findings"][number];

/** How much larger than requested a scaffold is, in percent. */
export function getOverbuild({ standing, requested }: Finding): number {
  return (standing / requested - 1) * 100;
}

/** From 10 percent on, as in the plant's data. */
export function isOverbuilt(finding: Finding): boolean {
  return getOverbuild(finding) >= 10;
}

/** The states of a scaffold: one that is idle may be overbuilt as well. */
export function getStates(
  { scaffolds, findings }: Pick<ScaffoldMapData, "scaffolds" | "findings">,
  tag: string,
): ScaffoldState[] {
  const state = scaffolds.find((scaffold) => scaffold.tag === tag)?.state ?? "inUse";
  const finding = findings.find((one) => one.tag === tag);
  return state === "idle" && finding && isOverbuilt(finding) ? [state, "overbuilt"] : [state];
}
