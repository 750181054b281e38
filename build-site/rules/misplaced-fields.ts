import type { Fault } from "content-model/content-file";

/** Fields that people look for in another file than the one that has them. */
const elsewhere: Record<string, Record<string, string>> = {
  "content/pages/home.yaml": {
    headline: "content/personas.yaml",
    underline: "content/personas.yaml",
  },
};

/** A fault, with where its field belongs if people look for it there. */
export function sayWhere(fault: Fault): Fault {
  const place = elsewhere[fault.file]?.[fault.field];
  return place ? { ...fault, message: `is not a field here; it is in ${place}` } : fault;
}
