import { wakeIsland } from "../../engine/islands.ts";
import { openConsentSettings } from "../consent/consent-store.ts";

/** Listens to every button that opens the banner, and answers one pressed before the scripts arrived. */
export function startConsentOpeners(): void {
  document.addEventListener("click", ({ target }) => void answerPress(target));
  void answerPress(document.earlyPress);
}

async function answerPress(target: EventTarget | null | undefined): Promise<void> {
  if (!(target instanceof Element)) return;
  const opener = target.closest<HTMLElement>("[data-open-consent]");
  if (!opener) return;
  openConsentSettings();
  // Where a blocker has stopped its script, the policy says what is stored.
  if (!(await wakeIsland("StorageChoice"))) location.assign(opener.dataset.openConsent ?? "");
}
