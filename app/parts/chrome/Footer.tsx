import { getModulePath } from "../../routes.ts";
import { consentOpener } from "../consent/consent-opener.ts";
import { AppLink } from "../ui/AppLink.tsx";
import type { ChromeContent } from "./chrome-content.ts";
import { FooterLinks } from "./FooterLinks.tsx";
import { LanguageLinks } from "./LanguageLinks.tsx";
import { TitleBlock } from "./TitleBlock.tsx";

const legalEntry =
  "inline-flex min-h-11 items-center text-small text-room-text underline-offset-4 hover:text-white hover:underline md:min-h-8";

/** The foot of the sheet: where everything is, and the title block. */
export function Footer({ content }: { content: ChromeContent }) {
  const { site, modules } = content;
  const { accessibleNames, footer } = content.chrome;
  const [before, afterYear] = footer.copyright.replace("{company}", site.company).split("{year}");
  return (
    <footer
      data-behind-menu
      className="room bg-room pb-(--consent-cover,0px) text-room-text print:hidden"
    >
      <div className="page-column">
        <nav
          aria-label={accessibleNames.footerNavigation}
          className="grid grid-cols-2 border-x-room-line lg:grid-cols-4 lg:border-x"
        >
          <div className="border-room-line py-9 max-lg:col-span-2 max-lg:border-b lg:border-r lg:px-7 lg:py-12">
            <p className="max-w-80 font-head text-h4 font-strong text-balance text-white">
              {footer.tagline}
            </p>
            <AppLink
              href={site.social.href}
              target="_blank"
              className="mt-5 inline-flex min-h-11 items-center gap-2 text-small text-white underline decoration-room-edge underline-offset-4 hover:decoration-signal"
            >
              {site.social.label}
              <span aria-hidden="true">↗</span>
              <span className="sr-only">({accessibleNames.opensInNewTab})</span>
            </AppLink>
          </div>
          <FooterLinks
            title={footer.products.title}
            links={modules.map(({ id, name, tag }) => ({
              label: name,
              href: getModulePath(id),
              tag,
            }))}
            className="border-room-line lg:border-r lg:px-7 lg:py-12"
          />
          <FooterLinks
            title={footer.resources.title}
            links={footer.resources.links}
            isWide
            className="border-room-line max-lg:border-l max-lg:pl-5 lg:col-span-2 lg:px-7 lg:py-12"
          />
        </nav>
        <TitleBlock content={content} />
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-5">
          <p className="text-small text-room-mute">
            {before}
            {/* A page has no clock: it is built with the year of its revision. */}
            <span data-current-year>{site.lastUpdated.structuredData.slice(0, 4)}</span>
            {afterYear}
          </p>
          <nav aria-label={accessibleNames.legalNavigation}>
            <ul className="flex flex-wrap items-center gap-x-6">
              {footer.legal.links.map(({ href, label }) => (
                <li key={href}>
                  <AppLink href={href} className={legalEntry}>
                    {label}
                  </AppLink>
                </li>
              ))}
              <li className="noscript:hidden">
                <button type="button" {...consentOpener} className={legalEntry}>
                  {footer.cookieSettings}
                </button>
              </li>
              <LanguageLinks className={legalEntry} />
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  );
}
