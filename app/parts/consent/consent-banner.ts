import { fillPattern } from "content-model/fill-pattern";
import { findClosest } from "../../platform/dom.ts";
import { coverEdge } from "../ui/edge-cover.ts";
import {
  bannerTemplateId,
  consentPlaceId,
  consentStore,
  offeredCategories,
  saveConsent,
  startConsent,
} from "./consent-store.ts";
import { getPlausibleSettings, listServices } from "./plausible-settings.ts";

/** Hides the banner that is shown. */
let hide = () => {};

/**
 * The consent banner: asks if no choice is stored, and again whenever the visitor wants. Where a blocker
 * hides it, Cookie Settings leads to the page that says what is stored.
 */
export function startConsentBanner(): void {
  const template = document.getElementById(bannerTemplateId) as HTMLTemplateElement | null;
  const drawn = template?.content.firstElementChild;
  startConsent(Number(template?.dataset.version), listServices());
  if (drawn && !consentStore.get().isDecided) showPanel(drawn);
  consentStore.subscribe(() => hide());
  document.addEventListener("click", ({ target }) => {
    const opener = findClosest(target, "[data-open-consent]");
    if (!opener) return;
    const panel = drawn && showPanel(drawn, opener);
    const isSeen = panel?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!isSeen) location.assign(opener.dataset.openConsent ?? "");
  });
}

/** Shows the banner as the store says; with an opener, it takes the focus, and gives it back when it is hidden. */
function showPanel(drawn: Element, opener?: HTMLElement): HTMLElement {
  hide();
  const panel = drawn.cloneNode(true) as HTMLElement;
  const { isDecided, preferences } = consentStore.get();
  const getField = (name: string) => panel.querySelector<HTMLInputElement>(`[name=${name}]`);
  panel.toggleAttribute("data-decided", isDecided);
  panel.toggleAttribute("data-expanded", opener !== undefined);
  for (const name of offeredCategories) {
    // Nothing that is asked for may be on beforehand, such as a service that was set up since the choice.
    const isOn = preferences[name] && (isDecided || name !== "analytics");
    getField(name)?.toggleAttribute("checked", isOn);
  }
  nameRecipient(panel);
  answerPanel(panel, (name) => getField(name)?.checked === true);
  (document.getElementById(consentPlaceId) ?? document.body).append(panel);
  const uncover = coverEdge(panel, "--consent-cover");
  if (opener) panel.focus({ preventScroll: true });
  hide = () => {
    hide = () => {};
    uncover();
    const hadFocus = panel.contains(document.activeElement);
    panel.remove();
    const next = opener?.isConnected ? opener : document.querySelector("main");
    if (hadFocus) next?.focus({ preventScroll: true });
  };
  return panel;
}

/** Where a service is set up, says who counts what (GDPR Article 4(11): informed consent). */
function nameRecipient(panel: HTMLElement): void {
  const settings = getPlausibleSettings();
  const sentence = panel.querySelector<HTMLElement>("[data-set-up]");
  if (!settings || !sentence) return;
  const services = `Plausible (${new URL(settings.endpoint).hostname})`;
  sentence.hidden = false;
  sentence.textContent = `${fillPattern(sentence.dataset.setUp ?? "", { services })} `;
}

function answerPanel(panel: HTMLElement, isOn: (category: string) => boolean): void {
  panel.addEventListener("click", ({ target }) => {
    const choice = findClosest(target, "[data-choice]")?.dataset.choice;
    if (choice === "close") hide();
    else if (choice === "manage") {
      panel.toggleAttribute("data-expanded", true);
      // The button is gone: Save has its place.
      panel.querySelector("input")?.focus();
    } else if (choice) {
      const choose = (category: string) =>
        choice === "accept" || (choice === "save" && isOn(category));
      saveConsent({ functional: choose("functional"), analytics: choose("analytics") });
    }
  });
  panel.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && consentStore.get().isDecided) hide();
  });
  // With its choices, the panel leaves too little of a phone's page for the focused element.
  panel.addEventListener("focusout", ({ relatedTarget }) => {
    const isLeft = relatedTarget && !panel.contains(relatedTarget as Node);
    if (isLeft) panel.toggleAttribute("data-expanded", false);
  });
}
