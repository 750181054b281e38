import type { ReactNode } from "react";
import { AppLink } from "./AppLink.tsx";
import { classNames } from "./class-names.ts";

interface CardLinkProps {
  href: string;
  className?: string;
  /** Continues in words for screen readers only: "about Planning". */
  about?: string;
  children: ReactNode;
}

/** The link of a card; the whole card becomes its target. Put it in a `group/card relative`. */
export function CardLink({ href, className, about, children }: CardLinkProps) {
  return (
    <AppLink
      href={href}
      className={classNames(
        "inline-flex max-w-full items-center text-small font-medium card-cover",
        className,
      )}
    >
      <span className="min-w-0">
        <span className="underline decoration-1 underline-offset-4 group-hover/card:decoration-2">
          {children}
        </span>
        {about && <span className="sr-only"> {about}</span>}
        {/* Right after the last word, with no space where the line could break. */}
        <span
          aria-hidden="true"
          className="relative left-0 pl-2 text-signal-deep transition-[left] group-hover/card:left-1"
        >
          →
        </span>
      </span>
    </AppLink>
  );
}
