import { execFileSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { createSecureServer, type ServerHttp2Stream } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { lookup } from "mrmime";
import { bannerTemplateId } from "../../app/parts/consent/consent-store.ts";
import { personaIds } from "../../app/routes.ts";
import { isSitePage } from "../../server/file-rules.ts";

/** The built site, or its pages without script, at an origin of its own. */
export interface Front {
  name: "site" | "floor";
  origin: string;
  /** Of every page, sorted. */
  paths: readonly string[];
  /** Bytes of a page on the wire. */
  weigh(path: string): number;
  close(): void;
}

/**
 * Serves a built site, and the floor: its pages as a first visit shows them, with their inline style and
 * without any script, which is the fastest possible.
 *
 * @param folder has an index.html for every page
 */
export async function startFronts(folder: string): Promise<{ site: Front; floor: Front }> {
  const [site, floor] = await Promise.all([
    startFront("site", folder),
    startFront("floor", folder, removeScripts),
  ]);
  return { site, floor };
}

export type Fronts = Awaited<ReturnType<typeof startFronts>>;

const noticeTemplate = new RegExp(
  `<template id="${bannerTemplateId}"[^>]*>(?<notice>[\\s\\S]*?)</template>`,
);

function removeScripts(html: string): string {
  return (
    html
      // What one persona sees, as the early script has it: without it, a page shows all four.
      .replace("<html ", `<html data-persona="${personaIds[0]}" `)
      .replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, "")
      .replace(/<link[^>]*(?:modulepreload|as="script")[^>]*>/g, "")
      // The notice that a first visit sees.
      .replace(noticeTemplate, "$<notice>")
  );
}

interface ServedFile {
  body: Buffer;
  headers: Record<string, string>;
}

/** Reads a whole site before it is measured: compressing a page on request would be part of its time. */
function readSite(folder: string, change?: (html: string) => string): Map<string, ServedFile> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    files.map((file) => {
      const type = lookup(file) ?? "application/octet-stream";
      const isPage = type.startsWith("text/html");
      const isText = /^(text|application\/(json|manifest))|svg/.test(type);
      const changed = isPage && change ? change(readFileSync(file, "utf8")) : undefined;
      const headers = {
        "content-type": type,
        "cache-control": isPage ? "no-cache" : "public, max-age=31536000, immutable",
        ...(isText && { "content-encoding": "br" }),
      };
      const body = readBody(file, isText, changed);
      const etag = `"${createHash("sha256").update(body).digest("base64url")}"`;
      return [`/${relative(folder, file)}`, { body, headers: { ...headers, etag } }];
    }),
  );
}

function readBody(file: string, isText: boolean, changed?: string): Buffer {
  if (!isText) return readFileSync(file);
  if (changed === undefined && existsSync(`${file}.br`)) return readFileSync(`${file}.br`);
  return brotliCompressSync(changed ?? readFileSync(file), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  });
}

/** Serves a site over HTTP/2, TLS and brotli, which browsers want before they are fast. */
async function startFront(
  name: Front["name"],
  folder: string,
  change?: (html: string) => string,
): Promise<Front> {
  const files = readSite(folder, change);
  const find = (path: string) =>
    files.get(path) ?? files.get(`${path.replace(/\/$/, "")}/index.html`);
  const server = createSecureServer(certificate);
  server.on("stream", (stream: ServerHttp2Stream, headers) => {
    stream.on("error", () => stream.destroy());
    const file = find(new URL(headers[":path"] ?? "/", "https://localhost").pathname);
    const isKnown = file && headers["if-none-match"] === file.headers.etag;
    if (!file) stream.respond({ ":status": 404 });
    else stream.respond({ ":status": isKnown ? 304 : 200, ...file.headers });
    stream.end(isKnown ? undefined : file?.body);
  });
  await new Promise<void>((done) => server.listen(0, "localhost", done));
  const { port } = server.address() as AddressInfo;
  return {
    name,
    origin: `https://localhost:${port}`,
    paths: [...files.keys()]
      .filter((path) => path.endsWith("/index.html") && isSitePage(path.slice(1)))
      .map((path) => path.replace(/index\.html$/, ""))
      .sort(),
    weigh: (path) => find(path)?.body.length ?? Number.NaN,
    close: () => server.close(),
  };
}

/** A certificate for localhost that nobody else trusts. */
const certificate = makeCertificate();

/**
 * The fingerprint by which a browser can be told to trust it. What only has its errors ignored is not kept in
 * the browser's cache.
 */
export const trustedKey = createHash("sha256")
  .update(new X509Certificate(certificate.cert).publicKey.export({ type: "spki", format: "der" }))
  .digest("base64");

function makeCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), "aes32-bench-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const request = "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost".split(" ");
  execFileSync("openssl", [...request, "-keyout", key, "-out", cert], { stdio: "ignore" });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}
