import { Section } from "../../parts/sections/Section.tsx";
import type { ToolEntryWords } from "../../parts/tools/schema.ts";
import { ToolEntry } from "../../parts/tools/ToolEntry.tsx";
import type { BandOf } from "./schema.ts";

interface ToolBandProps {
  id: string;
  band: BandOf<"tool">;
  entry: ToolEntryWords;
  /** What the link to the sheet says. */
  open: string;
}

/** A calculation sheet, as the register lists it. */
export function ToolBand({ id, band, entry, open }: ToolBandProps) {
  const { eyebrow, title, text } = band;
  return (
    <Section id={id} {...{ eyebrow, title, text }}>
      <ul className="mt-8 border-[1.5px] border-ink bg-sheet shadow-panel md:mt-12">
        <ToolEntry entry={entry} open={open} />
      </ul>
    </Section>
  );
}
