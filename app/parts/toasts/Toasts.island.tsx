import { type ComponentType, useEffect, useState } from "react";
import { island } from "../../engine/island.tsx";
import { useStore } from "../../platform/use-store.ts";
import { CloseIcon } from "../ui/icons.tsx";
import type { Messages } from "./schema.ts";
import { ToneMark, toastCard, toastCorner } from "./ToneMark.tsx";
import { deliverNoticesElsewhere, dismissToast, noticesNeeded, toastStore } from "./toast-store.ts";
import "./toasts.css";

/** Accessible names of the toasters and their parts. */
export type ToasterNames = Messages["accessibleNames"];
interface ToasterProps {
  names: ToasterNames;
}

/** Replaces the small toaster if it does not load: its messages go to the other one. */
function NoticesElsewhere() {
  useEffect(deliverNoticesElsewhere, []);
  return null;
}

/**
 * A component that is loaded when first needed. If it does not load (the visitor is offline, or the
 * site was redeployed), the substitute takes its place: no message is lost.
 */
function useLoaded(
  isNeeded: boolean,
  load: () => Promise<ComponentType<ToasterProps>>,
  substitute: ComponentType<ToasterProps>,
): ComponentType<ToasterProps> | undefined {
  const [loaded, setLoaded] = useState<ComponentType<ToasterProps>>();
  useEffect(() => {
    if (!isNeeded || loaded) return;
    let isCurrent = true;
    load()
      .catch(() => substitute)
      .then((component) => {
        if (isCurrent) setLoaded(() => component);
      });
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, loaded, load, substitute]);
  return loaded;
}

const loadAppToaster = () => import("./AppToaster.tsx").then(({ AppToaster }) => AppToaster);
const loadNoticeToaster = () =>
  import("./NoticeToaster.tsx").then(({ NoticeToaster }) => NoticeToaster);

/** Both toasters. */
function Toasts({ names }: { names: ToasterNames }) {
  const hasToasts = useStore(toastStore).length > 0;
  const AppToaster = useLoaded(hasToasts, loadAppToaster, PlainToasts);
  const NoticeToaster = useLoaded(useStore(noticesNeeded), loadNoticeToaster, NoticesElsewhere);
  return (
    <>
      {AppToaster && <AppToaster names={names} />}
      {NoticeToaster && <NoticeToaster names={names} />}
    </>
  );
}

// browser.ts wakes it with the first message.

/** The app-level messages without the toaster library, if it does not load. */
function PlainToasts({ names }: { names: Messages["accessibleNames"] }) {
  const shown = useStore(toastStore).filter(({ isOpen }) => isOpen);
  return (
    <div className={toastCorner}>
      {shown.map(({ id, title, description, tone = "default" }) => (
        <div key={id} role="alert" className={toastCard}>
          <ToneMark tone={tone} />
          <div className="min-w-0 flex-1 px-4 py-3.5 text-small">
            <p className="font-semibold">{title}</p>
            {description && <p className="mt-0.5 text-graphite">{description}</p>}
          </div>
          <button
            type="button"
            aria-label={names.close}
            onClick={() => dismissToast(id)}
            className="grid size-11 flex-none place-items-center text-graphite hover:text-ink focus-visible:-outline-offset-4"
          >
            <CloseIcon />
          </button>
        </div>
      ))}
    </div>
  );
}

export default island("Toasts", Toasts);
