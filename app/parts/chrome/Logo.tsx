import chrome from "content:chrome";
import site from "content:site";
import { AppLink } from "../ui/AppLink.tsx";
import { classNames } from "../ui/class-names.ts";

const [before, after] = site.name.split("/");

/** The wordmark, a link to the homepage. */
export function Logo({ className }: { className?: string }) {
  return (
    <AppLink
      href={chrome.topBar.home.href}
      aria-label={chrome.accessibleNames.logo}
      className={classNames(
        "inline-flex min-h-11 items-center font-head font-[720] leading-none tracking-tight",
        className ?? "text-[1.3125rem]",
      )}
    >
      {before}
      {after && (
        <>
          <span className="px-[0.22em] text-signal">/</span>
          {after}
        </>
      )}
    </AppLink>
  );
}
