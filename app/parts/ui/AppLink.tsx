import type { AnchorHTMLAttributes, Ref } from "react";

export interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** An in-site path ("/modules"), a fragment ("#roles"), a mailto: or an https: address. */
  href: string;
  /** Its text if it has no children, so that links from the content can be spread. */
  label?: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link. Other sites get no access to the window it was in. */
export function AppLink({ href, label, children = label, ...rest }: AppLinkProps) {
  const external = href.startsWith("http") ? { rel: "noopener" } : {};
  return (
    <a href={href} {...external} {...rest}>
      {children}
    </a>
  );
}
