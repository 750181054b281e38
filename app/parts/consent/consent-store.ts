import { createStore } from "../../platform/create-store.ts";
import { readStored, writeStored } from "../../platform/device-storage.ts";
import { paths } from "../../routes.ts";

// What becomes an element's id has none of the words that blockers look for.
/** Id of the element that contains the banner. */
export const consentPlaceId = "storage-choice";
/** Id of the template that it is copied from. */
export const bannerTemplateId = "storage-drawn";
/** Before the name of a category: id of what it says. */
export const idPrefix = "storage-";

/** Attributes of a button that reopens the banner, with the page that tells what is stored. */
export const consentOpener = { "data-open-consent": paths.cookies };

/** The categories a visitor can switch on or off (spec section 3). */
export const offeredCategories = ["functional", "analytics"] as const;
type Choice = Record<(typeof offeredCategories)[number], boolean>;

/** What applies. `ads` is part of the stored format but never offered: every choice made here leaves it off. */
export type ConsentPreferences = Choice & { necessary: true; ads: boolean };

export const necessaryOnly: ConsentPreferences = {
  necessary: true,
  functional: false,
  analytics: false,
  ads: false,
};

interface ConsentState {
  readonly preferences: ConsentPreferences;
  /** Whether the visitor has chosen, in this visit or an earlier one, and need not be asked again. */
  readonly isDecided: boolean;
}

export const consentStore = createStore<ConsentState>({
  preferences: necessaryOnly,
  isDecided: false,
});

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

/** Milliseconds for which a yes to analytics applies: twelve months. */
const yesTime = 365 * 86_400_000;

/**
 * A stored choice, or undefined if it is none, or answers an earlier version. The offered preferences are enough,
 * in any order and with anything beside them. This site never stores consent to ads, and takes none over. A yes
 * to analytics that is too old is a no; then, and where the choice lacks a service, the visitor is asked again.
 *
 * @param version of the purposes and recipients the banner names: 1 is that of a choice without one, or without its time
 * @param services ids of those that are set up; a choice that names none was given for none
 */
export function parseStoredConsent(
  text: string | null,
  version: number,
  services: readonly string[],
): ConsentState | undefined {
  let value: Record<string, unknown>;
  try {
    value = Object(JSON.parse(text ?? ""));
  } catch {
    return undefined;
  }
  const { necessary, functional, analytics } = value;
  const age = Date.now() - Date.parse(String(value.decidedAt));
  const answered = typeof value.version === "number" && !Number.isNaN(age) ? value.version : 1;
  if (answered < version || necessary !== true) return undefined;
  if (typeof functional !== "boolean" || typeof analytics !== "boolean") return undefined;
  const isOld = analytics && age > yesTime;
  const named: unknown[] = Array.isArray(value.services) ? value.services : [];
  return {
    preferences: { ...necessaryOnly, functional, analytics: analytics && !isOld },
    isDecided: !isOld && services.every((service) => named.includes(service)),
  };
}

/**
 * The consent that applies before a choice: what the global object says explicitly, otherwise only
 * necessary. Anything but the boolean true counts as no.
 */
export function parseGlobalConsent(value: unknown): ConsentPreferences {
  const { functional, analytics, ads } = Object(value);
  return {
    necessary: true,
    functional: functional === true,
    analytics: analytics === true,
    ads: ads === true,
  };
}

/** The owner's hook gets its own copy, and an error in it stops nothing else. */
function applyConsent(state: ConsentState): void {
  consentStore.set(state);
  try {
    window.applySiteConsent?.({ ...state.preferences });
  } catch (error) {
    console.warn("applySiteConsent failed", error);
  }
}

/** What a choice answers now. */
let current: { version: number; services: readonly string[] };

/**
 * Reads the stored choice and applies it; one that was made in another tab applies here, too. Where storage is
 * blocked, the choice applies to this visit.
 */
export function startConsent(version: number, services: readonly string[]): void {
  current = { version, services };
  const stored = parseStoredConsent(readStored("localStorage", consentKey), version, services);
  const preferences = parseGlobalConsent(window.siteConsent);
  applyConsent(stored ?? { preferences, isDecided: false });
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key !== consentKey) return;
    const chosen = parseStoredConsent(newValue, version, services);
    if (chosen?.isDecided) applyConsent(chosen);
  });
}

/** Stores a choice and applies it. */
export function saveConsent(choice: Choice): void {
  const preferences = { ...necessaryOnly, ...choice };
  const stored = { ...preferences, decidedAt: new Date().toISOString(), ...current };
  writeStored("localStorage", consentKey, JSON.stringify(stored));
  applyConsent({ preferences, isDecided: true });
}
