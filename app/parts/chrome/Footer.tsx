import { fillPieces } from "content-model/fill-pattern";
import type { ReactNode } from "react";
import { usePage } from "../../engine/page-context.ts";
import { getCanonicalPath, getModulePath } from "../../routes.ts";
import { consentOpener } from "../consent/consent-store.ts";
import { classNames } from "../ui/class-names.ts";
import { AppLink, PhoneLink } from "../ui/links.tsx";
import { SampleMark } from "../ui/SampleMark.tsx";
import { Logo } from "./Header.tsx";
import type { ChromeContent } from "./schema.ts";

interface CellProps {
  label: string;
  children: ReactNode;
  className?: string;
  valueClass?: string;
}

function Cell({ label, children, className, valueClass }: CellProps) {
  return (
    <div className={className}>
      <dt className="tag uppercase">{label}</dt>
      <dd className={classNames("text-small", valueClass)}>{children}</dd>
    </div>
  );
}

interface FooterProps {
  content: ChromeContent;
  /** ISO 8601 day on which the page was last changed. */
  modified: string;
}

/**
 * The drawing's title block: whose it is, which page of the site, when it was last revised, and its
 * status while there are samples. A phone's has the last two: whose it is stands below.
 */
function TitleBlock({ content, modified }: FooterProps) {
  const { chrome, sampleFiles, samples, site } = content;
  const { titleBlock } = chrome.footer;
  const { address } = usePage();
  return (
    <dl className="title-block">
      <Cell label={titleBlock.product} className="two-rows max-lg:hidden">
        <Logo content={content} className="text-h3" />
      </Cell>
      <Cell label={titleBlock.title.label} className="two-columns max-md:hidden">
        {titleBlock.title.value}
      </Cell>
      <Cell label={titleBlock.page} className="max-md:hidden" valueClass="font-mono wrap-anywhere">
        {"path" in address ? getCanonicalPath(address.path) : "–"}
      </Cell>
      <Cell label={titleBlock.drawnBy} className="late-cell max-md:hidden">
        {site.company}
      </Cell>
      <Cell label={titleBlock.scale.label} className="late-cell max-md:hidden">
        {titleBlock.scale.value}
      </Cell>
      <Cell label={titleBlock.revision} valueClass="font-mono">
        <time dateTime={modified}>{modified}</time>
      </Cell>
      {sampleFiles.length > 0 && (
        <Cell label={samples.status.label} className="full-row late-cell">
          {samples.status.value}
          <SampleMark />
          {"\u2003"}
          <AppLink {...samples.status.list} />
        </Cell>
      )}
    </dl>
  );
}

/** The footer: links to everything, and the title block. */
export function Footer({ content, modified }: FooterProps) {
  const { site, modules } = content;
  const { callUs, phone, social } = site;
  const { accessibleNames, footer } = content.chrome;
  return (
    <footer data-behind-menu className="site-footer room">
      <div className="page-column">
        <div className="footer-grid">
          {/* What the product is, and the direct ways to the company. */}
          <div className="footer-line">
            <p className="font-head text-h4 font-strong text-balance text-white">
              {footer.tagline}
            </p>
            <div className="text-small">
              {callUs && <PhoneLink number={phone} />}
              {social && (
                <AppLink href={social.href} target="_blank">
                  {social.label}
                  <span aria-hidden="true">↗</span>
                  <span className="sr-only">({accessibleNames.opensInNewTab})</span>
                </AppLink>
              )}
            </div>
          </div>
          <nav aria-label={accessibleNames.footerNavigation}>
            <FooterLinks
              title={footer.products.title}
              links={modules.map(({ id, name, tag }) => ({
                label: name,
                href: getModulePath(id),
                tag,
              }))}
            />
            <FooterLinks {...footer.resources} className="footer-wide" />
          </nav>
          <nav aria-label={accessibleNames.legalNavigation}>
            <FooterLinks {...footer.legal}>
              <li className="noscript:hidden">
                <button type="button" {...consentOpener}>
                  {footer.cookieSettings}
                </button>
              </li>
              <LanguageLinks />
            </FooterLinks>
          </nav>
          <TitleBlock content={content} modified={modified} />
        </div>
        <p className="py-4 text-small text-room-mute md:py-6">
          {fillPieces(footer.copyright, {
            company: site.company,
            // Pages are built without a clock: this is the year of the revision.
            year: (
              <span key="year" data-current-year>
                {modified.slice(0, 4)}
              </span>
            ),
          })}
        </p>
      </div>
    </footer>
  );
}

interface FooterLinksProps {
  title: string;
  links: readonly { label: string; href: string; tag?: string }[];
  /** What else the list has, as list items. */
  children?: ReactNode;
  className?: string;
}

/** A list of the footer under its sheet label. */
function FooterLinks({ title, links, children, className }: FooterLinksProps) {
  return (
    <div className={classNames("footer-list", className)}>
      <p className="tag text-room-mute uppercase">{title}</p>
      <ul aria-label={title} className="text-small">
        {links.map(({ label, href, tag }) => (
          <li key={href}>
            <AppLink href={href} data-tag={tag}>
              {label}
            </AppLink>
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
}

/** Items of a list: the page in each other language that has it, named as its readers name it. */
function LanguageLinks() {
  const { address, alternates, edition } = usePage();
  if (!("path" in address)) return null;
  return alternates
    .filter(({ prefix }) => prefix !== edition.prefix)
    .map(({ language, prefix }) => (
      <li key={language}>
        <a hrefLang={language} href={prefix + getCanonicalPath(address.path)} lang={language}>
          {new Intl.DisplayNames(language, { type: "language" }).of(language)}
        </a>
      </li>
    ));
}
