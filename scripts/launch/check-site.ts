import { join } from "node:path";
import { readHostedSite } from "../../build-site/hosting/header-files.ts";
import type { Env } from "../../server/env.ts";
import { checkEditor } from "./editor-check.ts";
import { createVisitor, type Finding } from "./finding.ts";
import { checkForm, checkLead, describeUnseen } from "./form-check.ts";
import {
  checkAddress,
  checkCaching,
  checkNotFound,
  checkRedirects,
  checkSearch,
} from "./host-checks.ts";
import {
  checkCanonical,
  checkHeaders,
  checkPages,
  checkPolicies,
  checkSamples,
  visitPages,
} from "./page-checks.ts";

export interface SiteCheck {
  /** Where visitors find the site. */
  url: string;
  /** Where it answers now, if that is elsewhere. */
  connect?: string;
  /** The repository, with a build of the site that is online. */
  root: string;
  /** The server's settings, as far as known here. */
  env: Env;
  /** Whether `env` sets the store, rather than a default. */
  knowsStore: boolean;
}

/** Visits the finished site; rejects if it does not answer at all. */
export async function checkSite(options: SiteCheck): Promise<Finding[]> {
  const { connect, env, knowsStore, root, url } = options;
  const { origin } = new URL(url);
  const site = readHostedSite(join(root, "build/current"));
  const visit = createVisitor(url, connect);
  const pages = await visitPages(visit, origin, site);
  const [{ path }] = site.contactPages;
  const { findings, lead } = await checkForm(visit, origin, pages, path, env.apiKey);
  return [
    ...(await checkAddress(visit, origin, site, connect !== undefined)),
    checkPages(pages),
    checkSamples(pages, site),
    checkCanonical(pages, site),
    checkHeaders(pages, site),
    checkPolicies(pages),
    await checkRedirects(visit, origin, site),
    await checkNotFound(visit, origin),
    await checkSearch(visit, origin, site, pages),
    await checkCaching(visit, origin, pages),
    await checkEditor(visit, origin, site),
    ...findings,
    ...(lead ? await (knowsStore ? checkLead(lead, env) : describeUnseen(lead)) : []),
  ];
}
