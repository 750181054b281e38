import { existsSync, statSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { escapeHtml } from "../clean-text.ts";
import type { LeadsEnv, MailSettings } from "../env/env.ts";
import { toAsciiMailbox } from "../mail-address.ts";
import type { LeadStore } from "../store/lead-store.ts";
import { runInTime } from "../time/clock.ts";
import { writeFileDurably } from "../write-file.ts";
import {
  automaticHeaders,
  createHttpDelivery,
  type DeliverMail,
  deliveryTimeout,
  type Mail,
} from "./delivery.ts";

export function getOutboxFolder(dataDir: string): string {
  return join(dataDir, "outbox");
}

/** Id of a mail that is about no single lead; its file is named by it. */
type NoticeId = `${"alarm" | "digest" | "report"}-${string}`;

const noticeFile = /^(alarm|digest|report)-/;

/** Name of the file that holds a lead's mail; the team's is named by the lead alone. */
export function getMailFileName(leadId: string, kind: string): string {
  if (!/^[\w-]+$/.test(leadId)) throw new Error("No lead has such an id");
  return kind === "team" ? `${leadId}.eml` : `${leadId}.${kind}.eml`;
}

/** Name of the file that holds a mailed link to the desk, by the link's hash. */
export function getSignInFileName(hash: string): string {
  return `sign-in-${hash.slice(0, 20)}.eml`;
}

/** How long a mailed link works, in minutes; its file is kept as long. */
export const linkMinutes = 15;

/**
 * Removes the mail files of leads that the store does not know (any more), half
 * written ones included, and those of links that have expired; returns how many. Call it after leads
 * were removed: a lead is always stored before its file, so no file of a new lead is removed.
 */
export async function removeOrphanMailFiles(
  dataDir: string,
  store: Pick<LeadStore, "findUnknownLeads">,
  now: Date,
): Promise<number> {
  const folder = getOutboxFolder(dataDir);
  const files = await listMailFiles(folder);
  const unknown = new Set(await store.findUnknownLeads([...new Set(files.map(getLeadId))]));
  const linkStart = now.getTime() - linkMinutes * 60_000;
  const isOfLink = (file: string) =>
    file.startsWith("sign-in-") && statSync(join(folder, file)).mtimeMs >= linkStart;
  return removeFiles(
    folder,
    files.filter((file) => unknown.has(getLeadId(file)) && !isOfLink(file)),
  );
}

/** Removes the mail files of leads that were erased; returns how many. */
export async function removeErasedMailFiles(dataDir: string, leads: readonly string[]) {
  const folder = getOutboxFolder(dataDir);
  const files = await listMailFiles(folder);
  return removeFiles(
    folder,
    files.filter((file) => leads.includes(getLeadId(file))),
  );
}

const getLeadId = (file: string) => file.slice(0, file.indexOf("."));

/** The files of mails, but for those that are about no single lead and no link. */
async function listMailFiles(folder: string): Promise<string[]> {
  const files = existsSync(folder) ? await readdir(folder) : [];
  return files.filter((file) => /\.eml(\.part)?$/.test(file) && !noticeFile.test(file));
}

async function removeFiles(folder: string, files: readonly string[]): Promise<number> {
  await Promise.all(files.map((file) => rm(join(folder, file), { force: true })));
  return files.length;
}

/**
 * Delivery by the mail service that is set; without one, mails become files in `dataDir`. Whatever
 * the way, domains are in A-labels: a lead may be older than that, and the content names mailboxes.
 */
export function createMailDelivery({ api, smtp }: MailSettings, dataDir: string): DeliverMail {
  const other = api ? createHttpDelivery(api) : createFileDelivery(getOutboxFolder(dataDir));
  const deliver = smtp ? createSmtpDelivery(smtp) : other;
  return (mail, fileName, signal) => {
    const { from, replyTo, to } = mail;
    const ascii = {
      from: toAsciiMailbox(from),
      to: to.map(toAsciiMailbox),
      ...(replyTo && { replyTo: { ...replyTo, address: toAsciiMailbox(replyTo.address) } }),
    };
    return deliver({ ...mail, ...ascii }, fileName, signal);
  };
}

/** The host that takes mails, unless they become files. */
export function getCarrier({ api, smtp }: MailSettings): string | undefined {
  const url = (smtp ?? api)?.url;
  return url && new URL(url).host;
}

/**
 * For every mail that the library builds. They are built from what strangers typed: none names a
 * file or an address to fetch.
 */
const mailDefaults = { headers: automaticHeaders, disableFileAccess: true, disableUrlAccess: true };

/**
 * Delivery to a mail server, one connection per mail: TLS from the start with `smtps:`, otherwise
 * STARTTLS. If the server does not offer that, somebody in between may have removed the offer: with
 * `requireTls`, nothing is sent then. Rejects with nodemailer's error.
 */
function createSmtpDelivery({ requireTls, url }: NonNullable<MailSettings["smtp"]>): DeliverMail {
  const transport = createTransport({ url, requireTLS: requireTls });
  return async (mail, _fileName, signal) => {
    const { rejected } = await transport.sendMail({ ...mailDefaults, ...mail, signal });
    // Not to be tried again: the others have it.
    return rejected.length > 0 ? `EENVELOPE, ${rejected.length} of ${mail.to.length}` : undefined;
  };
}

/**
 * Delivery into a folder, one file per mail, for any mail program to
 * open. A file appears whole and on disk or not at all; a mail delivered twice
 * is one file. Rejects with the file system's error.
 */
function createFileDelivery(folder: string): DeliverMail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return async (mail, fileName) => {
    const { message } = await transport.sendMail({ ...mailDefaults, ...mail });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFileDurably(join(folder, fileName), message as Buffer);
  };
}

export interface Notice extends Pick<Mail, "date" | "subject"> {
  /** The same for the same notice, so that a mail that goes out twice is seen as one. */
  id: NoticeId;
  paragraphs: readonly string[];
}

/** Sends a notice; rejects when it was not accepted, and soon after `signal` aborts. */
export async function sendNotice(
  { id, paragraphs, ...content }: Notice,
  { dataDir, mail, siteOrigin }: Pick<LeadsEnv, "dataDir" | "mail" | "siteOrigin">,
  signal: AbortSignal,
): Promise<void> {
  const send = createMailDelivery(mail, dataDir);
  const text = `${paragraphs.join("\n\n")}\n`;
  const message = {
    ...content,
    text,
    html: renderHtml(text),
    messageId: `<${id}@${new URL(siteOrigin).hostname}>`,
    from: mail.from,
    to: [...mail.to],
  };
  await runInTime((limit) => send(message, `${id}.eml`, limit), deliveryTimeout, signal);
}

/** A text as it is, so that numbers stay below one another, with its addresses as links. */
export const renderHtml = (text: string) =>
  `<pre style="white-space:pre-wrap">${escapeHtml(text).replace(/https?:[^\s<]+/g, '<a href="$&">$&</a>')}</pre>\n`;
