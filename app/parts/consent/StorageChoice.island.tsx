import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { island } from "../../engine/island.tsx";
import { useStore } from "../../engine/use-store.ts";
import { listServices } from "../analytics/plausible-settings.ts";
import { notify } from "../toasts/notices.ts";
import { ConsentPanel } from "./ConsentPanel.tsx";
import { consentPlaceId } from "./consent-opener.ts";
import { consentStore, startConsent } from "./consent-store.ts";
import type { Consent } from "./schema.ts";

/**
 * The consent banner: asks if no choice is stored, and again whenever the visitor wants. It is drawn
 * anew each time, since a blocker may have removed it; where one hides it, it is shown in the page, and
 * where it is hidden there, too, the policy says what is stored.
 * What becomes a file's name or an element's id has none of the words that blockers look for.
 */
function StorageChoice({ content }: { content: Consent }) {
  const { banner, openings, isDecided, hasNewService, preferences } = useStore(consentStore);
  const [hiddenOpening, setHiddenOpening] = useState(0);
  useEffect(() => startConsent(content.version, listServices()), [content.version]);
  if (banner === "hidden") return null;
  const isReopened = banner === "reopened";
  const isInPage = isReopened && hiddenOpening === openings;
  const place = isInPage ? document.querySelector("main") : document.getElementById(consentPlaceId);
  const openPolicy = () => location.assign(content.policyLink.href);
  const panel = (
    <ConsentPanel
      key={`${banner} ${openings} ${isInPage}`}
      content={content}
      isReopened={isReopened}
      isInPage={isInPage}
      isDecided={isDecided}
      initial={{ ...preferences, analytics: preferences.analytics && !hasNewService }}
      onSaved={notify}
      onHidden={
        isReopened ? () => (isInPage ? openPolicy() : setHiddenOpening(openings)) : undefined
      }
    />
  );
  return place ? createPortal(panel, place) : panel;
}

export default island("StorageChoice", StorageChoice);
