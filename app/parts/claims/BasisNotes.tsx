import { use } from "react";
import { BasisContext, getBasisId } from "../ui/DimensionFigure.tsx";
import type { Claims } from "./schema.ts";

/**
 * A note for each claim that the page above has named: hidden until a metric's label opens it. One element
 * and one text each, its first line the source: the home page has no element to spare.
 */
export function BasisNotes({ claims }: { claims: Claims }) {
  const named = [...(use(BasisContext) ?? [])];
  return named.map((basis) => {
    const note = claims.find(({ id }) => id === basis);
    if (!note) throw new Error(`content/claims.yaml has no claim "${basis}"`);
    return (
      <p
        key={basis}
        id={getBasisId(basis)}
        popover="auto"
        data-hover-card
        data-name={note.name}
        className="basis-note"
      >
        {`${note.source}.\n${note.counts}`}
      </p>
    );
  });
}
