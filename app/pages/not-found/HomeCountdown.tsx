import { useBehavior } from "../../engine/page-context.ts";
import { Button } from "../../parts/ui/Button.tsx";
import { ButtonLink } from "../../parts/ui/ButtonLink.tsx";
import { countdownSeconds } from "./countdown-seconds.ts";

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

/**
 * What home-countdown.ts takes the visitor to the homepage with: the time left, and a button to stay.
 * Without scripts nothing is announced and nothing happens.
 */
export function HomeCountdown({ labels, redirects }: HomeCountdownProps) {
  const { countdown, countdownLast, stay, stayed, home } = labels;
  return (
    <div
      data-home-countdown={home.href}
      data-redirects={JSON.stringify(redirects)}
      {...useBehavior("not-found")}
    >
      <div className="mt-9 flex flex-wrap gap-3">
        <ButtonLink {...home} />
        <Button tone="line" hidden data-stay>
          {stay}
        </Button>
      </div>
      {/* The status below announces it, and not every second. */}
      <div aria-hidden="true" className="mt-6 min-h-14 max-w-note text-small text-graphite">
        <div hidden data-left={countdown} data-left-last={countdownLast}>
          <svg
            viewBox={`0 0 ${countdownSeconds} 9`}
            preserveAspectRatio="none"
            aria-hidden="true"
            className="mb-2 h-2.25 w-full"
          >
            <path
              d={`M0 0V9M${countdownSeconds} 0V9`}
              vectorEffect="non-scaling-stroke"
              className="stroke-graphite"
              strokeWidth="2"
            />
            <path
              d={`M0 4.5H${countdownSeconds}`}
              vectorEffect="non-scaling-stroke"
              className="stroke-signal"
              strokeWidth="2"
            />
          </svg>
          <p className="tabular-nums" />
        </div>
        <p hidden data-stayed>
          {stayed}
        </p>
      </div>
      <p role="status" className="sr-only" />
    </div>
  );
}
