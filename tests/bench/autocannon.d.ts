declare module "autocannon" {
  interface Request {
    body?: string;
  }
  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    method: string;
    headers: Record<string, string>;
    requests: { setupRequest?: (request: Request) => Request }[];
  }
  interface Result {
    requests: { average: number; total: number };
    latency: { p99: number };
    non2xx: number;
    errors: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
