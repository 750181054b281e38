import type { ComponentProps } from "react";
import { type ButtonSize, type ButtonTone, getButtonStyle } from "./Button.tsx";
import { classNames } from "./class-names.ts";

/** A link above a page's title to the list that the page is in. */
export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <AppLink
      href={href}
      className="no-print tag -ml-1 inline-flex min-h-11 items-center gap-2.5 px-1 text-ink uppercase underline decoration-transparent underline-offset-4 hover:decoration-ink"
    >
      <span aria-hidden="true">←</span>
      {label}
    </AppLink>
  );
}

/** A phone number as people write it, such as "+49 40 1234567": a press calls it (RFC 3966), and it is on one line. */
export function PhoneLink({ number, className }: { number: string; className?: string }) {
  return (
    <a href={`tel:${number.replaceAll(/[^+\d]/g, "")}`} className={className}>
      {number.replaceAll(" ", "\u00a0")}
    </a>
  );
}

/** For a `group/card relative`. @param props `about` goes on for screen readers only: "about Planning" */
export function CardLink(props: AppLinkProps & { about?: string }) {
  const { href, label, className, about, children = label } = props;
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

export interface AppLinkProps extends ComponentProps<"a"> {
  /** An in-site path ("/modules"), a fragment ("#roles"), a mailto: or an https: address. */
  href: string;
  /** Its text if it has no children, so that links from the content can be spread. */
  label?: string;
}

export type Link = { label: string; href: string };

/** A link. Other sites get no access to the window it was in. */
export function AppLink({ href, label, children = label, ...rest }: AppLinkProps) {
  const external = href.startsWith("http") ? { rel: "noopener" } : {};
  return (
    <a href={href} {...external} {...rest}>
      {children}
    </a>
  );
}

export function ButtonLink(
  props: AppLinkProps & { tone?: ButtonTone; size?: ButtonSize; arrow?: boolean },
) {
  const { tone, size, arrow, className, ...rest } = props;
  const style = getButtonStyle(tone, size, classNames(arrow && "button-arrow", className));
  return <AppLink className={style} {...rest} />;
}
