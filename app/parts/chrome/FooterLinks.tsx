import { useId } from "react";
import { AppLink } from "../ui/AppLink.tsx";
import { classNames } from "../ui/class-names.ts";

interface FooterLinksProps {
  title: string;
  links: readonly { label: string; href: string; tag?: string }[];
  /** Two columns where there is room. */
  isWide?: boolean;
  className?: string;
}

/** The tag as a mark before the label; nobody hears it. */
const tagBefore =
  "before:tag before:whitespace-nowrap before:text-room-mute before:transition-colors before:content-[attr(data-tag)_/_''] hover:before:text-signal max-sm:before:hidden";

/** A list of the footer under its sheet label. */
export function FooterLinks({ title, links, isWide, className }: FooterLinksProps) {
  const id = useId();
  return (
    <div className={classNames("py-8", className)}>
      <p id={id} className="tag text-room-mute uppercase">
        {title}
      </p>
      <ul aria-labelledby={id} className={classNames("mt-3", isWide && "lg:columns-2 lg:gap-14")}>
        {links.map(({ label, href, tag }) => (
          <li key={href}>
            <AppLink
              href={href}
              data-tag={tag}
              className={classNames(
                "flex min-h-11 items-center gap-4 text-small text-white underline-offset-4 hover:underline md:min-h-9",
                tag && tagBefore,
              )}
            >
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
