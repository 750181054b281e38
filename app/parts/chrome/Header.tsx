import { ChevronDown } from "lucide-react";
import { usePage } from "../../engine/page-context.ts";
import { paths, searchFieldId } from "../../routes.ts";
import { getCanonicalUrl } from "../head/page-graph.ts";
import { SearchIcon } from "../ui/icons.tsx";
import { Logo } from "./Logo.tsx";
import {
  MegaMenu,
  MenuButtonLink,
  MenuLink,
  MobileMenu,
  megaMenuId,
  mobileMenuId,
} from "./Menus.tsx";
import type { ChromeContent } from "./schema.ts";

/** The current page's entry has a signal line below it, clear of what begins at the bar's edge. */
const entry =
  "relative flex items-center self-stretch whitespace-nowrap after:absolute after:inset-x-0 after:bottom-4.5 after:origin-left after:scale-x-0 after:border-t-2 after:border-ink after:transition-transform hover:after:scale-x-100 aria-[current=page]:after:scale-x-100 aria-[current=page]:after:border-signal";

interface HeaderProps {
  content: ChromeContent;
}

/**
 * The top bar with both menus. It is fixed, not sticky: within the scroll padding, the focus on a
 * sticky element makes browsers scroll the page. In a low window (a desktop at 400 % zoom) it
 * scrolls away with the page, which would otherwise have no space left. Below 768 px it has the
 * phone's menu, and also above that if enlarged text leaves no space for the entries (46 rem, which
 * spares a scroll bar at 768 px).
 */
export function Header({ content }: HeaderProps) {
  const { getStarted } = content.chrome.topBar;
  const { address } = usePage();

  return (
    <header className="@container/bar fixed inset-x-0 top-0 z-30 flat-phone:absolute h-(--header-height) border-b border-hairline bg-paper print:static">
      <div
        data-address={"path" in address ? getCanonicalUrl(address.path, content.site) : undefined}
        className="bar page-column flex h-full items-stretch gap-4"
      >
        <Logo content={content} className="mr-auto self-center text-[1.3125rem]" />
        <MainNavigation content={content} />
        <MenuButtonLink
          size="sm"
          {...getStarted}
          className="bar-start self-center whitespace-nowrap @max-[20rem]/bar:hidden @min-[64rem]/bar:ml-3"
        />
        <MenuButton content={content} />
        <MobileMenu content={content} />
      </div>
    </header>
  );
}

/** The bar's entries. */
function MainNavigation({ content }: HeaderProps) {
  const { accessibleNames, topBar } = content.chrome;
  return (
    <nav
      aria-label={accessibleNames.mainNavigation}
      className="hidden items-stretch gap-3.5 text-small md:@min-[46rem]/bar:flex @min-[54rem]/bar:gap-5 @min-[64rem]/bar:gap-7 @min-[64rem]/bar:text-[0.9375rem]"
    >
      <MenuLink {...topBar.home} className={entry} />
      <button
        type="button"
        popoverTarget={megaMenuId}
        aria-expanded="false"
        aria-controls={megaMenuId}
        className={`group/platform gap-1.5 aria-expanded:after:scale-x-100 ${entry}`}
      >
        {topBar.platform.label}
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-4 transition-transform group-aria-expanded/platform:rotate-180"
        />
      </button>
      <MegaMenu content={content} />
      {topBar.links.map((link) => (
        <MenuLink key={link.href} {...link} className={entry} />
      ))}
      <MenuLink
        href={`${paths.search}#${searchFieldId}`}
        aria-label={accessibleNames.search}
        className={`${entry} @max-[47.5rem]/bar:hidden`}
      >
        <SearchIcon className="size-4" />
      </MenuLink>
    </nav>
  );
}

/** Opens and closes the phone's menu: two lines that become a cross. */
function MenuButton({ content }: HeaderProps) {
  const { accessibleNames } = content.chrome;
  return (
    <button
      type="button"
      popoverTarget={mobileMenuId}
      aria-expanded="false"
      aria-controls={mobileMenuId}
      aria-label={accessibleNames.openMenu}
      data-label-open={accessibleNames.closeMenu}
      className="group/menu -mr-2.5 grid size-11 place-items-center self-center md:@min-[46rem]/bar:hidden"
    >
      <span
        aria-hidden="true"
        className="relative h-3 w-5.5 before:absolute before:inset-x-0 before:top-0 before:border-t-2 before:border-ink before:transition-transform after:absolute after:inset-x-0 after:bottom-0 after:border-t-2 after:border-ink after:transition-transform group-aria-expanded/menu:before:translate-y-1.25 group-aria-expanded/menu:before:rotate-45 group-aria-expanded/menu:after:-translate-y-1.25 group-aria-expanded/menu:after:-rotate-45"
      />
    </button>
  );
}
