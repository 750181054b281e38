import { fillPieces } from "content-model/fill-pattern";
import { type ReactNode, useId } from "react";
import { usePage } from "../../engine/page-context.ts";
import { getCanonicalPath, getModulePath } from "../../routes.ts";
import { consentOpener } from "../consent/consent-store.ts";
import { classNames } from "../ui/class-names.ts";
import { AppLink, PhoneLink } from "../ui/links.tsx";
import { SampleMark } from "../ui/SampleMark.tsx";
import { Logo } from "./Logo.tsx";
import type { ChromeContent } from "./schema.ts";

interface CellProps {
  label: string;
  children: ReactNode;
  className?: string;
  valueClassName?: string;
}

function Cell({ label, children, className, valueClassName }: CellProps) {
  return (
    <div
      className={classNames(
        "flex flex-col gap-1 bg-room px-5 py-3 md:px-3 lg:px-7 lg:py-3.5",
        className,
      )}
    >
      <dt className="tag text-room-mute uppercase">{label}</dt>
      <dd className={classNames("text-white", valueClassName ?? "text-small")}>{children}</dd>
    </div>
  );
}

interface TitleBlockProps {
  content: ChromeContent;
  /** ISO 8601 day on which the page was last changed. */
  modified: string;
}

/**
 * The drawing's title block: whose it is, which page of the site, when it was last revised, and its
 * status while there are samples. A phone's has the last two: whose it is stands below.
 */
function TitleBlock({ content, modified }: TitleBlockProps) {
  const { chrome, sampleFiles, samples, site } = content;
  const { titleBlock } = chrome.footer;
  const { address } = usePage();
  return (
    <dl className="grid gap-px self-end border border-room-line bg-room-line md:col-span-full md:grid-cols-2 lg:-mx-px lg:grid-cols-4">
      <Cell
        label={titleBlock.product}
        className="max-lg:hidden lg:row-span-2"
        valueClassName="lg:mt-auto"
      >
        <Logo content={content} className="text-h3" />
      </Cell>
      <Cell label={titleBlock.title.label} className="max-md:hidden md:col-span-2">
        {titleBlock.title.value}
      </Cell>
      <Cell
        label={titleBlock.page}
        className="max-md:hidden"
        valueClassName="font-mono text-small wrap-anywhere"
      >
        {"path" in address ? getCanonicalPath(address.path) : "–"}
      </Cell>
      <Cell label={titleBlock.drawnBy} className="max-lg:order-1 max-md:hidden">
        {site.company}
      </Cell>
      <Cell label={titleBlock.scale.label} className="max-lg:order-1 max-md:hidden">
        {titleBlock.scale.value}
      </Cell>
      <Cell label={titleBlock.revision} valueClassName="font-mono text-small">
        <time dateTime={modified}>{modified}</time>
      </Cell>
      {sampleFiles.length > 0 && (
        <Cell label={samples.status.label} className="col-span-full max-lg:order-1">
          {samples.status.value}
          <SampleMark />
          {"\u2003"}
          <AppLink
            {...samples.status.list}
            className="inline-block underline decoration-room-edge underline-offset-4 hover:decoration-signal"
          />
        </Cell>
      )}
    </dl>
  );
}

interface FooterProps {
  content: ChromeContent;
  /** ISO 8601 day on which the page was last changed. */
  modified: string;
}

