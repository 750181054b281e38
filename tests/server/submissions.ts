import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { honeypotField } from "leads/protocol";
import PostalMime, { type Email } from "postal-mime";
import { getRows } from "../leads/stored-rows.ts";
import { waitFor } from "../processes.ts";

export const functionPath = "/functions/v1/submit-contact";

/** Two signs of a bot: what has them is kept in quarantine. */
export const suspectSigns = { [honeypotField]: "https://x.io", elapsedMs: 100 };

/** A submission as the browser sends it, under a new id. */
export function buildSubmission(changes: Record<string, unknown> = {}) {
  return {
    submissionId: randomUUID(),
    name: "Thảo O'Neill",
    email: "thao@example.com",
    interests: ["Planning", "Demo"],
    message: "Two sites,\n<b>one</b> turnaround.",
    consent: true,
    sourcePage: "/contact/",
    elapsedMs: 9000,
    ...changes,
  };
}

/** Sends JSON to the function. */
export function submit(address: string, body: unknown, init: RequestInit = {}): Promise<Response> {
  return fetch(address + functionPath, {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    ...init,
    headers: { "content-type": "application/json", apikey: "public", ...init.headers },
  });
}

/** Waits for a delivery in this state; gives its row. */
export function waitForDelivery(dataDir: string, state: string, kind = "team") {
  return waitFor(() =>
    getRows(dataDir, "outbox").find((row) => row.kind === kind && row.state === state),
  );
}

/** The mails written to the outbox folder, once there are `count`. */
export async function getMailFiles(dataDir: string, count: number): Promise<Email[]> {
  const folder = join(dataDir, "outbox");
  const names = await waitFor(() => {
    const found = existsSync(folder) ? readdirSync(folder) : [];
    const mails = found.filter((name) => name.endsWith(".eml"));
    return mails.length >= count ? mails : undefined;
  });
  return Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
}
