import type { Window } from "../sweep/windows.ts";
import type { Visitor } from "./visitor.ts";

/** What a visitor does on the sample content; it fails where the site does not answer. */
export interface Flow {
  title: string;
  /** A desktop's, unless it says otherwise. */
  window?: Window;
  run(visitor: Visitor): Promise<void>;
}
