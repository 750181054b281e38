import type { ScaffoldMapData } from "./scaffold-map-schema.ts";

export type ScaffoldState = ScaffoldMapData["scaffolds"][number]["state"];
type Finding = ScaffoldMapData["findings"][number];
export type ScaffoldRecords = Pick<ScaffoldMapData, "scaffolds" | "findings" | "overbuiltFrom">;

/** How much larger than requested a scaffold is, in percent. */
export function getOverbuild({ standing, requested }: Finding): number {
  return (standing / requested - 1) * 100;
}

/** The states of a scaffold: one that is idle may be overbuilt as well. */
export function getStates(
  { scaffolds, findings, overbuiltFrom }: ScaffoldRecords,
  tag: string,
): ScaffoldState[] {
  const state = scaffolds.find((scaffold) => scaffold.tag === tag)?.state ?? "inUse";
  const finding = findings.find((one) => one.tag === tag);
  const isOverbuilt = finding && getOverbuild(finding) >= overbuiltFrom;
  return state === "idle" && isOverbuilt ? [state, "overbuilt"] : [state];
}
