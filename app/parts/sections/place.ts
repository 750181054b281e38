/** Where a band is on its page, as the props of its `Section`. */
export interface Place {
  /** Unique on the page; the heading's id is made from it. */
  id: string;
  /** Id of the band itself, for links to it. */
  anchor?: string;
  /** Parts of the sheet label. */
  label: readonly string[];
  /** Background, borders and padding. */
  className: string;
}
