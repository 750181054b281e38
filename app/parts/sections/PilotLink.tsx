import { use } from "react";
import { usePage } from "../../engine/page-context.ts";
import { getCanonicalPath, paths } from "../../routes.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { PilotContext } from "./pilot-context.ts";

interface PilotLinkProps {
  /** The links that it stands beside. */
  beside: readonly ({ href: string } | undefined)[];
  className?: string;
}

/**
 * The pilot, beside every request to talk to the team: whoever does not want to talk yet can see what
 * it would come to. Nothing where no link leads to the contact page, where one leads to the pilot
 * already, and on the pilot's own page.
 */
export function PilotLink({ beside, className }: PilotLinkProps) {
  const pilot = use(PilotContext);
  const { address } = usePage();
  const leadsTo = (path: string) =>
    beside.some((link) => link && getPath(link.href) === getCanonicalPath(path));
  const isOwnPage = "path" in address && address.path === paths.pilot;
  if (!pilot || isOwnPage || !leadsTo(paths.contact) || leadsTo(paths.pilot)) return;
  return <ButtonLink tone="quiet" {...pilot} className={className} />;
}

/** The page of a link, without what follows its path. */
function getPath(href: string): string {
  const [path = ""] = href.split(/[?#]/);
  return getCanonicalPath(path);
}
