import { parseLeadsEnv } from "leads/node";
import { parseVariables, text, type Variables, wholeNumber } from "startup/parse-variables";
import * as v from "valibot";

export type Env = ReturnType<typeof parseEnv>;

/** The settings of the host; those of the contact pipeline `parseLeadsEnv` parses. */
export const hostSchema = v.object({
  PORT: wholeNumber(3000, 0, 65_535),
  HOST: text(
    "localhost",
    (value) => /^[\w.:-]+$/.test(value),
    "a host name or an IP address to listen on, such as 0.0.0.0",
  ),
  MAX_CONNECTIONS: wholeNumber(4000, 1, 1e6),
  DESK_PORT: wholeNumber(0, 0, 65_535),
});

/** Reads this process's settings; nothing else in `server/` does. */
export function readEnv() {
  return parseEnv(process.env);
}

/**
 * Settings from environment variables. Throws a `StartError` that names the variable, what was
 * found (never a password) and what was expected.
 */
export function parseEnv(variables: Variables) {
  const { DESK_PORT, HOST, MAX_CONNECTIONS, PORT } = parseVariables(hostSchema, variables);
  const SITE_ORIGIN = variables.SITE_ORIGIN || `http://localhost:${PORT}`;
  return {
    ...parseLeadsEnv({ ...variables, SITE_ORIGIN }),
    /** 0: any free port. */
    port: PORT,
    host: HOST,
    // The socket that systemd listens on for this process, if it does. sd_listen_fds(3): the first socket is 3, and the variables are for one process alone.
    socket: variables.LISTEN_PID === String(process.pid) ? 3 : undefined,
    maxConnections: MAX_CONNECTIONS,
    /** Of `npm run desk`. 0: any free port. */
    deskPort: DESK_PORT,
    // No build has both, and every server that mails.
    hasServerSettings: Boolean(variables.SITE_ORIGIN && variables.MAIL_TO),
  };
}
