import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { writeFileDurably } from "../write-file-durably.ts";
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
    await writeFileDurably(join(folder, fileName), message as Buffer);
  };
}
