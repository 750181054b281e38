import { readdir, readFile, stat, unlink } from "node:fs/promises";
import { join } from "node:path";
import { linkMinutes } from "../desk/sign-in-link.ts";
import { toAsciiMailbox } from "../mail-address.ts";
import type { LeadAdmin } from "../store/lead-store.ts";

/** Folder of the mails that are not sent, below the data folder. */
export function getOutboxFolder(dataDir: string): string {
  return join(dataDir, "outbox");
}

/** Id of a mail that is about no single lead; its file is named by it. */
export type NoticeId = `${"alarm" | "digest" | "report"}-${string}`;

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

/** How long a mailed link is kept in its file, in milliseconds: as long as it works. */
const signInTime = linkMinutes * 60_000;

/**
 * Removes the mail files of leads that the store does not know (any more), half
 * written ones included, and those of links that have expired; returns how many. Call it after leads
 * were removed: a lead is always stored before its file, so no file of a new lead is removed.
 */
export async function removeOrphanMailFiles(
  dataDir: string,
  store: Pick<LeadAdmin, "findUnknownLeads">,
  now: Date,
): Promise<number> {
  const folder = getOutboxFolder(dataDir);
  const files = await listMailFiles(folder);
  const leadFiles = files.filter((file) => !isSignIn(file));
  const unknown = new Set(await store.findUnknownLeads([...new Set(leadFiles.map(getLeadId))]));
  const signIns = files.filter(isSignIn);
  const ages = await Promise.all(
    signIns.map(async (file) => {
      const { mtimeMs } = await stat(join(folder, file)).catch(() => ({ mtimeMs: Infinity }));
      return now.getTime() - mtimeMs;
    }),
  );
  return removeFiles(folder, [
    ...leadFiles.filter((file) => unknown.has(getLeadId(file))),
    ...signIns.filter((_, index) => (ages[index] ?? 0) > signInTime),
  ]);
}

/**
 * Removes the mail files of leads that were erased, and links that were mailed to their address;
 * returns how many.
 *
 * @param email undefined: no link is removed
 */
export async function removeErasedMailFiles(
  dataDir: string,
  leads: readonly string[],
  email: string | undefined,
): Promise<number> {
  const folder = getOutboxFolder(dataDir);
  const files = await listMailFiles(folder);
  const erased = files.filter((file) => leads.includes(getLeadId(file)));
  if (email !== undefined) {
    const line = `to: ${toAsciiMailbox(email)}`.toLowerCase();
    for (const file of files.filter(isSignIn)) {
      const mail = await readFile(join(folder, file), "utf8").catch(() => "");
      if (mail.toLowerCase().split(/\r?\n/).includes(line)) erased.push(file);
    }
  }
  return removeFiles(folder, erased);
}

const isSignIn = (file: string) => file.startsWith("sign-in-");

const getLeadId = (file: string) => file.slice(0, file.indexOf("."));

/** The files of mails, but for those that are about no single lead and no link. */
async function listMailFiles(folder: string): Promise<string[]> {
  const files = await listFiles(folder);
  return files.filter((file) => /\.eml(\.part)?$/.test(file) && !noticeFile.test(file));
}

async function removeFiles(folder: string, files: readonly string[]): Promise<number> {
  await Promise.all(files.map((file) => unlink(join(folder, file)).catch(ignoreMissing)));
  return files.length;
}

async function listFiles(folder: string): Promise<string[]> {
  return readdir(folder).catch((error) => {
    ignoreMissing(error);
    return [];
  });
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}
