import type { CustomFieldControlProps } from "@sveltia/cms";
import { boxed } from "./boxed.ts";

const listId = "site-addresses";

/** Offers the site's pages and the places on them, from /edit/addresses.json, in every link field. */
async function loadAddresses(): Promise<void> {
  if (document.getElementById(listId)) return;
  const list = document.createElement("datalist");
  list.id = listId;
  document.body.append(list);
  const response = await fetch("/edit/addresses.json");
  // A site with a fault cannot be drawn; asked again once it may be right.
  if (response.status !== 200) return list.remove();
  const addresses: [address: string, name: string][] = await response.json();
  list.append(...addresses.map(([value, name]) => new Option(name, value)));
}

/**
 * A text to write or choose. The editor has a React of its own: no hooks. The text in the box is its
 * own while somebody writes, so that the cursor stays; elsewhere the form's, which may be restored.
 */
export function LinkControl({ field, forID, onChange, value = "" }: CustomFieldControlProps) {
  const follow = (input: HTMLInputElement | null) => {
    if (input && input !== document.activeElement && input.value !== value) input.value = value;
  };
  return (
    <input
      id={forID}
      ref={follow}
      list={listId}
      defaultValue={value}
      onFocus={loadAddresses}
      onChange={(event) => onChange(event.target.value)}
      aria-label={field.get("label") as string}
      style={{ ...boxed, width: "100%", boxSizing: "border-box" }}
    />
  );
}
