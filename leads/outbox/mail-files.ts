import { readdir, unlink } from "node:fs/promises";
import { join } from "node:path";
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

/**
 * Removes the mail files of leads that the store does not know (any more), half
 * written ones included; returns how many. Call it after leads were removed: a
 * lead is always stored before its file, so no file of a new lead is removed.
 */
export async function removeOrphanMailFiles(
  dataDir: string,
  store: Pick<LeadAdmin, "findUnknownLeads">,
): Promise<number> {
  const folder = getOutboxFolder(dataDir);
  const files = (await listFiles(folder)).filter(
    (file) => /\.eml(\.part)?$/.test(file) && !noticeFile.test(file),
  );
  const getLeadId = (file: string) => file.slice(0, file.indexOf("."));
  const unknown = new Set(await store.findUnknownLeads([...new Set(files.map(getLeadId))]));
  const orphans = files.filter((file) => unknown.has(getLeadId(file)));
  await Promise.all(orphans.map((file) => unlink(join(folder, file)).catch(ignoreMissing)));
  return orphans.length;
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
