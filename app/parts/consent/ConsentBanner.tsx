import { Button } from "../ui/Button.tsx";
import { CloseButton } from "../ui/icons.tsx";
import { AppLink } from "../ui/links.tsx";
import { WholeWords } from "../ui/texts.tsx";
import { bannerTemplateId, idPrefix, offeredCategories } from "./consent-store.ts";
import type { Consent } from "./schema.ts";

/** What may be stored, category by category: necessary is always on, the others are switches. */
function ConsentChoices({ content }: { content: Consent }) {
  const { alwaysOn, categories, categoriesLegend } = content;
  return (
    <fieldset>
      <legend className="tag text-graphite uppercase">{categoriesLegend}</legend>
      <div className="storage-choices mt-2 border-y border-hairline md:grid md:grid-cols-3">
        <div>
          <div className="flex items-center justify-between gap-4 text-small font-medium">
            {categories.necessary.label}
            <span className="tag text-petrol">{alwaysOn}</span>
          </div>
          <p className="text-small text-graphite">{categories.necessary.text}</p>
        </div>
        {offeredCategories.map((category) => (
          <div key={category}>
            <label className="flex cursor-pointer items-center justify-between gap-4 text-small font-medium">
              {categories[category].label}
              <input
                type="checkbox"
                // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its own checked state
                role="switch"
                name={category}
                className="switch relative flex-none rounded-md"
                aria-describedby={`${idPrefix}${category}`}
              />
            </label>
            <p id={`${idPrefix}${category}`} className="text-small text-graphite">
              {categories[category].text}
            </p>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/**
 * The banner: a named region at the bottom edge that leaves the page usable. It is in a template, of
 * which consent-banner.ts shows a copy once it is known that no choice is stored, and each time it is
 * opened, since a blocker may have removed it. It comes at the end of the document, where its words
 * delay nothing.
 *
 * Its states are attributes (consent-banner.css).
 */
export function ConsentBanner({ content }: { content: Consent }) {
  return (
    <template id={bannerTemplateId} data-version={content.version}>
      <section
        tabIndex={-1}
        aria-label={content.accessibleName}
        className="storage-panel no-print fixed inset-x-0 overflow-y-auto overscroll-contain border-t border-ink bg-sheet"
      >
        <div className="storage-layout page-column grid gap-x-12 gap-y-2 py-3">
          <div className="max-w-read">
            <h2 className="mb-1.5 font-head text-body leading-tight tracking-tight">
              {content.title}
            </h2>
            <p className="text-small text-graphite">
              {content.text} <span hidden data-set-up={content.services} />
              <AppLink
                {...content.policyLink}
                className="whitespace-nowrap text-ink underline underline-offset-3 hover:decoration-2"
              />
            </p>
          </div>
          <ConsentChoices content={content} />
          <BannerActions content={content} />
        </div>
        <span className="storage-close absolute top-0">
          <CloseButton name={content.close} data-choice="close" />
        </span>
      </section>
    </template>
  );
}

function BannerActions({ content }: { content: Consent }) {
  const { confirmations } = content;
  return (
    <div className="storage-actions grid gap-2">
      <Button size="sm" data-choice="reject" data-confirmation={confirmations.rejected}>
        <WholeWords>{content.rejectNonEssential}</WholeWords>
      </Button>
      <Button size="sm" data-choice="accept" data-confirmation={confirmations.accepted}>
        {content.acceptAll}
      </Button>
      <Button tone="line" size="sm" aria-expanded={false} data-choice="manage">
        {content.manageChoices}
      </Button>
      <Button tone="line" size="sm" data-choice="save" data-confirmation={confirmations.saved}>
        {content.savePreferences}
      </Button>
    </div>
  );
}
