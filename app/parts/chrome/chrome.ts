import { fillPattern } from "content-model/fill-pattern";
import { findFragmentTarget, openFolds } from "../../platform/address.ts";
import { findClosest, nextFrame } from "../../platform/dom.ts";
import { getCanonicalPath, searchFieldId } from "../../routes.ts";

function focusReadingStart(start: HTMLElement | null): void {
  if (!start) return;
  if (start.tabIndex < 0 && !start.hasAttribute("tabindex")) start.tabIndex = -1;
  start.focus({ preventScroll: true });
}

/**
 * After an in-site page change: moves focus to the new page's heading, or to the target of the
 * address's fragment, and has the page's title announced, as when a browser loads a page.
 */
export function announcePage(isNewPage: boolean): void {
  const target = findFragmentTarget(location.hash);
  if (!isNewPage) {
    focusReadingStart(target);
    return;
  }
  focusReadingStart(target ?? document.querySelector<HTMLElement>("main h1"));
  const status = document.querySelector<HTMLElement>("[data-announce-page]");
  if (status)
    status.textContent = fillPattern(status.dataset.announcePage ?? "", { title: document.title });
}

/**
 * What a fragment leads to is open: on arrival, after each change, and after a press on the same link
 * again. After a change, focus moves to its target, too.
 */
export function followFragments(): void {
  openFolds(location.hash);
  document.addEventListener("click", ({ target }) => {
    const link = findClosest<HTMLAnchorElement>(target, "a");
    if (link?.hash && link.href === location.href) openFolds(link.hash);
  });
  addEventListener("hashchange", () => {
    openFolds(location.hash);
    const target = findFragmentTarget(location.hash);
    // The browser may have moved focus there already, and the visitor have gone on from there.
    if (!target?.contains(document.activeElement)) focusReadingStart(target);
  });
}

/** Updates the copyright to the current year. */
export function showCurrentYear(): void {
  const year = document.querySelector("[data-current-year]");
  if (year) year.textContent = String(new Date().getFullYear());
}

/** Ctrl K, or Command K, opens the search as its link does. */
export function startSearchKey(): void {
  document.addEventListener("keydown", (event) => {
    if (event.key !== "k" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    const field = document.getElementById(searchFieldId);
    if (field) field.focus();
    else document.querySelector<HTMLElement>(`a[href$="#${searchFieldId}"]`)?.click();
  });
}

/** After a page change: the bar and its menus stay, and mark the current page as the build does. */
export function showCurrentPage(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>(
    "body > header :is(nav a, .bar-start)",
  );
  const path = getCanonicalPath(location.pathname);
  for (const link of links) {
    const isCurrent = getCanonicalPath(link.pathname) === path && link.search + link.hash === "";
    if (isCurrent) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  const bar = document.querySelector<HTMLElement>("[data-address]");
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (bar && canonical) bar.dataset.address = canonical.href;
}

/** Tab moves from a phone's menu button through the menu and around: what lies behind is covered. */
function keepFocusWithin(stops: readonly HTMLElement[], event: KeyboardEvent): void {
  const index = stops.findIndex((stop) => stop.matches(":focus"));
  const next = stops.at((index + (event.shiftKey ? -1 : 1)) % stops.length);
  event.preventDefault();
  next?.focus();
}

/** Listens while the menu is open. Returns a function that stops it. */
function watchMenu(menu: HTMLElement, button: HTMLElement): () => void {
  const end = new AbortController();
  const { signal } = end;
  const close = () => menu.hidePopover();
  const isModal = isPhones(button);
  document.addEventListener(
    "focusin",
    ({ target }) => {
      if (!(target instanceof Node) || menu.contains(target) || button.contains(target)) return;
      if (isModal) button.focus();
      else close();
    },
    { signal },
  );
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Tab" || !isModal) return;
      const stops = [...menu.querySelectorAll<HTMLElement>("a[href], summary")];
      // Not the links of closed groups.
      keepFocusWithin([button, ...stops.filter((stop) => stop.checkVisibility())], event);
    },
    { signal },
  );
  menu.addEventListener(
    "click",
    ({ target }) => {
      if (findClosest(target, "a")) close();
    },
    { signal },
  );
  // At another width another button is the menu's.
  window.addEventListener("resize", () => button.checkVisibility() || close(), { signal });

  const behind = isModal ? document.querySelectorAll<HTMLElement>("[data-behind-menu]") : [];
  // Once the menu is painted: it changes the style of everything behind it.
  void nextFrame().then(() => {
    for (const part of behind) part.inert = !signal.aborted;
  });
  return () => {
    end.abort();
    for (const part of behind) part.inert = false;
  };
}

const isPhones = (button: HTMLElement) => button.dataset.labelOpen !== undefined;

/** Says whether the menu is open; the phone's button has only its name to say what it does. */
function showState(button: HTMLElement, isOpen: boolean): void {
  button.setAttribute("aria-expanded", String(isOpen));
  const { labelOpen, labelClosed = button.getAttribute("aria-label") } = button.dataset;
  if (!labelOpen || !labelClosed) return;
  button.dataset.labelClosed = labelClosed;
  button.setAttribute("aria-label", isOpen ? labelOpen : labelClosed);
}

/** The open menu, the button that shows its state, and how to stop watching it. */
let open: { menu: HTMLElement; button: HTMLElement; stopWatching: () => void } | undefined;

/**
 * Adds what a native popover lacks: its state for assistive technology, closing on a link or when
 * focus leaves, and a focus trap on a phone, where it covers the page. Opening, Escape and a press
 * outside work without it.
 */
export function startMenu(): void {
  const menu = document.querySelector<HTMLElement>("body > header [popover]");
  if (!menu) return;
  const buttons = [...document.querySelectorAll<HTMLElement>(`[popovertarget="${menu.id}"]`)];
  const follow = (isOpen: boolean) => {
    open?.stopWatching();
    open = undefined;
    // It opens at its top again.
    menu.scrollTop = 0;
    for (const button of buttons) showState(button, isOpen);
    const button = buttons.find((one) => one.checkVisibility());
    if (isOpen && button) open = { menu, button, stopWatching: watchMenu(menu, button) };
  };
  menu.addEventListener("beforetoggle", ({ newState }) => follow(newState === "open"));

  // A press below a phone's menu closes it, and then the page is no longer covered: the same press is not
  // for what lies there.
  let isDismissal = false;
  const onDown = ({ target }: Event) => {
    isDismissal = !!open && isPhones(open.button) && !findClosest(target, "body > header");
  };
  const onClick = (event: MouseEvent) => {
    if (!isDismissal || event.detail === 0) return;
    isDismissal = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener("pointerdown", onDown, { capture: true });
  addEventListener("click", onClick, { capture: true });
  // It may have been opened before this code ran.
  if (menu.matches(":popover-open")) follow(true);
}

/** Closes the open menu: going back changes the page under it. */
export function closeMenu(): void {
  open?.menu.hidePopover();
}
