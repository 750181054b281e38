import { type ContentConfig, getEditedFile, getFormWords } from "content-model/form-places";

/** What the editor has its forms from. */
let config: ContentConfig = {};

/** Reads what `nameEntry` and `nameField` say; until then, they say the names in files. */
export async function readFormNames(): Promise<void> {
  const { href = "" } = document.querySelector<HTMLLinkElement>('link[rel="cms-config-url"]') ?? {};
  config = await (await fetch(href)).json();
}

/** A file as the form calls it, such as "Pages › About Us". */
export function nameEntry(file: string): string {
  const words = getFormWords(config, file, []);
  return words ? `${words.collection} › ${words.entry}` : file;
}

/** A field of the entry that is open. */
export function nameField(key: string): string {
  const file = getEditedFile(config, location.hash) ?? "";
  return getFormWords(config, file, [key])?.field[0] ?? key;
}
