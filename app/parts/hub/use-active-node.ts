import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useState } from "react";

interface NodeHandlers {
  onPointerEnter(event: PointerEvent): void;
  onPointerLeave(event: PointerEvent): void;
  onFocus(event: FocusEvent): void;
  onBlur(): void;
  onClick(event: MouseEvent): void;
}

/** Marks the elements of one node, so that a tap elsewhere can be told from one on it. */
export const nodeAttribute = "data-hub-node";

/**
 * Which node of the hub is highlighted: one or none (spec section 4). Pointing at a node, focusing
 * it or tapping it highlights it; leaving it, Escape, or a tap elsewhere clears.
 */
export function useActiveNode(): [string | undefined, (id: string) => NodeHandlers] {
  const [active, setActive] = useState<string>();

  useEffect(() => {
    if (!active) return;
    const clearOutside = ({ target }: Event) => {
      const inside = target instanceof Element && target.closest(`[${nodeAttribute}="${active}"]`);
      if (!inside) setActive(undefined);
    };
    const clearOnEscape = ({ key }: KeyboardEvent) => {
      if (key === "Escape") setActive(undefined);
    };
    document.addEventListener("pointerdown", clearOutside);
    document.addEventListener("keydown", clearOnEscape);
    return () => {
      document.removeEventListener("pointerdown", clearOutside);
      document.removeEventListener("keydown", clearOnEscape);
    };
  }, [active]);

  const clear = (id: string) => setActive((current) => (current === id ? undefined : current));
  return [
    active,
    (id) => ({
      // Fingers have no hover: their "enter" comes with the tap, which the click handles.
      onPointerEnter: ({ pointerType }) => pointerType !== "touch" && setActive(id),
      onPointerLeave: ({ pointerType }) => pointerType !== "touch" && clear(id),
      // A tap focuses too; only the keyboard's focus counts, or the click would close it again.
      onFocus: ({ target }) => target.matches(":focus-visible") && setActive(id),
      onBlur: () => clear(id),
      onClick: ({ nativeEvent }) => {
        const isMouse = "pointerType" in nativeEvent && nativeEvent.pointerType === "mouse";
        setActive((current) => (current === id && !isMouse ? undefined : id));
      },
    }),
  ];
}
