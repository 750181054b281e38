import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { DeliverMail } from "./delivery.ts";

/**
 * Delivery into a folder, one file per mail, for any mail program to
 * open. A file appears whole and on disk or not at all; a mail delivered twice
 * is one file. Rejects with the file system's error.
 */
export function createFileDelivery(folder: string): DeliverMail {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: "windows",
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail, fileName) => {
    const { message } = await transport.sendMail(mail);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, fileName);
    await writeDurably(`${path}.part`, message as Buffer);
    await rename(`${path}.part`, path);
    await syncFolder(folder);
  };
}

async function writeDurably(path: string, content: Buffer): Promise<void> {
  const file = await open(path, "w", 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes the new name itself durable (fsync(2), "the directory containing the file"). */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
