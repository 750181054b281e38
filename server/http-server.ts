import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { StartError } from "leads/start-error";

/** Time for requests to finish once the server stops, in milliseconds. */
const drainTime = 5_000;

/** How long a connection may take, in milliseconds; a slow or silent one is cut. */
export interface TimeLimits {
  /** From the first byte of a request to the end of its headers. */
  headers: number;
  /** From the first byte of a request to its last. */
  request: number;
  /** Between an answer and the next request. */
  keepAlive: number;
  /** Without a byte in either direction, such as of a visitor who takes no more of an answer. */
  silence: number;
}

export const timeLimits: TimeLimits = {
  headers: 15_000,
  request: 30_000, // a body of 32 KB on the slowest line
  keepAlive: 65_000, // longer than the idle time of usual proxies
  silence: 120_000,
};

export interface ListenOptions {
  host: string;
  port: number;
  /** Connections at a time; one more is closed at once. */
  maxConnections: number;
  limits?: TimeLimits | undefined;
}

export interface RunningServer {
  /** The address for a browser, such as `http://localhost:3000`. */
  address: string;
  /** Stops accepting, lets open requests finish, cuts those that take too long. */
  close(): Promise<void>;
}

/**
 * Listens on `host` and `port` (0: a free one). `localhost` means both loopback
 * addresses, because browsers try ::1 first and other clients 127.0.0.1, and
 * nothing beyond this machine. Throws a `StartError` when the port is in use or
 * the host is not this machine's.
 */
export async function listen(
  listener: RequestListener,
  { host, port, maxConnections, limits = timeLimits }: ListenOptions,
): Promise<RunningServer> {
  const servers: Server[] = [];
  const hosts = host === "localhost" ? ["127.0.0.1", "::1"] : [host];
  let boundPort = port;
  for (const address of hosts) {
    const server = createHttpServer(listener, limits);
    server.maxConnections = maxConnections;
    try {
      await bind(server, address, boundPort);
    } catch (error) {
      const { code = "" } = error as NodeJS.ErrnoException;
      // A machine without IPv6; or a free port, picked for IPv4, that is not free there.
      const isSecond = servers.length > 0;
      if (isSecond && (port === 0 || code !== "EADDRINUSE")) continue;
      await Promise.all(servers.map(close));
      throw new StartError(explain(code, address, port));
    }
    servers.push(server);
    boundPort = (server.address() as AddressInfo).port;
  }
  const shown = ["0.0.0.0", "::"].includes(host) ? "localhost" : host;
  return {
    address: `http://${shown.includes(":") ? `[${shown}]` : shown}:${boundPort}`,
    close: async () => {
      await Promise.all(servers.map(close));
    },
  };
}

function createHttpServer(listener: RequestListener, limits: TimeLimits): Server {
  const server = createServer(
    {
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      keepAliveTimeout: limits.keepAlive,
      // How often Node looks for connections that are past their limit.
      connectionsCheckingInterval: Math.min(5_000, limits.headers),
    },
    listener,
  );
  return server.setTimeout(limits.silence);
}

function bind(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // Connections kept alive turn idle one by one as their requests end.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const cut = setTimeout(() => server.closeAllConnections(), drainTime);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(cut);
      resolve();
    });
  });
}

function explain(code: string, host: string, port: number): string {
  if (code === "EADDRINUSE") {
    return `Port ${port} is in use. Stop what runs there, or set PORT to another number.`;
  }
  if (code === "EACCES") return `PORT is "${port}": this user may not listen there.`;
  return `HOST is "${host}": cannot listen there (${code}).`;
}
