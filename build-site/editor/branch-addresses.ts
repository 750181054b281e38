import { site } from "../../app/parts/head/site-schema.ts";
import { readContent } from "../sources/read-content.ts";
import { getBranchEditAddress, preferEditor } from "./edit-address.ts";
import { makeContentConfig } from "./editor-config.ts";

/** Where a content file is edited, from its path below the repository's root. */
type GetAddress = (file: string) => string;

/**
 * Where a branch's content files are edited: in the form at the published site, if its editor made the
 * branch, because it shows no other drafts; else, and whatever has no form, on GitHub.
 *
 * @param root the folder with content/
 * @param base GitHub's edit address of the branch, with the branch's name as it is
 * @param repository that the site's editor saves in; undefined if it has none
 * @throws ContentError if the site's address is needed and does not fit
 */
export async function readBranchAddresses(
  root: string,
  base: string,
  repository: string | undefined,
): Promise<GetAddress> {
  const getOnGitHub: GetAddress = (file) => getBranchEditAddress(base, file);
  // A branch of the editor is cms/COLLECTION/ENTRY.
  if (!repository || !base.includes(`/${repository}/edit/cms/`)) return getOnGitHub;
  const { origin } = readContent(root, site);
  return preferEditor(await makeContentConfig(), getOnGitHub, origin);
}
