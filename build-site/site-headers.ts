import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isSitePage } from "../server/file-rules.ts";
import type { SiteManifest } from "../server/site-manifest.ts";
import type { BuildEnv } from "./build-env.ts";
import { buildPolicy, editorPolicy, type ReachedHosts } from "./content-security.ts";

/** Browser features the site does not use, such as camera, microphone, payment and sensors. */
const unusedFeatures = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "captured-surface-control",
  "clipboard-read",
  "compute-pressure",
  "digital-credentials-get",
  "display-capture",
  "encrypted-media",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "identity-credentials-get",
  "idle-detection",
  "keyboard-map",
  "local-fonts",
  "local-network-access",
  "magnetometer",
  "microphone",
  "midi",
  "on-device-speech-recognition",
  "otp-credentials",
  "payment",
  "picture-in-picture",
  "private-state-token-issuance",
  "private-state-token-redemption",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "speaker-selection",
  "storage-access",
  "sync-xhr",
  "unload",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

/** Headers on every response. Two features stay on: for the articles' Copy link button and for videos. */
export const alwaysHeaders = {
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": [
    ...unusedFeatures.map((feature) => `${feature}=()`),
    "clipboard-write=(self)",
    "fullscreen=(self)",
  ].join(", "),
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
};

/**
 * The editor signs in through a window of another site, which answers it. On every response,
 * because some hosts do not document how they join two rules for one header.
 */
const editorAlwaysHeaders = { "cross-origin-opener-policy": "same-origin-allow-popups" };

/** Reads the built pages and computes the headers hosts must send with them. */
export function buildSiteHeaders(
  client: string,
  { editor, ...reached }: ReachedHosts & Pick<BuildEnv, "editor">,
): SiteManifest["headers"] {
  const pages = readdirSync(client, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".html"))
    .sort();
  return {
    always: editor ? { ...alwaysHeaders, ...editorAlwaysHeaders } : alwaysHeaders,
    policies: Object.fromEntries(
      pages.map((file) => [
        file,
        isSitePage(file)
          ? buildPolicy(readFileSync(join(client, file), "utf8"), reached)
          : editorPolicy,
      ]),
    ),
  };
}
