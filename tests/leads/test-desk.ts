import { load } from "cheerio";
import type { CampaignCosts } from "../../leads/contact-page.ts";
import { createDesk } from "../../leads/desk/desk.ts";
import { addSignInRoutes } from "../../leads/desk/sign-in.ts";
import type { Submission } from "../../leads/fields.ts";
import type { Lead, LeadChange } from "../../leads/lead.ts";
import type { DeliverMail, Mail } from "../../leads/outbox/delivery.ts";
import { createMemoryCounter } from "../../leads/spam/hourly-counter.ts";
import { waitFor } from "../processes.ts";
import { buildTestLead, now } from "./test-lead.ts";
import { openTestStore } from "./test-store.ts";

export const anna = "anna@example.com";
export const bo = "bo@example.com";

type TestDesk = Awaited<ReturnType<typeof createTestDesk>>;

/** A desk on a store of its own, until the calling test ends; a test may change users and time. */
async function createTestDesk({
  origin = "https://www.example.com",
  sendMail,
  timeZone = "UTC",
  currency = "USD",
  costs = [],
}: {
  origin?: string;
  timeZone?: string;
  currency?: string;
  costs?: CampaignCosts;
  sendMail?: DeliverMail;
} = {}) {
  const { dataDir, store } = await openTestStore();
  const mails: Mail[] = [];
  const logged: string[] = [];
  const log = (event: string, details?: object) => {
    logged.push(JSON.stringify([event, details]));
  };
  const users = [anna, bo];
  const desk = { store, mails, logged, users, clock: { time: now }, origin, woken: 0 };
  const mail = {
    from: "web@example.com",
    to: ["sales@example.com"],
    smtp: undefined,
    api: undefined,
  };
  const access = { sessions: store, store, users, origin, mail, log: { info: log, error: log } };
  const signIn = {
    ...access,
    counter: createMemoryCounter(),
    trustedProxies: 0,
    sendMail: sendMail ?? (async (mail: Mail) => void mails.push(mail)),
  };
  const app = createDesk({
    ...access,
    dataDir,
    clock: { now: () => desk.clock.time },
    fonts: {},
    timeZone,
    currency,
    getCampaignCosts: () => costs,
    analyticsHref: undefined,
    desk: { isOn: true, origin, users },
    retention: { leadMonths: 12, suspectDays: 30 },
    deliveryKinds: ["team"],
    siteOrigin: origin,
    addEntrance: (app) => addSignInRoutes(app, signIn),
    wakeOutbox() {
      desk.woken += 1;
    },
  });
  return Object.assign(desk, { app });
}

export const isSignedIn = async (browser: TestBrowser) =>
  (await browser.get("/desk")).status === 200;

/** The desk of the present test, and browsers at two addresses. */
export let desk: TestDesk;
export let browser: TestBrowser;
export let other: TestBrowser;

/** An empty desk, with nobody signed in. */
export async function openDesk(options?: Parameters<typeof createTestDesk>[0]): Promise<void> {
  desk = await createTestDesk(options);
  browser = new TestBrowser(desk);
  other = new TestBrowser(desk, "192.0.2.2");
}

/** Before each test of a file: a desk with leads 1 and 2, and 3 in quarantine, and Anna signed in. */
export async function renewDesk(): Promise<void> {
  await openDesk();
  await addLead(desk, 1);
  await addLead(desk, 2, { email: "other@example.com" });
  const own = { inQuarantine: true, verdict: ["honeypot"] } as const;
  await addLead(desk, 3, { email: "spam@example.com" }, own);
  await browser.signIn();
}

/** Stores a lead; one in quarantine has no deliveries. */
export async function addLead(
  { store }: TestDesk,
  number: number,
  changes?: Partial<Submission>,
  own?: Partial<Lead>,
): Promise<void> {
  const { lead, deliveries } = buildTestLead(number, changes);
  await store.saveLead({ ...lead, ...own }, own?.inQuarantine ? [] : deliveries);
}

/** Stores as many leads of one person. */
export function addMany(count: number) {
  const leads = Array.from({ length: count }, (_, index) => buildTestLead(100 + index).lead);
  const work = { stage: "new", history: [] } as const;
  return desk.store.importLeads(leads.map((lead) => ({ lead, deliveries: [], work })));
}

