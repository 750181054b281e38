import consentVersion from "content:consent-version";
import { useSyncExternalStore } from "react";
import { getPlausibleSettings } from "../../plausible-settings.ts";
import {
  buildPreferences,
  type ConsentPreferences,
  necessaryOnly,
  type OfferedCategory,
  parseGlobalConsent,
  parseStoredConsent,
  type StoredConsent,
} from "./consent-rules.ts";

declare global {
  interface Window {
    /** Set by the owner before the site starts: the consent that holds until the visitor chooses. */
    siteConsent?: unknown;
    /** The owner's door to a tag manager: called once at start and on every change. */
    applySiteConsent?: (preferences: ConsentPreferences) => void;
  }
}

/** Where the choice is kept; nothing is written before there is one. */
export const consentKey = "consent.v1";

/**
 * What the banner says, as one word: a hash of its text, and the services that it names. Another
 * text or another service is another question.
 */
const version = getPlausibleSettings() ? `${consentVersion}+Plausible` : consentVersion;

/** Where the banner stands: asking on its own, opened again by the visitor, or not shown. */
export type BannerState = "asking" | "reopened" | "hidden";

interface ConsentState {
  readonly preferences: ConsentPreferences;
  /** Whether the visitor has chosen, in this visit or an earlier one. */
  readonly isDecided: boolean;
  readonly banner: BannerState;
}

const beforeStart: ConsentState = {
  preferences: necessaryOnly,
  isDecided: false,
  banner: "hidden",
};

let state: ConsentState = beforeStart;
let isStarted = false;
const listeners = new Set<() => void>();

function setState(next: ConsentState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Storage throws where the browser forbids it; the choice then holds for this visit. */
function readStored(): StoredConsent | undefined {
  try {
    return parseStoredConsent(window.localStorage.getItem(consentKey), version);
  } catch {
    return undefined;
  }
}

function writeStored(consent: StoredConsent): void {
  try {
    window.localStorage.setItem(consentKey, JSON.stringify(consent));
  } catch {
    // see readStored
  }
}

/** The owner's hook gets a copy of its own, and a fault in it stays there. */
function applyPreferences({ necessary, functional, analytics, ads }: ConsentPreferences): void {
  try {
    window.applySiteConsent?.({ necessary, functional, analytics, ads });
  } catch (error) {
    console.warn("applySiteConsent failed", error);
  }
}

/** A choice made in another tab holds here too, and closes a banner that still asks. */
function followOtherTabs(event: StorageEvent): void {
  if (event.key !== consentKey) return;
  const stored = parseStoredConsent(event.newValue, version);
  if (!stored) return;
  setState({
    preferences: stored,
    isDecided: true,
    banner: state.banner === "asking" ? "hidden" : state.banner,
  });
  applyPreferences(stored);
}

/** Reads the stored choice, applies it, and asks where there is none. Runs once. */
export function startConsent(): void {
  if (isStarted) return;
  isStarted = true;
  const stored = readStored();
  setState({
    preferences: stored ?? parseGlobalConsent(window.siteConsent),
    isDecided: stored !== undefined,
    banner: stored ? "hidden" : "asking",
  });
  applyPreferences(state.preferences);
  window.addEventListener("storage", followOtherTabs);
}

/** Stores a choice, applies it and puts the banner away. */
export function saveConsent(choice: Record<OfferedCategory, boolean>): void {
  const preferences = buildPreferences(choice);
  writeStored({ ...preferences, decidedAt: new Date().toISOString(), version });
  setState({ preferences, isDecided: true, banner: "hidden" });
  applyPreferences(preferences);
}

/** Shows the banner again with the current choices; it takes the focus and gives it back. */
export function openConsentSettings(): void {
  setState({ ...state, banner: "reopened" });
}

/** Puts the banner away without a change; without a choice so far it stays. */
export function closeConsentSettings(): void {
  if (state.isDecided) setState({ ...state, banner: "hidden" });
}

/** The current consent and banner; nothing is shown while the prerendered page is taken over. */
export function useConsent(): ConsentState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => beforeStart,
  );
}
