import type { ContactPage } from "leads/contact-page";
import { contactPage } from "../app/pages/contact/schema.ts";
import { site } from "../app/parts/chrome/site-schema.ts";
import { legalTexts } from "../app/parts/documents/schema.ts";
import { paths } from "../app/routes.ts";
import { readContent } from "./content/read-content.ts";

/** What the server needs to answer an ordinary form post: the page's path and its words. */
export function buildContactAnswers(root: string): ContactPage {
  const { faults, notes } = readContent(root, contactPage).form;
  const { mailboxes } = readContent(root, site);
  return {
    path: paths.contact,
    // Stored with each lead: which wording was consented to.
    noticeVersion: readContent(root, legalTexts).privacy.revised,
    messages: {
      ...faults,
      failed: notes.failed.replace("{email}", mailboxes.general),
    },
  };
}
