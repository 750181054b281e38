export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}

/** A control that covers the label around it; drawn as itself in forced colors. */
export const coverControl =
  "absolute inset-0 size-full cursor-pointer appearance-none forced-colors:static forced-colors:mr-2 forced-colors:size-4 forced-colors:appearance-auto";
