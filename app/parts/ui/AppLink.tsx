import type { AnchorHTMLAttributes, Ref } from "react";
import { Link } from "react-router";

export interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A path of this site ("/modules"), a fragment ("#roles"), a mailto: or an https: address. */
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link: in-site addresses change the page without a reload, all others are ordinary links. */
export function AppLink({ href, ...rest }: AppLinkProps) {
  if (href.startsWith("/") && !rest.target) return <Link to={href} discover="none" {...rest} />;
  const external = href.startsWith("http") ? { rel: "noopener" } : {};
  return <a href={href} {...external} {...rest} />;
}
