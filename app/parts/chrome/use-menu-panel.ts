import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useDismissal } from "./use-dismissal.ts";

export interface MenuPanel {
  /** Undefined while the prerendered page is being taken over. */
  isOpen: boolean | undefined;
  buttonProps: {
    ref: RefObject<HTMLButtonElement | null>;
    popoverTarget: string;
    "aria-expanded": boolean | undefined;
    "aria-controls": string;
    onClick: () => void;
  };
  panelProps: {
    ref: RefObject<HTMLDivElement | null>;
    id: string;
    popover: "auto";
    "data-open": "" | undefined;
    onBeforeToggle: (event: { newState: string }) => void;
    onClick: (event: { target: EventTarget }) => void;
  };
}

function isSupported(panel: HTMLElement | null): panel is HTMLElement {
  return panel !== null && "showPopover" in panel;
}

/**
 * A button and the panel that it opens. The base is the browser's own popover, which works without
 * scripts; on it come the state for assistive technology, closing by link, by focus that leaves,
 * and for a modal panel the focus that stays inside.
 *
 * @param id of the panel
 * @param isModal whether the page behind is out of reach while the panel is open
 */
export function useMenuPanel(id: string, isModal: boolean): MenuPanel {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState<boolean>();
  const { key } = useLocation();

  const close = useCallback(() => {
    const element = panel.current;
    if (isSupported(element) && element.matches(":popover-open")) element.hidePopover();
    setOpen(false);
  }, []);

  // It may have been opened before React took over.
  useEffect(() => {
    const element = panel.current;
    setOpen(isSupported(element) && element.matches(":popover-open"));
  }, []);

  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current !== key) close();
    lastKey.current = key;
  }, [key, close]);

  useDismissal({ isOpen: isOpen === true, isModal, button, panel, close });

  return {
    isOpen,
    buttonProps: {
      ref: button,
      popoverTarget: id,
      "aria-expanded": isOpen,
      "aria-controls": id,
      onClick: () => {
        if (!isSupported(panel.current)) setOpen(!isOpen);
      },
    },
    panelProps: {
      ref: panel,
      id,
      popover: "auto",
      "data-open": isOpen ? "" : undefined,
      onBeforeToggle: ({ newState }) => setOpen(newState === "open"),
      onClick: ({ target }) => {
        if (target instanceof Element && target.closest("a")) close();
      },
    },
  };
}
