import type { ReactNode } from "react";
import { AppLink } from "./AppLink.tsx";
import { classNames } from "./class-names.ts";

interface CardLinkProps {
  href: string;
  className?: string;
  /** Goes on in words that are heard, not seen: "about Planning". */
  about?: string;
  children: ReactNode;
}

/** The link of a card, which then leads there with all of its area. Put it into `group/card relative`. */
export function CardLink({ href, className, about, children }: CardLinkProps) {
  return (
    <AppLink
      href={href}
      className={classNames(
        "inline-flex max-w-full items-center gap-2 text-small font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3",
        className,
      )}
    >
      <span className="min-w-0">
        <span className="underline decoration-1 underline-offset-4 group-hover/card:decoration-2">
          {children}
        </span>
        {about && <span className="sr-only"> {about}</span>}
      </span>
      <span
        aria-hidden="true"
        className="text-signal-deep transition-transform group-hover/card:translate-x-1"
      >
        →
      </span>
    </AppLink>
  );
}
