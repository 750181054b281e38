import { createStore } from "../../platform/create-store.ts";
import { readStored, writeStored } from "../../platform/device-storage.ts";
import { paths } from "../../routes.ts";

// What becomes an element's id has none of the words that blockers look for.
/** Id of the element that contains the banner. */
export const consentPlaceId = "storage-choice";
/** Id of the template that it is copied from. */
export const bannerTemplateId = "storage-drawn";
/** Id of the switches in it. */
export const choicesId = "storage-switches";

/** Attributes of a button that reopens the banner, with the page that tells what is stored. */
export const consentOpener = { "data-open-consent": paths.cookies };

/**
 * What a visitor can agree to (spec section 3). `ads` is part of the stored format but never
 * offered: every choice made here leaves it off.
 */
export interface ConsentPreferences {
  readonly necessary: true;
  readonly functional: boolean;
  readonly analytics: boolean;
  readonly ads: boolean;
}

/** A choice as stored. */
export interface StoredConsent extends ConsentPreferences {
  /** When it was made (ISO 8601). Values that others wrote may lack it. */
  readonly decidedAt: string | undefined;
  /** Version of the purposes and recipients the visitor agreed to. */
  readonly version: number;
  /** Ids of the services that the site had then. */
  readonly services: readonly unknown[];
  /** True where a yes to analytics was dropped for its age; never stored. */
  readonly isExpired?: boolean | undefined;
}

/** The categories a visitor can switch on or off. */
export const offeredCategories = ["functional", "analytics"] as const;
export type OfferedCategory = (typeof offeredCategories)[number];

export const necessaryOnly: ConsentPreferences = {
  necessary: true,
  functional: false,
  analytics: false,
  ads: false,
};

/** The preferences that result from a choice of the offered categories. */
export function buildPreferences(choice: Record<OfferedCategory, boolean>): ConsentPreferences {
  return { ...necessaryOnly, functional: choice.functional, analytics: choice.analytics };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The least version: of a choice that is stored without one, or without its time. */
const firstVersion = 1;

/** Milliseconds for which a yes to analytics applies: twelve months. */
const yesTime = 365 * 86_400_000;

/**
 * A stored choice, or undefined if it is none, or answers an earlier version: then the visitor is asked
 * again. The offered preferences are enough, in any order and with anything beside them; without services,
 * it was given for none. This site never stores consent to ads, and takes none over. A yes to analytics
 * that is too old is a no until the visitor is asked again.
 */
export function parseStoredConsent(
  text: string | null,
  currentVersion: number,
): StoredConsent | undefined {
  if (text === null) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(value)) return undefined;
  const { necessary, functional, analytics } = value;
  const decidedAt = parseTime(value.decidedAt);
  const stored = decidedAt && typeof value.version === "number" ? value.version : firstVersion;
  const version = Math.max(stored, firstVersion);
  if (version < currentVersion || necessary !== true) return undefined;
  if (typeof functional !== "boolean" || typeof analytics !== "boolean") return undefined;
  const services = Array.isArray(value.services) ? value.services : [];
  const isExpired = analytics && Date.now() - Date.parse(decidedAt ?? "") > yesTime;
  return {
    ...buildPreferences({ functional, analytics: analytics && !isExpired }),
    decidedAt,
    version,
    services,
    isExpired: isExpired || undefined,
  };
}

function parseTime(value: unknown): string | undefined {
  return typeof value === "string" && !Number.isNaN(Date.parse(value)) ? value : undefined;
}

/** Whether a choice is recent enough, and was given for all services that the site has now. */
export function coversServices(
  { isExpired, services }: StoredConsent,
  current: readonly string[],
): boolean {
  return !isExpired && current.every((service) => services.includes(service));
}

/**
 * The consent that applies before a choice: what the global object says explicitly, otherwise only
 * necessary. Anything but the boolean true counts as no.
 */
export function parseGlobalConsent(value: unknown): ConsentPreferences {
  if (!isRecord(value)) return necessaryOnly;
  return {
    necessary: true,
    functional: value.functional === true,
    analytics: value.analytics === true,
    ads: value.ads === true,
  };
}

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
