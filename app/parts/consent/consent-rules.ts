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
