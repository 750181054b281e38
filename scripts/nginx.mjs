import { existsSync } from "node:fs";
import { installWithApt } from "./apt-install.mjs";

const places = [
  "/usr/sbin/nginx",
  "/usr/local/sbin/nginx",
  "/usr/bin/nginx",
  "/opt/homebrew/bin/nginx",
];
const brotliPlaces = [
  "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so",
  "/usr/lib64/nginx/modules/ngx_http_brotli_static_module.so",
];

/**
 * Path of an nginx on this machine: NGINX_PATH, or one of the usual places.
 *
 * @returns {string | undefined}
 */
export function findNginx() {
  return [process.env.NGINX_PATH, ...places].find((path) => path && existsSync(path));
}

/**
 * Path of nginx's module that serves brotli twins, where it is a package of its own.
 *
 * @returns {string | undefined}
 */
export function findBrotliModule() {
  return brotliPlaces.find((path) => existsSync(path));
}

/**
 * Finds an nginx for the tests; on Debian, as root, installs Debian's when there is none.
 *
 * @returns {string | undefined} what to do by hand, when there is none and it could not be had
 */
export function ensureNginx() {
  if (findNginx()) return;
  const said = installWithApt(["nginx", "libnginx-mod-http-brotli-static"]);
  if (findNginx()) return;
  const advice =
    "The checks of nginx are left out: install it (Debian: apt-get install nginx libnginx-mod-http-brotli-static), or set NGINX_PATH.";
  return typeof said === "string" ? `${advice}\n${said}` : advice;
}
