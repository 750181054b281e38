import { AppLink } from "../../parts/ui/AppLink.tsx";
import type { Entry } from "./entries.ts";

/** A line of the index: what it is called, and what it is about. */
export function EntryRow({ href, title, description }: Entry) {
  return (
    <li className="group/card relative border-b border-hairline py-3.5 break-inside-avoid">
      <AppLink
        href={href}
        className="font-head text-h4 font-strong underline-offset-4 after:absolute after:inset-0 hover:underline"
      >
        {title}
      </AppLink>
      <p className="mt-1 max-w-read text-small text-text">{description}</p>
    </li>
  );
}
