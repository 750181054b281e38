import { fillPattern } from "content-model/fill-pattern";
import { findClosest } from "../../platform/dom.ts";
import { coverEdge } from "../ui/edge-cover.ts";
import {
  bannerTemplateId,
  choicesId,
  closeConsentSettings,
  consentPlaceId,
  consentStore,
  offeredCategories,
  openConsentSettings,
  saveConsent,
  startConsent,
} from "./consent-store.ts";
import { getPlausibleSettings, listServices } from "./plausible-settings.ts";

/**
 * The consent banner: asks if no choice is stored, and again whenever the visitor wants. Where a blocker
 * hides it, the policy says what is stored.
 */
export function startConsentBanner(): void {
  const template = document.getElementById(bannerTemplateId);
  const drawn = template instanceof HTMLTemplateElement && template.content.firstElementChild;
  let close = () => {};
  let shown = "";
  const show = () => {
    const { banner, openings } = consentStore.get();
    if (shown === `${banner} ${openings}`) return;
    shown = `${banner} ${openings}`;
    close();
    close = () => {};
    if (!drawn || banner === "hidden") return;
    const panel = drawn.cloneNode(true) as HTMLElement;
    close = showPanel(panel);
    if (banner === "asking") return;
    const isSeen = panel.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!isSeen) location.assign(panel.querySelector("a")?.href ?? "");
  };
  consentStore.subscribe(show);
  document.addEventListener("click", ({ target }) => {
    const opener = findClosest(target, "[data-open-consent]");
    if (!opener) return;
    if (drawn) openConsentSettings();
    else location.assign(opener.dataset.openConsent ?? "");
  });
  startConsent(Number(template?.dataset.version), listServices());
}

/** Shows a panel as the store says. @returns what closes it, and returns the focus that was in it */
function showPanel(panel: HTMLElement): () => void {
  const openedBy = document.activeElement;
  const { banner, isDecided, hasNewService, preferences } = consentStore.get();
  const isReopened = banner === "reopened";
  panel.toggleAttribute("data-decided", isDecided);
  nameRecipient(panel);
  const switches = offeredCategories.map((category) => ({
    category,
    field: panel.querySelector<HTMLInputElement>(`[name=${category}]`),
  }));
  for (const { category, field } of switches) {
    const isOn = preferences[category] && !(category === "analytics" && hasNewService);
    if (field) field.checked = isOn;
  }
  setExpanded(panel, isReopened);
  answerPanel(panel, (category) =>
    switches.some((each) => each.category === category && each.field?.checked),
  );
  (document.getElementById(consentPlaceId) ?? document.body).append(panel);
  const uncover = coverEdge(panel, "--consent-cover");
  if (isReopened) panel.focus({ preventScroll: true });
  return () => {
    uncover();
    const hadFocus = panel.contains(document.activeElement);
    panel.remove();
    if (!hadFocus) return;
    const isThere = isReopened && openedBy !== document.body && openedBy?.isConnected;
    if (isThere && openedBy instanceof HTMLElement) openedBy.focus();
    else document.querySelector("main")?.focus({ preventScroll: true });
  };
}

/** Where a service is set up, says who counts what (GDPR Article 4(11): informed consent). */
function nameRecipient(panel: HTMLElement): void {
  const settings = getPlausibleSettings();
  const sentence = panel.querySelector<HTMLElement>("[data-set-up]");
  if (!settings || !sentence) return;
  const recipient = `Plausible (${new URL(settings.endpoint).hostname})`;
  sentence.hidden = false;
  sentence.textContent = `${fillPattern(sentence.dataset.setUp ?? "", { services: recipient })} `;
}

/** Shows or folds the choices; the button that shows them is there only while they are folded. */
const setExpanded = (panel: HTMLElement, isExpanded: boolean) =>
  panel.toggleAttribute("data-expanded", isExpanded);

/** What buttons do that store a choice. */
const saving = ["accept", "reject", "save"];

function answerPanel(panel: HTMLElement, isOn: (category: string) => boolean): void {
  panel.addEventListener("click", ({ target }) => {
    const button = findClosest(target, "[data-choice]");
    if (!button) return;
    const { choice } = button.dataset;
    if (choice === "close") closeConsentSettings();
    if (choice === "manage") {
      setExpanded(panel, true);
      // The button is gone: Save has its place.
      panel.querySelector<HTMLElement>(`#${choicesId} input`)?.focus();
    }
    if (!choice || !saving.includes(choice)) return;
    const choose = (category: string) =>
      choice === "accept" || (choice === "save" && isOn(category));
    saveConsent({ functional: choose("functional"), analytics: choose("analytics") });
  });
  panel.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") closeConsentSettings();
  });
  // With its choices, the panel leaves too little of a phone's page for the focused element.
  panel.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget && !panel.contains(relatedTarget as Node)) setExpanded(panel, false);
  });
}