/** The footer: links to everything, and the title block. */
export function Footer({ content, modified }: FooterProps) {
  const { site, modules } = content;
  const { accessibleNames, footer } = content.chrome;
  return (
    <footer
      data-behind-menu
      className="room bg-room pb-(--consent-cover,0px) text-room-text print:hidden"
    >
      <div className="page-column">
        <div className="grid grid-cols-2 border-room-line *:border-room-line md:grid-cols-3 lg:grid-cols-4 lg:border-x">
          <DirectLine content={content} />
          <nav
            aria-label={accessibleNames.footerNavigation}
            className="contents *:border-room-line"
          >
            <FooterLinks
              title={footer.products.title}
              links={modules.map(({ id, name, tag }) => ({
                label: name,
                href: getModulePath(id),
                tag,
              }))}
              className="lg:border-r"
            />
            <FooterLinks
              {...footer.resources}
              className="max-lg:border-l max-lg:pl-5 max-md:row-span-2 lg:col-span-2 lg:border-r"
              listClass="lg:columns-2"
            />
          </nav>
          <nav
            aria-label={accessibleNames.legalNavigation}
            className="max-md:row-span-2 max-md:border-t md:max-lg:border-l md:max-lg:pl-5"
          >
            <FooterLinks {...footer.legal}>
              <li className="noscript:hidden">
                <button type="button" {...consentOpener} className={footerEntry}>
                  {footer.cookieSettings}
                </button>
              </li>
              <LanguageLinks className={footerEntry} />
            </FooterLinks>
          </nav>
          <TitleBlock content={content} modified={modified} />
        </div>
        <p className="py-4 md:py-6 text-small text-room-mute">
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

/** What the product is, and the direct ways to the company. */
function DirectLine({ content }: Pick<FooterProps, "content">) {
  const { callUs, phone, social } = content.site;
  const { accessibleNames, footer } = content.chrome;
  return (
    <div className="col-span-full items-center justify-between border-b pt-5 pb-1 md:pt-10 md:pb-4 lg:flex lg:px-7 lg:py-6">
      <p className="font-head text-h4 font-strong text-balance text-white">{footer.tagline}</p>
      <div className="flex flex-wrap gap-x-8">
        {callUs && <PhoneLink number={phone} className={directLink} />}
        {social && (
          <AppLink href={social.href} target="_blank" className={directLink}>
            {social.label}
            <span aria-hidden="true">↗</span>
            <span className="sr-only">({accessibleNames.opensInNewTab})</span>
          </AppLink>
        )}
      </div>
    </div>
  );
}

const directLink =
  "inline-flex min-h-11 items-center gap-2 text-small text-white underline decoration-room-edge underline-offset-4 hover:decoration-signal";

interface FooterLinksProps {
  title: string;
  links: readonly { label: string; href: string; tag?: string }[];
  /** What else the list has, as list items. */
  children?: ReactNode;
  className?: string;
  listClass?: string;
}

/** How an entry of the footer's lists looks. */
const footerEntry =
  "flex min-h-9 items-center gap-4 text-small text-white underline-offset-4 hover:underline md:min-h-8";

/** The tag as a mark before the label; hidden from screen readers. */
const tagBefore =
  "before:tag before:whitespace-nowrap before:text-room-mute before:transition-colors before:content-[attr(data-tag)_/_''] hover:before:text-signal max-sm:before:hidden";

/** A list of the footer under its sheet label. */
function FooterLinks({ title, links, children, className, listClass }: FooterLinksProps) {
  const id = useId();
  return (
    <div className={classNames("py-3 md:py-6 lg:px-7", className)}>
      <p id={id} className="tag text-room-mute uppercase">
        {title}
      </p>
      <ul aria-labelledby={id} className={classNames("mt-2 lg:mt-3", listClass)}>
        {links.map(({ label, href, tag }) => (
          <li key={href} className="break-inside-avoid">
            <AppLink
              href={href}
              data-tag={tag}
              className={classNames(footerEntry, tag && tagBefore)}
            >
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
function LanguageLinks({ className }: { className: string }) {
  const { address, alternates, edition } = usePage();
  if (!("path" in address)) return null;
  return alternates
    .filter(({ prefix }) => prefix !== edition.prefix)
    .map(({ language, prefix }) => (
      <li key={language}>
        <a
          hrefLang={language}
          href={prefix + getCanonicalPath(address.path)}
          lang={language}
          className={className}
        >
          {new Intl.DisplayNames(language, { type: "language" }).of(language)}
        </a>
      </li>
    ));
}
