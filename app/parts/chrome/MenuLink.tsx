import { type ReactNode, useId } from "react";
import { AppLink } from "../ui/AppLink.tsx";
import { Arrow } from "../ui/Arrow.tsx";
import { classNames } from "../ui/class-names.ts";
import { useAriaCurrent } from "./current-page.ts";

interface MenuLinkProps {
  href: string;
  label: string;
  description?: string;
  /** Before the words: a tag or a picture. */
  mark?: ReactNode;
  /** The way to the whole list: with an arrow. */
  isLeading?: boolean;
  children?: ReactNode;
}

/** An entry of the mega menu. The whole row is the link; its name is the label alone. */
export function MenuLink({ href, label, description, mark, isLeading, children }: MenuLinkProps) {
  const id = useId();
  const getAriaCurrent = useAriaCurrent();
  return (
    <li
      className={classNames(
        "group/card relative flex rounded-sm px-3 py-1 transition-colors hover:bg-paper",
        isLeading &&
          "mt-2.5 before:absolute before:inset-x-3 before:-top-1.5 before:border-t before:border-hairline",
      )}
    >
      {mark}
      <div className="min-w-0 py-0.5 text-small">
        <AppLink
          href={href}
          aria-current={getAriaCurrent(href)}
          aria-describedby={description && id}
          className="font-medium card-cover after:rounded-sm"
        >
          {label}
          {isLeading && <Arrow className="ml-2 inline-block" />}
        </AppLink>
        {description && (
          <p id={id} className="text-[0.8125rem] leading-snug text-graphite">
            {description}
          </p>
        )}
        {children}
      </div>
    </li>
  );
}
