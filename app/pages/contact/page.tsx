import { definePage } from "../../engine/page.ts";
import { site } from "../../parts/chrome/site-schema.ts";
import { contactPage } from "../../parts/contact-form/contact-page-schema.ts";
import { PlacedForm } from "../../parts/contact-form/PlacedForm.tsx";
import { messages } from "../../parts/toasts/schema.ts";
import { paths } from "../../routes.ts";
import { ContactAside } from "./ContactAside.tsx";
import { ContactIntro } from "./ContactIntro.tsx";
import { SideCards } from "./SideCards.tsx";

export default definePage({
  address: { path: paths.contact },
  needs: { words: contactPage, messages, site },
  head: ({ words }) => ({ ...words, type: "ContactPage" }),
  render: ({ words, messages, site }) => (
    <div className="sheet-grid border-b border-hairline">
      <ContactIntro page={words} />
      <div className="page-column grid grid-cols-1 gap-x-8 gap-y-14 pb-band lg:grid-cols-12">
        <div className="max-md:-mx-gutter lg:col-span-7 lg:row-span-2">
          <PlacedForm contact={words} {...{ messages, site }} sourcePage={paths.contact} />
        </div>
        <ContactAside page={words} mailbox={site.mailboxes.general} />
        <div className="lg:col-span-4 lg:col-start-9">
          <SideCards cards={words.sideCards} />
        </div>
      </div>
    </div>
  ),
});
