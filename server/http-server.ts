import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { StartError } from "startup/start-error";

/** How long requests may take to finish when the server stops, in milliseconds. */
const drainTime = 5_000;

/** Time limits of a connection, in milliseconds; slow or idle ones are closed. */
export const timeLimits = {
  /** From opening a connection, or the first byte of a later request, to the end of its headers. */
  headers: 15_000,
  /** From the first byte of a request to its last: a body of 32 KB on the slowest line. */
  request: 30_000,
  /** Between a response and the next request: longer than common proxies keep idle connections. */
  keepAlive: 65_000,
  /** Without a byte in either direction, for example when a client stops reading the response. */
  silence: 120_000,
};
export type TimeLimits = typeof timeLimits;

export interface ListenOptions {
  host: string;
  port: number;
  /** A socket that already listens, instead of `host` and `port`: its file descriptor. */
  socket?: number | undefined;
  /** Maximum number of open connections; any beyond that are closed immediately. */
  maxConnections: number;
  limits?: TimeLimits | undefined;
}

/**
 * Listens on `host` and `port` (0: a free one). `localhost` means both loopback addresses and
 * nothing else, because browsers try ::1 first and other clients 127.0.0.1. On a given `socket`,
 * connections that come while no server runs wait for the next one. Throws a `StartError` if the
 * port is in use or the host is not this machine's.
 */
export async function startHttpServer(
  listener: RequestListener,
  { host, port, socket, maxConnections, limits = timeLimits }: ListenOptions,
) {
  const servers: Server[] = [];
  const isOne = socket !== undefined || host !== "localhost";
  const hosts = isOne ? [host] : ["127.0.0.1", "::1"];
  let boundPort = port;
  for (const address of hosts) {
    const server = createHttpServer(listener, limits);
    server.maxConnections = maxConnections;
    try {
      const place = socket === undefined ? { host: address, port: boundPort } : { fd: socket };
      await once(server.listen(place), "listening");
    } catch (error) {
      const { code = "" } = error as NodeJS.ErrnoException;
      // There is no IPv6, or the free port picked for IPv4 is taken there.
      const isSecond = servers.length > 0;
      if (isSecond && (port === 0 || code !== "EADDRINUSE")) continue;
      await Promise.all(servers.map(closeServer));
      throw new StartError(explainListenFault(code, address, port));
    }
    servers.push(server);
    boundPort = (server.address() as AddressInfo).port;
  }
  const shown = ["0.0.0.0", "::"].includes(host) ? "localhost" : host;
  return {
    /** The address for a browser, such as `http://localhost:3000`. */
    address: `http://${shown.includes(":") ? `[${shown}]` : shown}:${boundPort}`,
    /** Lets open requests finish, and cuts off those that take too long. */
    close: async () => {
      await Promise.all(servers.map(closeServer));
    },
  };
}

function createHttpServer(listener: RequestListener, limits: TimeLimits): Server {
  const options = {
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    keepAliveTimeout: limits.keepAlive,
    // How often Node checks for connections past their limit.
    connectionsCheckingInterval: Math.min(5_000, limits.headers),
  };
  return createServer(options, (request, response) => {
    // The site has no service worker. One that got into a build would see where users of the desk go, and
    // answer in its place; every browser says that it asks for one (Service Workers, "Update").
    if (request.headers["service-worker"] === undefined) listener(request, response);
    else response.writeHead(403).end();
  }).setTimeout(limits.silence);
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // Keep-alive connections become idle one by one as their requests end.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const cut = setTimeout(() => server.closeAllConnections(), drainTime);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(cut);
      resolve();
    });
  });
}

function explainListenFault(code: string, host: string, port: number): string {
  if (code === "EADDRINUSE") {
    return `Port ${port} is in use. Stop whatever is running there, or set PORT to another number.`;
  }
  if (code === "EACCES")
    return `PORT is "${port}": this user is not allowed to listen on that port.`;
  return `HOST is "${host}": cannot listen there (${code}).`;
}
