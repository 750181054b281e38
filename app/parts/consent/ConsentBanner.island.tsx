import { useEffect } from "react";
import { createPortal } from "react-dom";
import { island } from "../../engine/island.tsx";
import { useStore } from "../../engine/use-store.ts";
import { listServices } from "../analytics/plausible-settings.ts";
import { notify } from "../toasts/notices.ts";
import { ConsentPanel } from "./ConsentPanel.tsx";
import { consentPlaceId } from "./consent-opener.ts";
import { consentStore, startConsent } from "./consent-store.ts";
import type { Consent } from "./schema.ts";

/** Asks for consent if no choice is stored, and again whenever the visitor wants. */
function ConsentBanner({ content }: { content: Consent }) {
  const { banner, isDecided, hasNewService, preferences } = useStore(consentStore);
  useEffect(() => startConsent(content.version, listServices()), [content.version]);
  const place = banner === "hidden" ? null : document.getElementById(consentPlaceId);
  if (!place) return null;
  return createPortal(
    <ConsentPanel
      key={banner}
      content={content}
      isReopened={banner === "reopened"}
      isDecided={isDecided}
      initial={{ ...preferences, analytics: preferences.analytics && !hasNewService }}
      onSaved={notify}
    />,
    place,
  );
}

export default island("ConsentBanner", ConsentBanner);
