import { fillPattern } from "content-model/fill-pattern";
import { findFragmentTarget, openFolds } from "../../platform/address.ts";
import { findClosest } from "../../platform/dom.ts";
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

const focusable = "a[href], button, summary";

function getButton(panel: HTMLElement): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]`);
}

const isModal = (panel: HTMLElement) => panel.dataset.menu === "modal";

/** What Tab can reach: not links in closed groups. */
function listStops(panel: HTMLElement): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>(focusable)].filter((stop) =>
    stop.checkVisibility(),
  );
}

/** The next tab stop from the first or last one, so that focus wraps around. */
function getWrapTarget(stops: readonly HTMLElement[], isBackwards: boolean) {
  const [first, last] = [stops[0], stops.at(-1)];
  if (document.activeElement === (isBackwards ? first : last)) return isBackwards ? last : first;
  return undefined;
}

/** Listens while a menu is open. Returns a function that stops it. */
function watchPanel(panel: HTMLElement, button: HTMLElement): () => void {
  const end = new AbortController();
  const { signal } = end;
  const close = () => panel.hidePopover();
  document.addEventListener(
    "focusin",
    ({ target }) => {
      if (!(target instanceof Node) || panel.contains(target) || button.contains(target)) return;
      if (isModal(panel)) button.focus();
      else close();
    },
    { signal },
  );
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Tab" || !isModal(panel)) return;
      const target = getWrapTarget([button, ...listStops(panel)], event.shiftKey);
      if (!target) return;
      event.preventDefault();
      target.focus();
    },
    { signal },
  );
  panel.addEventListener(
    "click",
    ({ target }) => {
      if (findClosest(target, "a")) close();
    },
    { signal },
  );
  // Each menu is for a different width of the bar: one of them is always hidden (Header.tsx).
  window.addEventListener("resize", () => panel.checkVisibility() || close(), { signal });

  const behind = isModal(panel) ? document.querySelectorAll<HTMLElement>("[data-behind-menu]") : [];
  // Once the panel is painted: it changes the style of everything behind it.
  const frame = requestAnimationFrame(() =>
    setTimeout(() => {
      if (signal.aborted) return;
      for (const part of behind) part.inert = true;
    }),
  );
  return () => {
    end.abort();
    cancelAnimationFrame(frame);
    for (const part of behind) part.inert = false;
  };
}

/** The menu that is open, and how to stop watching it. */
let open: { panel: HTMLElement; stopWatching: () => void } | undefined;

function followPanel(panel: HTMLElement, isOpen: boolean): void {
  const button = getButton(panel);
  open?.stopWatching();
  open = undefined;
  if (!button) return;
  button.setAttribute("aria-expanded", String(isOpen));
  const { labelOpen, labelClosed = button.getAttribute("aria-label") } = button.dataset;
  if (labelOpen && labelClosed) {
    button.dataset.labelClosed = labelClosed;
    button.setAttribute("aria-label", isOpen ? labelOpen : labelClosed);
  }
  if (isOpen) open = { panel, stopWatching: watchPanel(panel, button) };
}

/**
 * Adds what native popovers lack: their state for assistive technology, closing on a link or when
 * focus leaves, and a focus trap for the phone's menu, which covers the page. Opening, Escape and a
 * press outside work without it.
 */
export function startMenus(): void {
  const isMenu = (target: EventTarget | null): target is HTMLElement =>
    target instanceof HTMLElement && target.dataset.menu !== undefined;
  document.addEventListener(
    "beforetoggle",
    (event) => {
      if (isMenu(event.target)) followPanel(event.target, event.newState === "open");
    },
    { capture: true },
  );
  // A press below the phone's menu closes it, and then the page is no longer covered: the same press is not
  // for what lies there.
  let isDismissal = false;
  const onDown = ({ target }: Event) => {
    isDismissal = !!open && isModal(open.panel) && !findClosest(target, "body > header");
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
  for (const panel of document.querySelectorAll<HTMLElement>("[data-menu]")) {
    if (panel.matches(":popover-open")) followPanel(panel, true);
  }
}

/** Closes an open menu: going back changes the page under it. */
export function closeMenus(): void {
  open?.panel.hidePopover();
}
