import { type ReactNode, useId } from "react";
import { AppLink } from "../ui/AppLink.tsx";
import { classNames } from "../ui/class-names.ts";

interface FooterLinksProps {
  title: string;
  links: readonly { label: string; href: string; tag?: string }[];
  /** What else the list has, as list items. */
  children?: ReactNode;
  className?: string;
  listClass?: string;
}

/** How an entry of the footer's lists looks. */
export const footerEntry =
  "flex min-h-11 items-center gap-4 text-small text-white underline-offset-4 hover:underline md:min-h-8";

/** The tag as a mark before the label; hidden from screen readers. */
const tagBefore =
  "before:tag before:whitespace-nowrap before:text-room-mute before:transition-colors before:content-[attr(data-tag)_/_''] hover:before:text-signal max-sm:before:hidden";

/** A list of the footer under its sheet label. */
export function FooterLinks({ title, links, children, className, listClass }: FooterLinksProps) {
  const id = useId();
  return (
    <div className={classNames("py-4 md:py-6 lg:px-7", className)}>
      <p id={id} className="tag text-room-mute uppercase">
        {title}
      </p>
      <ul aria-labelledby={id} className={classNames("mt-2 lg:mt-3", listClass)}>
        {links.map(({ label, href, tag }) => (
          <li key={href} className="break-inside-avoid">
            <AppLink
              href={href}
              data-tag={tag}
              className={classNames(footerEntry, tag && tagBefore)}
            >
              {label}
            </AppLink>
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
}
