import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildPolicy } from "./content-security.ts";

/** Browser features that the site has no use for. */
const unusedFeatures = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "usb",
  "xr-spatial-tracking",
];

/** The headers of the site: those of every answer, and each HTML file's own policy. */
export interface SiteHeaders {
  always: Record<string, string>;
  /** Content-Security-Policy by file name below the site's root, such as "contact/index.html". */
  policies: Record<string, string>;
}

/** Reads the built pages and says with which headers hosts are to serve them. */
export function buildSiteHeaders(client: string, backendUrl: string): SiteHeaders {
  const pages = readdirSync(client, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".html"))
    .sort();
  return {
    always: {
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-content-type-options": "nosniff",
    },
    policies: Object.fromEntries(
      pages.map((file) => [
        file,
        buildPolicy(readFileSync(join(client, file), "utf8"), backendUrl),
      ]),
    ),
  };
}
