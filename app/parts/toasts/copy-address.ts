import { showNotice } from "./toast-store.ts";

/** Copies an address, and says whether that worked: the browser may refuse, or have no clipboard. */
export async function copyAddress(
  address: string,
  { copied, notCopied }: { copied: string; notCopied: string },
): Promise<void> {
  const isCopied = await writeToClipboard(address);
  showNotice(isCopied ? copied : notCopied);
}

async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
