/** Whether a value is a group of fields. */
export function isGroup(input: unknown): input is Record<string, unknown> {
  return typeof input === "object" && input !== null && !Array.isArray(input);
}

/** The groups of a list, be its other entries as they may; none of what is no list. */
export const listGroups = (input: unknown): Record<string, unknown>[] =>
  Array.isArray(input) ? input.filter(isGroup) : [];
