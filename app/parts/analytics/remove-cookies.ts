/** `www.example.com` → itself, `example.com`: a cookie may have been set for any of them. */
function listDomains(host: string): string[] {
  const labels = host.split(".");
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join("."));
}

/** Removes this site's cookies whose names match, for whatever part of its host they were set. */
export function removeCookies(pattern: RegExp): void {
  const names = document.cookie
    .split("; ")
    .map((cookie) => cookie.split("=", 1)[0] ?? "")
    .filter((name) => pattern.test(name));
  for (const name of names) {
    const ended = `${name}=; Max-Age=0; Path=/`;
    const domains = listDomains(window.location.hostname).map((domain) => `; Domain=${domain}`);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API cannot be relied on yet
    for (const domain of ["", ...domains]) document.cookie = ended + domain;
  }
}
