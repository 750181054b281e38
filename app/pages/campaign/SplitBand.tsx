import type { ReactNode } from "react";
import { SideHead } from "../../parts/sections/SideHead.tsx";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import { classNames } from "../../parts/ui/class-names.ts";

interface SplitBandProps {
  /** Unique on the page; the heading's id is made from it. */
  id: string;
  eyebrow: string;
  title: string;
  text?: string;
  link?: { label: string; href: string } | undefined;
  /** Dark, as a control room. */
  room?: boolean;
  /** Beside the words on wide pages, below them on narrow ones. */
  children: ReactNode;
}

/** Words on the left, and what they are about on the right. */
export function SplitBand({ id, link, room = false, children, ...head }: SplitBandProps) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      className={classNames(
        "py-band",
        room ? "room sheet-grid bg-room text-white" : "border-t border-hairline",
      )}
    >
      <div className="page-column grid gap-x-20 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] lg:items-center">
        <div>
          <SideHead id={`${id}-title`} {...head} />
          {link && (
            <AppLink {...link} className="no-print mt-5 inline-block py-1 text-small quiet-link" />
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
