import type { CustomFieldControlProps } from "@sveltia/cms";
import { TextBox } from "./text-box.tsx";

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

/** A text to write or choose. */
export function LinkControl({ field, forID, onChange, value = "" }: CustomFieldControlProps) {
  return (
    <TextBox
      id={forID}
      list={listId}
      onFocus={loadAddresses}
      label={field.get("label") as string}
      text={value}
      onText={onChange}
    />
  );
}
