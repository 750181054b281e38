import { join } from "node:path";
import { listShown } from "content-model/entries";
import { fillPattern } from "content-model/fill-pattern";
import type { CampaignCosts, ContactPage, ContactPages } from "leads/contact-page";
import type { Edition, Editions } from "../app/engine/page-record.ts";
import { campaigns } from "../app/pages/text/schema.ts";
import { contactPage, nameCompany } from "../app/parts/contact-form/form-schema.ts";
import { site } from "../app/parts/head/site-schema.ts";
import { legalTexts } from "../app/parts/texts/schema.ts";
import { getCampaignPath, getCanonicalPath, paths } from "../app/routes.ts";
import { readContent } from "./sources/read-content.ts";

/** Of each edition, the contact page first, then the campaigns that have its form. */
export const buildContactPages = (root: string, editions: Editions, { hasDrafts = false } = {}) =>
  editions.flatMap((edition) => {
    const contact = buildContactPage(root, edition);
    const shown = listShown(readContent(join(root, edition.folder), campaigns), hasDrafts);
    const withForm = shown.filter(({ bands }) => bands.some(({ band }) => band === "form"));
    const paths = withForm.map(({ slug }) => getCanonicalPath(getCampaignPath(slug)));
    return [contact, ...paths.map((path) => ({ ...contact, path: edition.prefix + path }))];
  }) as unknown as ContactPages;

/** For the report. Also of campaigns that are over, and of those without a page, which stay drafts. */
export const buildCampaignCosts = (root: string): CampaignCosts =>
  readContent(root, campaigns).flatMap(({ cost, slug, until }) =>
    cost ? { label: slug, cost, until: until?.day } : [],
  );

/** The page's path and its words: for an ordinary form post, and for the mail to the visitor. */
function buildContactPage(root: string, { folder, language, prefix }: Edition): ContactPage {
  const content = join(root, folder);
  const { form, visitorMail } = readContent(content, contactPage);
  const { privacy } = readContent(content, legalTexts);
  const { address, company, mailboxes, managingDirectors, register } = readContent(content, site);
  const consent = nameCompany(form, company);
  return {
    path: prefix + paths.contact,
    language,
    // Stored with each lead: what the visitor agreed to.
    noticeVersion: privacy.revised ?? privacy.effective,
    agreement: `${consent.before} ${consent.link.label}${consent.after}\n\n${privacy.html}`,
    messages: {
      ...form.faults,
      failed: fillPattern(form.notes.unknownOutcome, { email: mailboxes.general }),
    },
    visitorMail: {
      ...visitorMail,
      sender: fillPattern(visitorMail.sender, {
        company,
        address: `${address.street}, ${address.postalCode} ${address.city}`,
        register: `${register.court}, ${register.number}`,
        managingDirectors: managingDirectors.join(", "),
      }),
      replyTo: mailboxes.general,
    },
  };
}
