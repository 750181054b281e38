import type { FolderSource } from "content-model/source";
import type { GenericSchema } from "valibot";
import { campaigns } from "../../app/pages/campaign/schema.ts";
import { authors } from "../../app/parts/articles/authors-schema.ts";
import { hasAuthorPage } from "../../app/parts/articles/authorship.ts";
import { jobs } from "../../app/parts/jobs/schema.ts";
import { getAuthorPath, getCampaignPath, getJobPath, paths } from "../../app/routes.ts";

/** The open folders whose entries each have a page, and its path. */
export const entryPages: {
  source: FolderSource<GenericSchema>;
  getPath: (slug: string) => string;
  /** where visitors of one that is gone find the others; undefined if nowhere */
  index?: string;
  /** if not every entry has one; `articles` are those that visitors see */
  hasPage?: (slug: string, articles: readonly { author: string }[]) => boolean;
}[] = [
  { source: campaigns, getPath: getCampaignPath },
  { source: jobs, getPath: getJobPath, index: paths.careers },
  { source: authors, getPath: getAuthorPath, index: paths.blog, hasPage: hasAuthorPage },
];
