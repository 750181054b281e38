/** Commands about the work on one lead: entered, given to somebody, taken further. */

import { StartError } from "startup/start-error";
import { enterLead, parseEntry } from "../enter-lead.ts";
import type { LeadsEnv } from "../env/env.ts";
import { textFields } from "../fields.ts";
import { channels, type LeadChange, stages } from "../lead.ts";
import { parseChange } from "../lead-change.ts";
import { createOwnerNotice, mayOwn } from "../outbox/create-deliveries.ts";
import { systemClock } from "../time/clock.ts";
import { parseId, parseRest, UsageFault } from "./parse-arguments.ts";
import type { StoreCommand } from "./store-command.ts";
import { buildUnknownFault, plural } from "./words.ts";

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;

/** What each option of an entry is called where it is not as the field. */
const entryOptions: Record<string, string> = {
  cameOn: "came-on",
  consent: "agreed-to or --no-consent",
  consentBasis: "agreed-to or --no-consent",
};

export function addLead(args: string[]): StoreCommand {
  const own = {
    channel: text,
    "came-on": text,
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
    { ...values, cameOn: values["came-on"], consent, consentBasis: words ?? reason },
    systemClock.now(),
  );
  if (!parsed.ok) {
    const { code, field } = parsed.faults[0] ?? { field: "name", code: "required" };
    const expected = field === "channel" ? `: expected ${channels.join(", ")}` : "";
    const what = code === "required" ? "is missing" : "is not valid or too long";
    throw new UsageFault(`--${entryOptions[field] ?? field} ${what}${expected}.`);
  }
  const owner = values.owner === undefined ? undefined : parseOwner(values.owner);
  return async (store, env) => {
    if (owner) checkOwner(owner, env);
    const context = { ...env, store, by: "command", now: systemClock.now(), owner: owner?.value };
    const { id, isNew } = await enterLead(parsed, context);
    return isNew ? `${id} is entered.` : `${id} is the same, and was entered before.`;
  };
}

export function setWork(args: string[]): StoreCommand {
  const own = { stage: text, owner: text, remind: text, value: text, reason: text };
  const { texts, values } = parseRest(args, ["ID"], { ...own, answered: flag });
  const parse = (kind: LeadChange["kind"], value: unknown, expected: string) => {
    const change = parseChange({ kind, ...(value !== "none" && { value }) });
    if (!change) throw new UsageFault(`${value} is not ${expected}.`);
    return change;
  };
  const { owner, reason, remind, stage, value } = values;
  const inputs = [
    stage !== undefined && parse("stage", stage, `a stage: expected ${stages.join(", ")}`),
    value !== undefined &&
      parse(
        "value",
        /^\d+$/.test(value) ? Number(value) : value,
        "a value: expected whole dollars",
      ),
    reason !== undefined && parse("reason", reason, "a reason: expected up to 200 characters"),
    owner !== undefined && parseOwner(owner),
    remind !== undefined && parse("reminder", remind, "a day: expected one such as 2026-11-20"),
    values.answered && ({ kind: "answered" } as const),
  ];
  const changes = inputs.filter((change) => change !== false && change !== undefined);
  if (changes.length === 0) {
    throw new UsageFault("--stage, --owner, --remind, --value, --reason or --answered is missing.");
  }
  return changeLead(parseId(texts), changes);
}

function parseOwner(owner: unknown): LeadChange & { kind: "owner" | "reminder" | "reason" } {
  if (owner === "none") return { kind: "owner" };
  const change = parseChange({ kind: "owner", value: owner });
  if (change?.kind === "owner") return change;
  throw new UsageFault(`${owner} is not an owner: expected an email address, or none.`);
}

/** Throws if a lead is to be given to somebody who would not get its mails. */
function checkOwner(change: LeadChange, { desk: { users } }: LeadsEnv): void {
  if (change.kind !== "owner" || !change.value || mayOwn(change.value, users)) return;
  throw new UsageFault(
    `${change.value} is not an owner: expected one of DESK_USERS, ${users.join(", ")}.`,
  );
}

export function addNote(args: string[]): StoreCommand {
  const { texts } = parseRest(args, ["ID", "TEXT"]);
  const change = parseChange({ kind: "note", value: texts[1] });
  if (!change) throw new UsageFault("The note is empty, or longer than 5,000 characters.");
  return changeLead(parseId(texts), [change]);
}

function changeLead(id: string, changes: readonly LeadChange[]): StoreCommand {
  return async (store, env) => {
    for (const change of changes) checkOwner(change, env);
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
