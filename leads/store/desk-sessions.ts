/**
 * A mailed link to sign in, or a session. The store never learns the token itself, only its
 * SHA-256 (base64url), so that nobody who reads the store gets in.
 */
export interface DeskToken {
  hash: string;
  /** The user's address, as `DESK_USERS` has it. */
  email: string;
  createdAt: Date;
  expiresAt: Date;
}

/** Links to sign in at the desk, and sessions. */
export interface DeskSessions {
  /** The key that signs links, the same for all servers on a store. */
  getLinkKey(): Promise<string>;

  /**
   * Keeps a link. False, and nothing is kept, if its address got `limit` links within the hour
   * before `createdAt`. Also removes what has expired, links an hour later.
   */
  saveLink(link: DeskToken, limit: number): Promise<boolean>;

  /** Uses up a link: its address, once; undefined if it is unknown, used or expired. */
  useLink(hash: string, now: Date): Promise<string | undefined>;

  saveSession(session: DeskToken): Promise<void>;

  /** The address of a session that has not expired. */
  findSession(hash: string, now: Date): Promise<string | undefined>;

  endSession(hash: string): Promise<void>;

  /** Ends every session of an address, and its unused links. */
  endSessions(email: string): Promise<void>;
}

/** How long expired links are kept, in milliseconds, because they count toward an address's limit. */
const linkWindow = 3_600_000;

/** The times that `saveLink` compares with, in ISO 8601. */
export function getLinkTimes({ createdAt, expiresAt }: DeskToken) {
  return {
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    windowStart: new Date(createdAt.getTime() - linkWindow).toISOString(),
  };
}
