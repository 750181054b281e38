import { type ReactNode, useId } from "react";
import { AppLink } from "../ui/AppLink.tsx";
import { Arrow } from "../ui/Arrow.tsx";
import { classNames } from "../ui/class-names.ts";
import { useAriaCurrent } from "./current-page.ts";

interface MenuLinkProps {
  href: string;
  label: string;
  description: string;
  /** Equipment-tag label in front. */
  tag?: string;
  /** The way to the whole list: with an arrow. */
  isLeading?: boolean;
  children?: ReactNode;
}

/** An entry of the mega menu. The whole row is the link; its name is the label alone. */
export function MenuLink({ href, label, description, tag, isLeading, children }: MenuLinkProps) {
  const id = useId();
  const getAriaCurrent = useAriaCurrent();
  return (
    <li
      className={classNames(
        "group/card relative flex gap-2 rounded-sm px-3 py-2 transition-colors hover:bg-paper",
        isLeading &&
          "mt-2 before:absolute before:inset-x-3 before:-top-1 before:border-t before:border-hairline",
      )}
    >
      {tag && (
        <span
          aria-hidden="true"
          className="tag w-11 flex-none pt-px whitespace-nowrap text-graphite transition-colors group-hover/card:text-signal-deep"
        >
          {tag}
        </span>
      )}
      <div className="min-w-0 text-small">
        <AppLink
          href={href}
          aria-current={getAriaCurrent(href)}
          aria-describedby={id}
          className="font-medium card-cover after:rounded-sm"
        >
          {label}
          {isLeading && <Arrow className="ml-2 inline-block" />}
        </AppLink>
        <p id={id} className="leading-snug text-graphite">
          {description}
        </p>
        {children}
      </div>
    </li>
  );
}