/** The leads that were entered by hand. */
export const getEntered = async () =>
  (await desk.store.getLeads()).filter(({ lead }) => lead.entry !== undefined);

type Fields = Record<string, string>;

/** A browser with cookies, at one address. */
export class TestBrowser {
  #cookies = new Map<string, string>();
  #desk: TestDesk;
  #peer: string;

  constructor(desk: TestDesk, peer = "192.0.2.1") {
    this.#desk = desk;
    this.#peer = peer;
  }

  /** Makes a request, and leaves the answer's body to be read. */
  async open(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    const cookies = [...this.#cookies].map(([name, value]) => `${name}=${value}`);
    if (cookies.length > 0) headers.set("cookie", cookies.join("; "));
    const { app, origin } = this.#desk;
    const response = await app.request(origin + path, { ...init, headers }, { peer: this.#peer });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value) this.#cookies.set(name, value);
      else this.#cookies.delete(name);
    }
    return response;
  }

  /** The answer to a request, with its page. */
  async send(path: string, init: RequestInit = {}) {
    const response = await this.open(path, init);
    const { headers, status } = response;
    return { status, headers, body: await response.text(), location: headers.get("location") };
  }

  get(path: string, headers: Fields = {}) {
    return this.send(path, { headers });
  }

  /** A page, to look into. */
  async read(path: string | null | undefined) {
    return load((await this.get(path ?? "")).body);
  }

  /** Posts fields as a form of this desk would, without its token. */
  post(path: string, fields: Fields, headers: Fields = {}) {
    return this.send(path, this.#buildPost(fields, headers));
  }

  #buildPost(fields: Fields, headers: Fields = {}): RequestInit {
    return {
      method: "POST",
      body: new URLSearchParams(fields).toString(),
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        origin: this.#desk.origin,
        "sec-fetch-site": "same-origin",
        ...headers,
      },
    };
  }

  /** Presses a button of the inbox that exports a list, and leaves the file to be read. */
  async startExport(format: string, query = ""): Promise<Response> {
    const { formToken = "" } = readForm((await this.get("/desk/record")).body, "/desk/sign-out");
    return this.open(`/desk/export${query}`, this.#buildPost({ formToken, format }));
  }

  /** Opens a page and sends its form to `action`, changed as said. */
  async fill(path: string, action: string, changes: Fields = {}) {
    const { body } = await this.get(path);
    return this.post(action, { ...readForm(body, action), ...changes });
  }

  /** Asks for a link; gives its path. */
  async askForLink(email: string): Promise<string> {
    const { mails, origin } = this.#desk;
    const count = mails.length;
    await this.fill("/desk/sign-in", "/desk/sign-in", { email });
    const mail = await waitFor(() => mails[count]);
    return /https?:\S+/.exec(mail.text)?.[0].replace(origin, "") ?? "";
  }

  /** Presses the button on a link's page. */
  followLink(link: string) {
    return this.fill(link, "/desk/sign-in/link");
  }

  async signIn(email = anna): Promise<void> {
    await this.followLink(await this.askForLink(email));
  }
}

/** What a page's form would send as it is; `action` is its own, or that of a button which sends it. */
export function readForm(body: string, action: string): Fields {
  const $ = load(body);
  const fields: Fields = {};
  const id = $(`[formaction="${action}"]`).attr("form");
  const own = id === undefined ? `[action="${action}"]` : `#${id}`;
  for (const element of $(`form${own} [name]`).toArray()) {
    const { checked, name = "", type, value = "" } = element.attribs;
    if (["checkbox", "radio"].includes(type ?? "") && checked === undefined) continue;
    if (element.tagName === "select") {
      const chosen = $(element).find("[selected]");
      fields[name] = chosen.attr("value") ?? chosen.text();
    } else fields[name] = element.tagName === "textarea" ? $(element).text() : value;
  }
  return fields;
}

/** What the page that an answer leads to says was done. */
export const getMessage = async ({ location }: { location: string | null }) =>
  (await browser.read(location))(".message").text();

export const getWork = async (id = "LEAD-1") => (await desk.store.getLead(id))?.work;

/** What somebody else has done with a lead. */
export const change = (id: string, made: LeadChange, by = bo) =>
  desk.store.changeLead(id, made, by, desk.clock.time);
