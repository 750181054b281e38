/** Commands about the work on one lead: entered, given to somebody, taken further. */

import { StartError } from "startup/start-error";
import { describeExpected, type EntryFault, enterLead, parseEntry } from "../enter-lead.ts";
import { textFields } from "../fields.ts";
import { channels, type LeadChange } from "../lead.ts";
import { findReminderFault, parseTyped, type TypedKind } from "../lead-change.ts";
import { createOwnerNotice, mayOwn } from "../outbox/create-deliveries.ts";
import { readWallClock, systemClock } from "../time/clock.ts";
import { buildUnknownFault, plural } from "./leads-table.ts";
import {
  type CommandEnv,
  parseId,
  parseRest,
  refuseOption,
  requireSettings,
  type StoreCommand,
  UsageFault,
} from "./parse-arguments.ts";

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;

export function addLead(args: string[]): StoreCommand {
  const own = {
    channel: text,
    "came-on": text,
    campaign: text,
    owner: text,
    "agreed-to": text,
    "no-consent": text,
  };
  const typed = Object.fromEntries(textFields.map((name) => [name, text]));
  const values: Partial<Record<string, unknown>> = parseRest(args, [], { ...typed, ...own }).values;
  const { "agreed-to": words, "no-consent": reason } = values;
  if (words !== undefined && reason !== undefined) {
    throw new UsageFault("--agreed-to and --no-consent exclude each other: choose one of them.");
  }
  const consent = words === undefined ? "not_needed" : "given";
  const parsed = parseEntry(
    {
      ...values,
      cameOn: values["came-on"],
      utmCampaign: values.campaign,
      consent,
      consentBasis: words ?? reason,
    },
    systemClock.now(),
  );
  if (!parsed.ok) throw refuseEntry(parsed.faults, values);
  const given = typeof values.owner === "string" ? values.owner : undefined;
  const change = readOption("owner", "owner", given);
  return async (store, env) => {
    requireSettings(env);
    if (change) checkLimits(change, env);
    const owner = change?.kind === "owner" ? change.value : undefined;
    const context = { ...env, store, by: "command", now: systemClock.now(), owner };
    const { id, isNew } = await enterLead(parsed, context);
    return isNew ? `${id} is entered.` : `${id} is the same, and was entered before.`;
  };
}

/** The first fault of an entry, by the option that it was given with. */
function refuseEntry(
  [fault]: readonly EntryFault[],
  given: Partial<Record<string, unknown>>,
): UsageFault {
  const { code, field } = fault ?? { field: "name", code: "required" };
  const basis = given["agreed-to"] === undefined ? "no-consent" : "agreed-to";
  const own: Partial<Record<typeof field, string>> = {
    cameOn: "came-on",
    consentBasis: basis,
    utmCampaign: "campaign",
  };
  const option = own[field] ?? field;
  const value = given[option];
  if (typeof value !== "string") {
    const name = field === "consentBasis" ? "agreed-to or --no-consent" : option;
    const expected = field === "channel" ? `: choose ${channels.join(", ")}` : "";
    return new UsageFault(`--${name} is missing${expected}.`);
  }
  const what = code === "too_long" ? "short enough" : "possible";
  const verb = field === "channel" ? "choose" : "write";
  return refuseOption(option, value, `${what}: ${verb} ${describeExpected({ code, field })}.`);
}

export function setWork(args: string[]): StoreCommand {
  const own = { stage: text, owner: text, remind: text, value: text, reason: text };
  const { texts, values } = parseRest(args, ["ID"], { ...own, answered: flag });
  const changes = [
    readOption("stage", "stage", values.stage),
    readOption("value", "value", values.value),
    readOption("reason", "reason", values.reason),
    readOption("owner", "owner", values.owner),
    readOption("reminder", "remind", values.remind),
    values.answered ? ({ kind: "answered" } as const) : undefined,
  ].filter((change) => change !== undefined);
  if (changes.length === 0) {
    throw new UsageFault("--stage, --owner, --remind, --value, --reason or --answered is missing.");
  }
  return changeLead(parseId(texts), changes);
}

/** The change that an option stands for; `none` takes away what is there. */
function readOption(
  kind: TypedKind,
  option: string,
  given: string | undefined,
): LeadChange | undefined {
  if (given === undefined) return;
  const isOptional = kind !== "stage" && kind !== "note";
  if (given === "none" && isOptional) return { kind };
  const parsed = parseTyped(kind, given);
  if ("change" in parsed) return parsed.change;
  const fault = isOptional ? parsed.fault.replace(/\.$/, ", or none.") : parsed.fault;
  throw new UsageFault(`--${option} ${fault}`);
}

/** Throws for an owner who would not get a lead's mails, and for a reminder on a day that cannot be meant. */
function checkLimits(change: LeadChange, env: CommandEnv): void {
  const { desk, timeZone } = env;
  const { users } = desk;
  if (change.kind === "owner" && change.value) requireSettings(env);
  if (change.kind === "owner" && change.value && !mayOwn(change.value, users)) {
    throw new UsageFault(
      `--owner ${change.value} is not one of DESK_USERS: choose ${users.join(", ")}, or none.`,
    );
  }
  if (change.kind !== "reminder" || !change.value) return;
  const { day: today } = readWallClock(systemClock.now(), timeZone);
  const fault = findReminderFault(change.value, today);
  if (fault) throw new UsageFault(`--remind ${fault}`);
}

export function addNote(args: string[]): StoreCommand {
  const { texts } = parseRest(args, ["ID", "TEXT"]);
  const parsed = parseTyped("note", texts[1]);
  if ("fault" in parsed) throw new UsageFault(`TEXT ${parsed.fault}`);
  return changeLead(parseId(texts), [parsed.change]);
}

function changeLead(id: string, changes: readonly LeadChange[]): StoreCommand {
  return async (store, env) => {
    for (const change of changes) checkLimits(change, env);
    for (const change of changes) {
      const told = createOwnerNotice(change, "command", env.siteOrigin);
      switch (await store.changeLead(id, change, "command", systemClock.now(), told)) {
        case "unknown":
          throw buildUnknownFault(id);
        case "in_quarantine":
          throw new StartError(`${id} is in quarantine: release it first.`);
      }
    }
    const { history, owner = "none", stage } = (await store.getLead(id))?.work ?? {};
    return `${id}: stage ${stage}, owner ${owner}, ${plural(history?.length ?? 0, "line")} of history.`;
  };
}
