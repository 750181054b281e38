import { AppLink } from "../ui/AppLink.tsx";
import { Button } from "../ui/Button.tsx";
import { CloseIcon } from "../ui/CloseIcon.tsx";
import { ConsentChoices } from "./ConsentChoices.tsx";
import { bannerTemplateId } from "./consent-opener.ts";
import type { Consent } from "./schema.ts";

/**
 * The banner: a named region at the bottom edge that leaves the page usable. It is in a template, of
 * which consent-banner.ts shows a copy once it is known that no choice is stored, and each time it is
 * opened, since a blocker may have removed it. It comes at the end of the document, where its words
 * delay nothing.
 *
 * `data-expanded`: with its choices; `data-decided`: a choice is stored; `data-in-page`: at the end of
 * the page, since a blocker hides what is fixed to the window's edge.
 */
export function ConsentBanner({ content }: { content: Consent }) {
  const { confirmations } = content;
  return (
    <template id={bannerTemplateId} data-version={content.version}>
      <section
        tabIndex={-1}
        aria-label={content.accessibleName}
        data-title={content.title}
        className="group/banner no-print fixed inset-x-0 bottom-0 z-40 animate-enter overflow-y-auto overscroll-contain border-t border-ink bg-sheet shadow-raised data-expanded:max-h-[85svh] not-data-expanded:max-h-[45svh] not-data-expanded:flat-phone:max-h-[70svh] not-data-expanded:flat-phone:scroll-pb-30 data-in-page:relative data-in-page:z-auto data-in-page:max-h-none data-in-page:shadow-none md:data-decided:pt-7"
      >
        <div className="page-column grid gap-x-12 gap-y-4 py-4 md:py-5 lg:grid-cols-[minmax(0,1fr)_auto]">
          <div className="max-w-read">
            <h2 className="font-head text-body leading-tight tracking-tight">{content.title}</h2>
            <p className="mt-1.5 text-small text-graphite max-md:group-data-expanded/banner:hidden">
              {content.text}{" "}
              <AppLink
                {...content.policyLink}
                className="whitespace-nowrap text-ink underline underline-offset-3 hover:decoration-2"
              />
            </p>
          </div>
          <ConsentChoices content={content} />
          {/* Sticky, it would cover the choices. */}
          <div className="-mb-4 grid grid-cols-2 content-start gap-2 bg-sheet pb-4 group-not-data-expanded/banner:sticky group-not-data-expanded/banner:bottom-0 md:-mb-5 md:pb-5 md:max-lg:grid-cols-4 lg:col-start-2 lg:row-start-1 lg:w-88 group-not-data-expanded/banner:lg:static group-not-data-expanded/banner:xl:w-132 group-not-data-expanded/banner:xl:grid-cols-3">
            <Button
              size="sm"
              className="px-2! py-1.5"
              data-choice="reject"
              data-confirmation={confirmations.rejected}
            >
              {content.rejectNonEssential}
            </Button>
            <Button
              size="sm"
              className="px-2! py-1.5"
              data-choice="accept"
              data-confirmation={confirmations.accepted}
            >
              {content.acceptAll}
            </Button>
            <Button
              tone="line"
              size="sm"
              className="px-2! py-1.5 max-xl:group-not-data-expanded/banner:col-span-2"
              aria-expanded={false}
              data-choice="manage"
            >
              {content.manageChoices}
            </Button>
            <Button
              tone="line"
              size="sm"
              className="px-2! py-1.5 group-not-data-expanded/banner:hidden"
              data-choice="save"
              data-confirmation={confirmations.saved}
            >
              {content.savePreferences}
            </Button>
          </div>
        </div>
        {/* What its tooltip says is its name; the delay is that of all tooltips (spec section 9). */}
        <span className="group/close absolute top-1 right-1 group-not-data-decided/banner:hidden">
          <button
            type="button"
            aria-label={content.close}
            data-choice="close"
            className="peer grid size-11 place-items-center text-graphite hover:text-ink"
          >
            <CloseIcon />
          </button>
          <span
            aria-hidden="true"
            className="invisible absolute top-1/2 right-full z-1 -translate-y-1/2 rounded-sm bg-ink px-2.5 py-1.5 text-small leading-tight whitespace-nowrap text-white peer-focus-visible:visible group-hover/close:visible group-hover/close:delay-700"
          >
            {content.close}
          </span>
        </span>
      </section>
    </template>
  );
}
