import { createStore } from "../../platform/create-store.ts";
import { readStored, writeStored } from "../../platform/device-storage.ts";
import {
  buildPreferences,
  type ConsentPreferences,
  coversServices,
  necessaryOnly,
  type OfferedCategory,
  parseGlobalConsent,
  parseStoredConsent,
  type StoredConsent,
} from "./consent-rules.ts";

declare global {
  interface Window {
    /** Set by the owner before the site starts: the consent that applies until the visitor chooses. */
    siteConsent?: unknown;
    /** The owner's hook for a tag manager: called once at start and on every change. */
    applySiteConsent?: (preferences: ConsentPreferences) => void;
  }
}

/** Where the choice is stored; nothing is written before there is one. */
export const consentKey = "consent.v1";

/** The banner's state: asking by itself, reopened by the visitor, or not shown. */
export type BannerState = "asking" | "reopened" | "hidden";

interface ConsentState {
  readonly preferences: ConsentPreferences;
  /** Whether the visitor has chosen, in this visit or an earlier one, and for all services. */
  readonly isDecided: boolean;
  /** Whether a service was set up since the visitor chose: no switch may be on for it beforehand. */
  readonly hasNewService: boolean;
  readonly banner: BannerState;
  /** How often the visitor has opened it. */
  readonly openings: number;
}

export const consentStore = createStore<ConsentState>({
  preferences: necessaryOnly,
  isDecided: false,
  hasNewService: false,
  banner: "hidden",
  openings: 0,
});

let isStarted = false;
/** Version of the purposes and recipients the banner names now. */
let currentVersion = 1;
/** Ids of the services that this build has set up. */
let currentServices: readonly string[] = [];

/** Whatever the owner's own tool has there. */
function readGlobalConsent(): ConsentPreferences {
  try {
    return parseGlobalConsent(window.siteConsent);
  } catch {
    return necessaryOnly;
  }
}

/** The owner's hook gets its own copy, and an error in it stops nothing else. */
function applyPreferences({ necessary, functional, analytics, ads }: ConsentPreferences): void {
  try {
    window.applySiteConsent?.({ necessary, functional, analytics, ads });
  } catch (error) {
    console.warn("applySiteConsent failed", error);
  }
}

/** A choice made in another tab applies here, too, and closes a banner that is still asking. */
function followOtherTabs(event: StorageEvent): void {
  if (event.key !== consentKey) return;
  const stored = parseStoredConsent(event.newValue, currentVersion);
  if (!stored || !coversServices(stored, currentServices)) return;
  const { banner, ...state } = consentStore.get();
  consentStore.set({
    ...state,
    preferences: stored,
    isDecided: true,
    hasNewService: false,
    banner: banner === "asking" ? "hidden" : banner,
  });
  applyPreferences(stored);
}

/**
 * Reads the stored choice and applies it, or asks if there is none. One that was given before a service
 * was set up applies, but not to that service, and is asked for again, as is a yes to analytics after
 * twelve months, which waits for that. Runs once.
 *
 * @param version of the purposes and recipients the banner names
 * @param services ids of those that are set up
 */
export function startConsent(version: number, services: readonly string[]): void {
  if (isStarted) return;
  isStarted = true;
  currentVersion = version;
  currentServices = services;
  // Where storage is blocked, the choice applies to this visit.
  const stored = parseStoredConsent(readStored("localStorage", consentKey), currentVersion);
  const isDecided = stored !== undefined && coversServices(stored, services);
  // The visitor may have asked for it already.
  const state = consentStore.get();
  const banner = isDecided ? "hidden" : "asking";
  const preferences = stored ?? readGlobalConsent();
  consentStore.set({
    ...state,
    preferences,
    isDecided,
    hasNewService: stored !== undefined && !isDecided,
    banner: state.banner === "reopened" ? state.banner : banner,
  });
  applyPreferences(preferences);
  window.addEventListener("storage", followOtherTabs);
}

/** Stores a choice, applies it and hides the banner. */
export function saveConsent(choice: Record<OfferedCategory, boolean>): void {
  const preferences = buildPreferences(choice);
  const stored = {
    ...preferences,
    decidedAt: new Date().toISOString(),
    version: currentVersion,
    services: currentServices,
  } satisfies StoredConsent;
  writeStored("localStorage", consentKey, JSON.stringify(stored));
  consentStore.set({
    ...consentStore.get(),
    preferences,
    isDecided: true,
    hasNewService: false,
    banner: "hidden",
  });
  applyPreferences(preferences);
}

/** Shows the banner again with the current choices; it takes focus and returns it on closing. */
export function openConsentSettings(): void {
  const state = consentStore.get();
  consentStore.set({ ...state, banner: "reopened", openings: state.openings + 1 });
}

/** Hides the banner without a change; if there is no choice yet, it stays. */
export function closeConsentSettings(): void {
  const state = consentStore.get();
  if (state.isDecided) consentStore.set({ ...state, banner: "hidden" });
}
