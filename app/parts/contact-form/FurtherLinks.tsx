import { AppLink } from "../ui/AppLink.tsx";
import type { ThanksWords } from "./form-schema.ts";

interface FurtherLinksProps {
  links: ThanksWords["further"];
  className: string;
}

/** What there is to read until the answer comes. */
export function FurtherLinks({ links, className }: FurtherLinksProps) {
  return (
    <ul className={`flex flex-wrap gap-x-8 ${className}`}>
      {links.map((link) => (
        <li key={link.href}>
          <AppLink
            {...link}
            className="quiet-link inline-flex min-h-11 items-center font-medium text-ink"
          />
        </li>
      ))}
    </ul>
  );
}
