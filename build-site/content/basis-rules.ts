import { suggest } from "../../app/content/nearest.ts";
import { type ContentFile, type Fault, listFields, makeFault } from "./content-file.ts";

/**
 * The bases that metrics name are in the register, and the register has none that no metric names.
 *
 * @param register content/bases.yaml
 * @param files every content file
 */
export function checkBases(register: ContentFile, files: readonly ContentFile[]): Fault[] {
  const known = Object.keys(register.value ?? {});
  const named = files.flatMap((file) =>
    listFields(file.value, "basis").map(({ text, path }) => ({ file, text, path })),
  );
  const unknown = named
    .filter(({ text }) => !known.includes(text))
    .map(({ file, text, path }) =>
      makeFault(file, path, `"${text}" is not a basis of ${register.file}${suggest(text, known)}`),
    );
  const unused = known
    .filter((basis) => !named.some(({ text }) => text === basis))
    .map((basis) => makeFault(register, [basis], "is a basis that no metric names"));
  return [...unknown, ...unused];
}
