import type { ReactNode } from "react";
import { MissingSpool } from "../figures/MissingSpool.tsx";
import { SheetLabel } from "../ui/SheetLabel.tsx";

interface MissingBandProps {
  label: readonly string[];
  title: string;
  text: string;
  /** What is missing, as the label of the drawing's cloud. */
  tag: string;
  /** Where to go from here. */
  action: ReactNode;
  /** Content below, full width. */
  children?: ReactNode;
}

/**
 * Shown in place of a page that does not exist. It is drawn once: nothing here depends on the
 * address.
 */
export function MissingBand({ label, title, text, tag, action, children }: MissingBandProps) {
  return (
    <div className="sheet-grid">
      <div className="page-column grid items-center gap-x-16 gap-y-12 py-band lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div>
          <SheetLabel parts={label} />
          <h1 className="mt-6 text-h1">{title}</h1>
          <p className="mt-6 max-w-note text-lead text-text">{text}</p>
          {action}
        </div>
        <MissingSpool tag={tag} />
        {children}
      </div>
    </div>
  );
}
