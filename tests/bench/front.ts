import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, statSync } from "node:fs";
import { createSecureServer, type Http2SecureServer, type ServerHttp2Stream } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { PageRecord } from "../../app/router/page-record.ts";

/** What a built page says of itself. */
export function readRecordOf(html: string): PageRecord {
  return JSON.parse(/<script id="page-record"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "");
}

/** What is measured against each other: the same HTML, changed in one respect. */
export const variants = {
  /** As built. */
  site: (html: string) => html,
  /** Without script and with no other style than the page's own: what physics allows. */
  floor: (html: string) => html.replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, ""),
  /**
   * As React Router has it: scripts preloaded in the head, the style sheet before the content. The
   * elements that React expects stay where they are.
   */
  eager: (html: string) => {
    const { entry, preload, root, page } = readRecordOf(html);
    const links = [
      ...preload.map((href) => `<link rel="modulepreload" href="${href}">`),
      ...[...root.css, ...page.css].map((href) => `<link rel="stylesheet" href="${href}">`),
      `<script type="module" async src="${entry}"></script>`,
    ];
    return html
      .replace(/<script>\(function\(d\)\{\s*var started[\s\S]*?<\/script>/, "<script></script>")
      .replace("</head>", `${links.join("")}</head>`);
  },
} as const;

export type Variant = keyof typeof variants;

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain",
};

/** A certificate for localhost that nobody trusts; browsers are told not to ask. */
function makeCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), "aes32-bench-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  execFileSync(
    "openssl",
    [
      "req",
      "-x509",
      "-newkey",
      "rsa:2048",
      "-nodes",
      "-days",
      "2",
      "-subj",
      "/CN=localhost",
      "-keyout",
      key,
      "-out",
      cert,
    ],
    { stdio: "ignore" },
  );
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

export interface Front {
  origin: string;
  close(): void;
}

/** Every variant at an origin of its own: a page that finds itself at another path is another page. */
export async function startFronts(client: string): Promise<Record<Variant, Front>> {
  const names = Object.keys(variants) as Variant[];
  const fronts = await Promise.all(names.map((name) => startFront(client, name)));
  return Object.fromEntries(names.map((name, index) => [name, fronts[index]])) as Record<
    Variant,
    Front
  >;
}

/** Serves the built site over HTTP/2, TLS and brotli, which browsers want before they are fast. */
export async function startFront(client: string, variant: Variant = "site"): Promise<Front> {
  const compressed = new Map<string, Buffer>();
  const server: Http2SecureServer = createSecureServer(makeCertificate());
  server.on("stream", (stream: ServerHttp2Stream, headers) => {
    const path = new URL(headers[":path"] ?? "/", "https://localhost").pathname;
    const file = [path, `${path}/index.html`].map((part) => join(client, part)).find(isFile);
    if (!file) {
      stream.respond({ ":status": 404 });
      stream.end();
      return;
    }
    const extension = extname(file);
    const isPage = extension === ".html";
    const twin = existsSync(`${file}.br`);
    let body = compressed.get(file);
    if (!body) {
      if (isPage) body = compress(variants[variant](readFileSync(file, "utf8")));
      else body = readFileSync(twin ? `${file}.br` : file);
      compressed.set(file, body);
    }
    stream.on("error", () => stream.destroy());
    stream.respond({
      ":status": 200,
      "content-type": types[extension] ?? "application/octet-stream",
      "content-length": body.length,
      "cache-control": isPage ? "no-cache" : "public, max-age=31536000, immutable",
      ...((isPage || twin) && { "content-encoding": "br" }),
    });
    stream.end(body);
  });
  await new Promise<void>((done) => server.listen(0, "localhost", done));
  const { port } = server.address() as AddressInfo;
  return { origin: `https://localhost:${port}`, close: () => server.close() };
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

function compress(text: string): Buffer {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}
