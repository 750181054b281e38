import type { LeadsEnv } from "../env/env.ts";
import type { DeliveryKind, LeadChange, NewDelivery } from "../lead.ts";
import type { DueReminder } from "../store/delivery-queue.ts";

/** Said where `createDeliveries` would guess, because its settings are not the server's. */
export const missingSettings =
  "Who is told of a lead is in the server's settings, and SITE_ORIGIN is not set here: run this with all of them (docs/operating.md).";

/** The deliveries of a new lead, by the server's settings. */
export function createDeliveries(
  kinds: readonly DeliveryKind[],
  siteOrigin: string,
): NewDelivery[] {
  return kinds.map((kind) => createDelivery(kind, siteOrigin));
}

/** The mail that tells somebody that a lead is theirs, when somebody else made it so. */
export function createOwnerNotice(
  change: LeadChange,
  by: string,
  siteOrigin: string,
): NewDelivery[] {
  if (change.kind !== "owner" || !change.value || change.value === by) return [];
  return [{ ...createDelivery("owner", siteOrigin), recipient: change.value }];
}

/**
 * Whether somebody may own leads and get mails about them: the users, or everybody where there is no
 * list of them.
 */
export function mayOwn(address: string, users: readonly string[]): boolean {
  return users.length === 0 || users.includes(address);
}

/** The mail for a reminder, the same each time it is asked for: to the owner, if there is one. */
export function createReminder(
  { day, id, owner }: DueReminder,
  { desk, siteOrigin }: Pick<LeadsEnv, "desk" | "siteOrigin">,
): NewDelivery {
  const reminder = createDelivery("reminder", siteOrigin, `reminder-${id}-${day}`);
  return owner && mayOwn(owner, desk.users) ? { ...reminder, recipient: owner } : reminder;
}

/** A delivery under an id of its own. */
export function createDelivery(
  kind: DeliveryKind,
  siteOrigin: string,
  id: string = crypto.randomUUID(),
): NewDelivery {
  const messageId = kind === "webhook" ? `msg_${id}` : `<${id}@${new URL(siteOrigin).hostname}>`;
  return { id, kind, messageId };
}
