import { ChevronDown } from "lucide-react";
import { usePage } from "../../engine/page-context.ts";
import { paths, searchFieldId } from "../../routes.ts";
import { getCanonicalUrl } from "../head/page-graph.ts";
import { SearchIcon } from "../ui/icons.tsx";
import { Logo } from "./Logo.tsx";
import { Menu, MenuButtonLink, MenuLink, menuId } from "./Menu.tsx";
import type { ChromeContent } from "./schema.ts";

interface HeaderProps {
  content: ChromeContent;
}

/**
 * The top bar with its menu. It is fixed, not sticky: within the scroll padding, the focus on a
 * sticky element makes browsers scroll the page. In a low window (a desktop at 400 % zoom) it
 * scrolls away with the page, which would otherwise have no space left. Below 768 px it has the
 * phone's menu, and also above that if enlarged text leaves no space for the entries (46 rem, which
 * spares a scroll bar at 768 px).
 */
export function Header({ content }: HeaderProps) {
  const { getStarted } = content.chrome.topBar;
  const { address } = usePage();

  return (
    <header className="site-header">
      <div
        data-address={"path" in address ? getCanonicalUrl(address.path, content.site) : undefined}
        className="bar page-column"
      >
        <Logo content={content} className="mr-auto self-center text-[1.3125rem]" />
        <MainNavigation content={content} />
        <MenuButtonLink size="sm" {...getStarted} className="bar-start" />
        <MenuButton content={content} />
      </div>
    </header>
  );
}

/** The bar's entries, of which a phone has the menu alone. */
function MainNavigation({ content }: HeaderProps) {
  const { accessibleNames, topBar } = content.chrome;
  return (
    <nav aria-label={accessibleNames.mainNavigation}>
      <MenuLink {...topBar.home} className="bar-entry" />
      <button
        type="button"
        popoverTarget={menuId}
        aria-expanded="false"
        aria-controls={menuId}
        className="bar-entry"
      >
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
  );
}

/** Opens and closes the phone's menu: two lines that become a cross. */
function MenuButton({ content }: HeaderProps) {
  const { accessibleNames } = content.chrome;
  return (
    <button
      type="button"
      popoverTarget={menuId}
      aria-expanded="false"
      aria-controls={menuId}
      aria-label={accessibleNames.openMenu}
      data-label-open={accessibleNames.closeMenu}
      className="menu-button"
    >
      <span aria-hidden="true" />
    </button>
  );
}
