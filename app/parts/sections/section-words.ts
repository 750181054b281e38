export interface SectionWords {
  /** The page's sheet and what the section is about: the parts of its sheet label. */
  sheet?: string;
  eyebrow?: string;
  /** The sheet label, if it has other parts. */
  label?: readonly string[];
  title: string;
  text?: string | undefined;
}

/** The parts of a section's sheet label. */
export function getLabelParts({ label, sheet, eyebrow }: Omit<SectionWords, "title">) {
  return label ?? [sheet, eyebrow].filter((part) => part !== undefined);
}
