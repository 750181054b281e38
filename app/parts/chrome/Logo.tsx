import { classNames } from "../ui/class-names.ts";
import { AppLink } from "../ui/links.tsx";
import type { ChromeContent } from "./schema.ts";

interface LogoProps {
  content: Pick<ChromeContent, "chrome" | "site">;
  className?: string;
}

/** The wordmark, a link to the homepage. */
export function Logo({ content, className }: LogoProps) {
  const { chrome, site } = content;
  const [before, after] = site.name.split("/");
  return (
    <AppLink
      href={chrome.topBar.home.href}
      aria-label={chrome.accessibleNames.logo}
      className={classNames(
        "inline-flex min-h-11 flex-none items-center font-head font-[720] leading-none tracking-tight whitespace-nowrap",
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
