import { useEffect } from "react";
import { ConsentPanel } from "./ConsentPanel.tsx";
import { startConsent, useConsent } from "./consent-store.ts";

interface ConsentBannerProps {
  /** Called with a short confirmation once a choice is stored. */
  onSaved: (confirmation: string) => void;
}

/** Asks for consent where no choice is stored, and again on the visitor's wish. */
export function ConsentBanner({ onSaved }: ConsentBannerProps) {
  const { banner, isDecided, preferences } = useConsent();
  useEffect(startConsent, []);
  if (banner === "hidden") return null;
  return (
    <ConsentPanel
      key={banner}
      isReopened={banner === "reopened"}
      isDecided={isDecided}
      preferences={preferences}
      onSaved={onSaved}
    />
  );
}
