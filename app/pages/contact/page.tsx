import messages from "content:messages";
import page from "content:pages/contact";
import site from "content:site";
import { ContactForm } from "../../parts/contact-form/ContactForm.tsx";
import { buildMeta, getCanonicalUrl } from "../../parts/head/build-meta.ts";
import { StructuredData } from "../../parts/head/StructuredData.tsx";
import { buildGraph } from "../../parts/head/structured-data.ts";
import { showToast } from "../../parts/toasts/toast-store.ts";
import { paths } from "../../routes.ts";
import { ContactAside } from "./ContactAside.tsx";
import { ContactIntro } from "./ContactIntro.tsx";

const graph = buildGraph("ContactPage", {
  pageName: page.title,
  pageUrl: getCanonicalUrl(paths.contact),
  dateModified: site.lastUpdated.structuredData,
  description: page.description,
  breadcrumbs: [
    { name: "Home", url: getCanonicalUrl(paths.home) },
    { name: "Contact", url: getCanonicalUrl(paths.contact) },
  ],
});

export function meta() {
  return buildMeta({ title: page.title, description: page.description, path: paths.contact });
}

export default function Contact() {
  return (
    <>
      <StructuredData graph={graph} />
      <div className="sheet-grid border-b border-hairline">
        <ContactIntro page={page} />
        <div className="page-column grid grid-cols-1 gap-x-8 gap-y-14 pb-band lg:grid-cols-12">
          <div className="max-md:-mx-gutter lg:col-span-7">
            <ContactForm
              copy={page.form}
              thanks={page.thanks}
              outcomes={messages.toasts}
              showToast={showToast}
              mailbox={site.mailboxes.general}
              sourcePage={paths.contact}
              promise={page.reply}
            />
          </div>
          <div className="lg:col-span-4 lg:col-start-9">
            <ContactAside page={page} mailbox={site.mailboxes.general} />
          </div>
        </div>
      </div>
    </>
  );
}
