import type { ReactNode } from "react";
import { AppLink } from "../ui/AppLink.tsx";
import { useAriaCurrent } from "./current-page.ts";

interface MobileLinkProps {
  href: string;
  label: string;
  /** Equipment-tag label in front. */
  tag?: string;
  /** The way to the whole list: with an arrow. */
  isLeading?: boolean;
  children?: ReactNode;
}

/** An entry of the phone's menu. The whole row is the link; its name is the label alone. */
export function MobileLink({ href, label, tag, isLeading, children }: MobileLinkProps) {
  const getAriaCurrent = useAriaCurrent();
  return (
    <li className="relative flex min-h-12 flex-wrap content-center items-center gap-x-4 py-1.5 active:bg-paper">
      {tag && (
        <span aria-hidden="true" className="tag text-graphite">
          {tag}
        </span>
      )}
      <AppLink
        href={href}
        aria-current={getAriaCurrent(href)}
        className="text-body leading-tight card-cover"
      >
        {label}
        {isLeading && (
          <span aria-hidden="true" className="ml-2">
            →
          </span>
        )}
      </AppLink>
      {children}
    </li>
  );
}
