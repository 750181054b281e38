import { fillPattern } from "content-model/fill-pattern";
import { ChevronDown } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import type { PageAddress } from "../../engine/page.ts";
import { usePage } from "../../engine/page-context.ts";
import {
  getCanonicalPath,
  getModulePath,
  getModulesPathFor,
  paths,
  searchFieldId,
} from "../../routes.ts";
import { getCanonicalUrl } from "../head/page-graph.ts";
import { getModule } from "../modules/schema.ts";
import { getButtonStyle } from "../ui/Button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Arrow, SearchIcon } from "../ui/icons.tsx";
import { AppLink } from "../ui/links.tsx";
import type { ChromeContent } from "./schema.ts";

/** The wordmark, a link to the homepage. */
export function Logo(props: { content: ChromeContent; className: string }) {
  const { chrome, site } = props.content;
  const [before, after] = site.name.split("/");
  return (
    <AppLink
      href={chrome.topBar.home.href}
      aria-label={chrome.accessibleNames.logo}
      className={classNames(
        "inline-flex min-h-11 flex-none items-center font-head font-[720] leading-none tracking-tight whitespace-nowrap",
        props.className,
      )}
    >
      {before}
      {after && (
        <>
          <span className="px-[0.22em] text-signal">/</span>
          {after}
        </>
      )}
    </AppLink>
  );
}

/** `aria-current` of a link in a menu. */
export function getAriaCurrent(href: string, address: PageAddress): "page" | undefined {
  if (!("path" in address)) return undefined;
  return getCanonicalPath(href) === getCanonicalPath(address.path) ? "page" : undefined;
}

/** A link that says whether it leads to the page that is drawn. */
function MenuLink(props: ComponentProps<typeof AppLink>) {
  const { address } = usePage();
  return <AppLink aria-current={getAriaCurrent(props.href, address)} {...props} />;
}

const menuId = "menu";

/** Of both buttons that open the one menu. */
const menuOpener = {
  type: "button",
  popoverTarget: menuId,
  "aria-expanded": false,
  "aria-controls": menuId,
} as const;

/** Module tags that a persona shows (spec section 9); a phone, two of them (chrome.css). */
const tagLimit = 3;

/** The menu: a sheet of columns under a wide bar; under a phone's, groups that fold open without scripts. */
function Menu({ content }: { content: ChromeContent }) {
  const { chrome, modules, personas } = content;
  const { products, solutions, resources, company, quickLinks, callToAction } = chrome.menu;
  return (
    <div id={menuId} popover="auto">
      <div className="menu-sheet">
        <Group title={products.title}>
          {modules.map(({ id, tag, name, menuDescription }) => (
            <Entry
              key={id}
              href={getModulePath(id)}
              label={name}
              description={menuDescription}
              before={
                <span aria-hidden="true" className="tag">
                  {tag}
                </span>
              }
            />
          ))}
          <Entry {...products.viewAll} isLeading />
        </Group>
        <Group title={solutions.title}>
          {personas.personas.map((persona) => (
            <Entry
              key={persona.id}
              href={getModulesPathFor(persona.id)}
              label={persona.label}
              description={persona.menuDescription}
              before={
                // Fetched when the menu opens: the smallest file.
                <img
                  src={persona.picture.srcSet.split(" ")[0]}
                  width="104"
                  height="80"
                  alt=""
                  loading="lazy"
                />
              }
            >
              <ul
                aria-label={fillPattern(chrome.accessibleNames.recommendedModules, {
                  persona: persona.label,
                })}
              >
                {persona.modules.slice(0, tagLimit).map((id) => (
                  <li key={id}>{getModule(modules, id).name}</li>
                ))}
              </ul>
            </Entry>
          ))}
        </Group>
        {[resources, company].map(({ title, links }) => (
          <Group key={title} title={title}>
            {links.map((link) => (
              <Entry key={link.href} {...link} />
            ))}
          </Group>
        ))}
        <div className="menu-quick">
          <p className="tag text-graphite uppercase">{quickLinks.title}</p>
          <ul aria-label={quickLinks.title}>
            {quickLinks.links.map((link) => (
              <li key={link.href}>
                <MenuLink {...link} className="text-small font-medium" />
              </li>
            ))}
          </ul>
        </div>
        <div className="menu-call">
          <div className="room bg-room text-white">
            <p className="font-head text-body leading-tight tracking-tight">{callToAction.title}</p>
            <p className="mt-1.5 mb-3 text-small text-room-text">{callToAction.text}</p>
            <MenuLink
              {...callToAction.first}
              className={getButtonStyle("signal", "sm", "button-arrow")}
            />
            <MenuLink {...callToAction.link} className={getButtonStyle("room-line", "sm")} />
          </div>
        </div>
      </div>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="menu-group">
      <details>
        <summary className="font-head text-body font-strong tracking-tight">
          {title}
          <span aria-hidden="true" className="group-mark" />
        </summary>
      </details>
      <p className="tag text-graphite uppercase">{title}</p>
      <ul aria-label={title}>{children}</ul>
    </div>
  );
}

