import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { changeEntry, getAddress } from "./history-entry.ts";

const parameter = "q";

/** What a visitor looks for, as the address has it: in its fragment, or in the query of an older link. */
export function readSearchText(): string {
  const { hash, searchParams } = getAddress();
  // A mail program may have escaped the sign.
  const kept = new URLSearchParams(hash.slice(1).replace(/^q%3D/i, `${parameter}=`));
  return kept.get(parameter) ?? searchParams.get(parameter) ?? "";
}

/** In the fragment alone: browsers send a fragment to nobody, and a query in referrers, too. */
function keepSearchText(text: string): void {
  const { pathname, searchParams } = getAddress();
  searchParams.delete(parameter);
  const query = String(searchParams);
  const fragment = text && `#${new URLSearchParams({ [parameter]: text })}`;
  changeEntry({ url: pathname + (query && `?${query}`) + fragment });
}

/**
 * What a visitor types to look for, kept in the address without adding to the history. Empty in the built
 * page; before the first paint, it is what was typed before the island was live, or what the address has.
 *
 * @returns `field` is for the search field
 */
export function useSearchText(): {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  setText: (next: string) => void;
} {
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
