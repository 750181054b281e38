import { use } from "react";
import { usePage } from "../../engine/page-context.ts";
import { getCanonicalPath, paths } from "../../routes.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { PilotContext } from "./pilot-context.ts";

interface PilotLinkProps {
  /** The links that it is below. */
  below: readonly ({ href: string } | undefined)[];
}

/**
 * The pilot, on a line of its own below every request to talk to the team: whoever does not want to talk
 * yet can see what it would come to. Nothing where no link leads to the contact page, where one leads to the pilot
 * already, and on the pilot's own page.
 */
export function PilotLink({ below }: PilotLinkProps) {
  const pilot = use(PilotContext);
  const { address } = usePage();
  const leadsTo = (path: string) =>
    below.some((link) => link && getPath(link.href) === getCanonicalPath(path));
  const isOwnPage = "path" in address && address.path === paths.pilot;
  if (!pilot || isOwnPage || !leadsTo(paths.contact) || leadsTo(paths.pilot)) return;
  return (
    <p className="basis-full">
      <ButtonLink tone="quiet" size="sm" {...pilot} className="px-0! in-[.room]:text-white" />
    </p>
  );
}

/** The page of a link, without what follows its path. */
function getPath(href: string): string {
  const [path = ""] = href.split(/[?#]/);
  return getCanonicalPath(path);
}