interface EntryProps {
  href: string;
  label: string;
  description?: string;
  /** The way to the whole list: with an arrow. */
  isLeading?: boolean;
  /** Left of the label. */
  before?: ReactNode;
  /** Below it. */
  children?: ReactNode;
}

/** An entry of the menu. The whole row is the link; its name is the label alone. */
function Entry({ href, label, description, isLeading, before, children }: EntryProps) {
  const id = useId();
  return (
    <li className="menu-entry group/card">
      {before}
      <MenuLink href={href} aria-describedby={description && id} className="card-cover">
        {label}
        {isLeading && <Arrow className="ml-2 inline-block" />}
      </MenuLink>
      {description && <p id={id}>{description}</p>}
      {children}
    </li>
  );
}

/**
 * The top bar with its menu. It is fixed, not sticky: within the scroll padding, the focus on a
 * sticky element makes browsers scroll the page. In a low window (a desktop at 400 % zoom) it
 * scrolls away with the page, which would otherwise have no space left. Below 768 px it has the
 * phone's menu, and also above that if enlarged text leaves no space for the entries (46 rem, which
 * spares a scroll bar at 768 px).
 */
export function Header({ content }: { content: ChromeContent }) {
  const { accessibleNames, topBar } = content.chrome;
  const { address } = usePage();

  return (
    <header className="site-header">
      <div
        data-address={"path" in address ? getCanonicalUrl(address.path, content.site) : undefined}
        className="bar page-column"
      >
        <Logo content={content} className="mr-auto self-center text-[1.3125rem]" />
        {/* A phone has the menu alone. */}
        <nav aria-label={accessibleNames.mainNavigation}>
          <MenuLink {...topBar.home} className="bar-entry" />
          <button {...menuOpener} className="bar-entry">
            {topBar.platform.label}
            <ChevronDown aria-hidden="true" strokeWidth={1.75} className="size-4" />
          </button>
          <Menu content={content} />
          {topBar.links.map((link) => (
            <MenuLink key={link.href} {...link} className="bar-entry" />
          ))}
          <MenuLink
            href={`${paths.search}#${searchFieldId}`}
            aria-label={accessibleNames.search}
            className="bar-entry"
          >
            <SearchIcon className="size-4" />
          </MenuLink>
        </nav>
        <MenuLink {...topBar.getStarted} className={getButtonStyle("ink", "sm", "bar-start")} />
        {/* The phone's: two lines that become a cross. */}
        <button
          {...menuOpener}
          aria-label={accessibleNames.openMenu}
          data-label-open={accessibleNames.closeMenu}
          className="menu-button"
        >
          <span aria-hidden="true" />
        </button>
      </div>
    </header>
  );
}
