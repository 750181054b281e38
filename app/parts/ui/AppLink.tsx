import type { AnchorHTMLAttributes, Ref } from "react";

export interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A path of this site ("/modules"), a fragment ("#roles"), a mailto: or an https: address. */
  href: string;
  /** What it says, where it has no children: links of the content can be spread. */
  label?: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link. Other sites learn nothing of the window that it was in. */
export function AppLink({ href, label, children = label, ...rest }: AppLinkProps) {
  const external = href.startsWith("http") ? { rel: "noopener" } : {};
  return (
    <a href={href} {...external} {...rest}>
      {children}
    </a>
  );
}
