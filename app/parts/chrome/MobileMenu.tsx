import type { ReactNode } from "react";
import { getModulePath, getModulesPathFor } from "../../routes.ts";
import { classNames } from "../ui/class-names.ts";
import { AppLink, ButtonLink } from "../ui/links.tsx";
import type { ChromeContent } from "./chrome-content.ts";
import { ModuleTags, useAriaCurrent } from "./MegaMenu.tsx";

/** Module tags that a persona shows in this menu (spec section 9). */
const tagLimit = 2;

export const mobileMenuId = "mobile-menu";

/** The menu where the bar has no space for its entries: four groups, quick links and the way to get started. */
export function MobileMenu({ content }: { content: ChromeContent }) {
  const { chrome, modules } = content;
  const { personas } = content.personas;
  const { products, solutions, resources, company } = chrome.menu;
  const { quickLinks, getStarted } = chrome.mobileMenu;
  return (
    <div
      id={mobileMenuId}
      popover="auto"
      data-menu="modal"
      className={classNames(
        "menu-panel phone-menu inset-x-0 top-(--header-height) bottom-auto max-h-[min(80svh,calc(100dvh-var(--header-height)))] w-full max-w-none overflow-y-auto overscroll-contain",
        "border-b border-ink bg-sheet text-ink shadow-panel [clip-path:inset(0_0_-6rem)] md:@min-[46rem]/bar:hidden",
      )}
    >
      <nav aria-label={chrome.accessibleNames.mobileNavigation}>
        <MobileGroup title={products.title}>
          {modules.map(({ id, tag, name }) => (
            <MobileLink key={id} tag={tag} href={getModulePath(id)} label={name} />
          ))}
          <MobileLink href={products.viewAll.href} label={products.viewAll.label} isLeading />
        </MobileGroup>
        <MobileGroup title={solutions.title}>
          {personas.map(({ id, label, modules: recommended }) => (
            <MobileLink key={id} href={getModulesPathFor(id)} label={label}>
              <ModuleTags
                personaLabel={label}
                modules={recommended.slice(0, tagLimit)}
                content={content}
              />
            </MobileLink>
          ))}
        </MobileGroup>
        <MobileGroup title={resources.title}>
          {resources.links.map(({ href, label }) => (
            <MobileLink key={href} href={href} label={label} />
          ))}
        </MobileGroup>
        <MobileGroup title={company.title}>
          {company.links.map(({ href, label }) => (
            <MobileLink key={href} href={href} label={label} />
          ))}
        </MobileGroup>
        <QuickLinks words={quickLinks} />
        <GetStarted words={getStarted} />
      </nav>
    </div>
  );
}

type MobileMenuWords = ChromeContent["chrome"]["mobileMenu"];

function QuickLinks({ words }: { words: MobileMenuWords["quickLinks"] }) {
  const getAriaCurrent = useAriaCurrent();
  return (
    <div className="page-column pt-5 pb-4">
      <p id="mobile-quick-links" className="tag text-graphite uppercase">
        {words.title}
      </p>
      <ul
        aria-labelledby="mobile-quick-links"
        className="mt-2.5 grid grid-cols-2 gap-px border border-hairline bg-hairline"
      >
        {words.links.map(({ href, label }) => (
          <li key={href} className="flex bg-sheet">
            <AppLink
              href={href}
              aria-current={getAriaCurrent(href)}
              className="flex min-h-12 flex-1 items-center px-3.5 text-small font-medium aria-[current=page]:shadow-[inset_2px_0_0_var(--color-signal)] focus-visible:-outline-offset-3 active:bg-paper"
            >
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function GetStarted({ words }: { words: MobileMenuWords["getStarted"] }) {
  const getAriaCurrent = useAriaCurrent();
  return (
    <div className="room bg-room text-white">
      <div className="page-column py-4">
        <p className="text-small text-room-text">{words.text}</p>
        <ButtonLink
          tone="signal"
          arrow
          {...words.first}
          aria-current={getAriaCurrent(words.first.href)}
          className="mt-3 w-full"
        />
        <ButtonLink
          tone="room-line"
          {...words.link}
          aria-current={getAriaCurrent(words.link.href)}
          className="mt-2 w-full"
        />
      </div>
    </div>
  );
}

interface MobileGroupProps {
  title: string;
  /** Entries, as list items. */
  children: ReactNode;
}

/** A group of the phone's menu that folds open; it needs no scripts. */
function MobileGroup({ title, children }: MobileGroupProps) {
  return (
    <details className="border-b border-hairline">
      <summary className="page-column flex min-h-14 items-center justify-between font-head text-body font-strong tracking-tight focus-visible:-outline-offset-3">
        {title}
        <span aria-hidden="true" className="group-mark" />
      </summary>
      <ul className="page-column pb-3">{children}</ul>
    </details>
  );
}

interface MobileLinkProps {
  href: string;
  label: string;
  /** Equipment-tag label in front. */
  tag?: string;
  /** The way to the whole list: with an arrow. */
  isLeading?: boolean;
  children?: ReactNode;
}

/** An entry of the phone's menu. The whole row is the link; its name is the label alone. */
function MobileLink({ href, label, tag, isLeading, children }: MobileLinkProps) {
  const getAriaCurrent = useAriaCurrent();
  return (
    <li className="relative flex min-h-12 flex-wrap content-center items-center gap-x-4 py-1.5 active:bg-paper">
      {tag && (
        <span aria-hidden="true" className="tag text-graphite">
          {tag}
        </span>
      )}
      <AppLink
        href={href}
        aria-current={getAriaCurrent(href)}
        className="text-body leading-tight card-cover"
      >
        {label}
        {isLeading && (
          <span aria-hidden="true" className="ml-2">
            →
          </span>
        )}
      </AppLink>
      {children}
    </li>
  );
}
