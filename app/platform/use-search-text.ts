import { useLayoutEffect, useRef, useState } from "react";
import { keepSearchText, readSearchText } from "./address.ts";

/**
 * What a visitor types to look for, kept in the address without adding to the history. Empty in the built
 * page; before the first paint, it is what was typed before the island was live, or what the address has.
 *
 * @returns `field` is for the search field
 */
export function useSearchText() {
  const [text, showText] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const setText = (next: string) => {
    showText(next);
    keepSearchText(next.trim());
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it changes nothing but these
  useLayoutEffect(() => {
    const page = location.pathname;
    const typed = field.current?.value || readSearchText();
    if (typed) setText(typed);
    // Somebody changed the address, or a link led to the field. On another page, it is not this one's.
    const followAddress = () => {
      const asked = readSearchText() || field.current?.value;
      if (asked && location.pathname === page) setText(asked);
    };
    addEventListener("hashchange", followAddress);
    return () => removeEventListener("hashchange", followAddress);
  }, []);
  return { field, text, setText };
}
