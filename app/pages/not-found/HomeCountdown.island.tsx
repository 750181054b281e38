import { useEffect, useState } from "react";
import { tidySearch } from "../../engine/address.ts";
import { island } from "../../engine/island.tsx";
import { Button } from "../../parts/ui/Button.tsx";
import { ButtonLink } from "../../parts/ui/ButtonLink.tsx";
import { getRedirect } from "../../routes.ts";

/** Long enough to read the page and to stop it (WCAG 2.2.1), in seconds. */
const duration = 20;

/** The seconds at which a screen reader announces the time left. */
const announcedSeconds: readonly number[] = [duration, 10, 5];

interface HomeCountdownProps {
  labels: {
    /** With {seconds} in it. */
    countdown: string;
    countdownLast: string;
    stay: string;
    stayed: string;
    /** The homepage of the page's edition. */
    home: { label: string; href: string };
  };
  /** Where old addresses lead. */
  redirects: Record<string, string>;
}

function getSentence(labels: HomeCountdownProps["labels"], seconds: number): string {
  if (seconds === 1) return labels.countdownLast;
  return labels.countdown.replace("{seconds}", String(seconds));
}

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
  else url.search = tidySearch(`?${rest}`) + url.search.replace("?", "&");
  return url;
}

/** An address with the query and fragment of another, as a redirect has them: its own fragment wins. */
function joinAddress(to: string, search: string, hash: string): string {
  const { pathname, search: own, hash: fragment } = new URL(to, window.location.href);
  return (
    pathname + (own && search ? own + search.replace("?", "&") : own || search) + (fragment || hash)
  );
}

/**
 * Takes the visitor to the homepage after a visible countdown, keeping the query string and hash.
 * It begins when scripts run; without them nothing is announced and nothing happens.
 */
function HomeCountdown({ labels, redirects }: HomeCountdownProps) {
  const home = labels.home.href;
  const [state, setState] = useState<"waiting" | "running" | "stopped">("waiting");
  const [seconds, setSeconds] = useState(duration);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    const { pathname, search, hash } = window.location;
    // Hosts with the site's redirects never show this page for one; a plain static host does.
    const target = getRedirect(pathname, home.replace(/\/$/, ""), redirects);
    const unescaped = readEscapedAddress(window.location.href);
    if (target) window.location.replace(joinAddress(target, search, hash));
    else if (unescaped) window.location.replace(unescaped);
    else if (pathname !== home) setState("running");
  }, [home, redirects]);

  useEffect(() => {
    if (state !== "running") return;
    const end = Date.now() + duration * 1000;
    const timer = setInterval(() => setSeconds(Math.ceil((end - Date.now()) / 1000)), 250);
    return () => clearInterval(timer);
  }, [state]);

  useEffect(() => {
    if (state !== "running") return;
    if (announcedSeconds.includes(seconds)) setAnnouncement(getSentence(labels, seconds));
    if (seconds > 0) return;
    const { search, hash } = window.location;
    window.location.replace(home + search + hash);
  }, [state, seconds, labels, home]);

  const stop = () => {
    setState("stopped");
    setAnnouncement(labels.stayed);
  };
  const shown = Math.max(seconds, 1);
  return (
    <>
      <div className="mt-9 flex flex-wrap gap-3">
        <ButtonLink {...labels.home} />
        <Button tone="line" hidden={state !== "running"} onClick={stop}>
          {labels.stay}
        </Button>
      </div>
      {/* The status below announces it, and not every second. */}
      <div aria-hidden="true" className="mt-6 min-h-14 max-w-note text-small text-graphite">
        {/* In the document from the first, so that its styles come with the page. */}
        <div hidden={state !== "running"}>
          <svg
            viewBox={`0 0 ${duration} 9`}
            preserveAspectRatio="none"
            aria-hidden="true"
            className="mb-2 h-2.25 w-full"
          >
            <path
              d={`M0 0V9M${duration} 0V9`}
              vectorEffect="non-scaling-stroke"
              className="stroke-graphite"
              strokeWidth="2"
            />
            <path
              d={`M0 4.5H${shown}`}
              vectorEffect="non-scaling-stroke"
              className="stroke-signal"
              strokeWidth="2"
            />
          </svg>
          <p className="tabular-nums">{state === "running" && getSentence(labels, shown)}</p>
        </div>
        {state === "stopped" && <p>{labels.stayed}</p>}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}

export default island("HomeCountdown", HomeCountdown);
