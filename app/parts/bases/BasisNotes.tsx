import { use } from "react";
import { BasisContext, getBasisId } from "../ui/basis-context.ts";
import type { Bases } from "./schema.ts";

/**
 * A note for each basis that the page above has named: hidden until a metric's label opens it. One element
 * and one text each, its first line the source: the home page has no element to spare.
 */
export function BasisNotes({ bases }: { bases: Bases }) {
  const named = [...(use(BasisContext) ?? [])];
  return named.map((basis) => {
    const note = bases[basis];
    if (!note) throw new Error(`content/bases.yaml has no basis "${basis}"`);
    return (
      <p
        key={basis}
        id={getBasisId(basis)}
        popover="auto"
        data-hover-card
        data-name={note.name}
        className="basis-note"
      >
        {`${note.source}\n${note.counts}`}
      </p>
    );
  });
}
