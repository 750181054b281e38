import { AppLink } from "../ui/AppLink.tsx";
import { Button } from "../ui/Button.tsx";
import { CloseIcon } from "../ui/CloseIcon.tsx";
import { WholeWords } from "../ui/WholeWords.tsx";
import { ConsentChoices } from "./ConsentChoices.tsx";
import { bannerTemplateId } from "./consent-opener.ts";
import type { Consent } from "./schema.ts";

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
        data-title={content.title}
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
        <span className="storage-close absolute top-0 flex items-center">
          <span
            aria-hidden="true"
            className="storage-tip rounded-sm bg-ink px-2 py-1.5 text-small leading-tight text-white"
          >
            {content.close}
          </span>
          <button
            type="button"
            aria-label={content.close}
            data-choice="close"
            className="grid size-11 place-items-center text-graphite hover:text-ink"
          >
            <CloseIcon />
          </button>
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
