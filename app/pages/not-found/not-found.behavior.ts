import { fillPattern } from "content-model/fill-pattern";
import { getRedirect } from "../../routes.ts";

/** Long enough to read the page and to stop the countdown (WCAG 2.2.1). */
const countdownSeconds = 20;

/** The seconds at which a screen reader announces the time left. */
const announcedSeconds: readonly number[] = [countdownSeconds, 10, 5];

/**
 * The address that was meant, on the same site, where a mail program wrote "#" as "%23" or "?" as "%3F",
 * or escaped that again, and where a mailing tool began its parameters with "&".
 */
function readEscapedAddress(href: string): URL | undefined {
  const url = new URL(href);
  const [, path, sign, rest = ""] =
    /^(.*?)(%(?:25)*(?:23|3F)|&(?:amp;)?)(.*)$/i.exec(url.pathname) ?? [];
  if (!path) return;
  url.pathname = path;
  if (sign?.endsWith("23")) url.hash = rest;
  else {
    const plain = rest.replaceAll(/%(?:25)*3D/gi, "=").replaceAll(/%(?:25)*26/gi, "&");
    url.search = plain + url.search.replace("?", "&");
  }
  return url;
}

/** An address with the query and fragment of another, as a redirect has them: its own fragment wins. */
function joinAddress(to: string, search: string, hash: string): string {
  const { pathname, search: own, hash: fragment } = new URL(to, location.href);
  return (
    pathname + (own && search ? own + search.replace("?", "&") : own || search) + (fragment || hash)
  );
}

/** Takes the visitor to the homepage after a visible countdown, with query and fragment, unless the visitor stays. */
export function follow(): void {
  const place = document.querySelector<HTMLElement>("[data-home-countdown]");
  if (!place || place.dataset.begun !== undefined) return;
  place.dataset.begun = "";
  const { homeCountdown: home = "", redirects = "{}" } = place.dataset;
  const { pathname, search, hash } = location;
  // Hosts with the site's redirects never show this page for one; a plain static host does.
  const target = getRedirect(pathname, home.replace(/\/$/, ""), JSON.parse(redirects));
  const unescaped = readEscapedAddress(location.href);
  if (target) location.replace(joinAddress(target, search, hash));
  else if (unescaped) location.replace(unescaped);
  else if (pathname !== home) countDown(place, home);
}

function countDown(place: HTMLElement, home: string): void {
  const find = (selector: string) => place.querySelector<HTMLElement>(selector);
  const [stay, left, stayed, status] = [
    "[data-stay]",
    "[data-left]",
    "[data-stayed]",
    "[role=status]",
  ].map(find);
  const [sentence, bar] = [find("[data-left] p"), find("[data-left] line:last-child")];
  if (!stay || !left || !stayed || !status || !sentence || !bar) return;
  const end = Date.now() + countdownSeconds * 1000;
  let shown = 0;
  const show = () => {
    const seconds = Math.ceil((end - Date.now()) / 1000);
    if (!place.isConnected) clearInterval(timer);
    else if (seconds <= 0) location.replace(home + location.search + location.hash);
    else if (seconds !== shown) {
      shown = seconds;
      bar.setAttribute("x2", `${(100 * seconds) / countdownSeconds}%`);
      const words = seconds === 1 ? left.dataset.leftLast : left.dataset.left;
      sentence.textContent = fillPattern(words ?? "", { seconds });
      if (announcedSeconds.includes(seconds)) status.textContent = sentence.textContent;
    }
  };
  const timer = setInterval(show, 250);
  show();
  stay.hidden = false;
  left.hidden = false;
  stay.addEventListener("click", () => {
    clearInterval(timer);
    stay.hidden = true;
    left.hidden = true;
    stayed.hidden = false;
    status.textContent = stayed.textContent;
  });
}
