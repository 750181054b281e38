import { type ComponentType, useEffect, useState } from "react";
import { deliverNoticesElsewhere, useNoticesNeeded } from "./notices.ts";
import { PlainToasts } from "./PlainToasts.tsx";
import { useToasts } from "./toast-store.ts";

/** Stands in for the small toaster: what it was to say goes to the other one. */
function NoticesElsewhere() {
  useEffect(deliverNoticesElsewhere, []);
  return null;
}

/**
 * A component that is loaded when it is first needed. Where it cannot be loaded (the visitor is
 * offline, or the site was deployed anew) the substitute takes its place: no message is lost.
 */
function useLoaded(
  isNeeded: boolean,
  load: () => Promise<ComponentType>,
  substitute: ComponentType,
): ComponentType | undefined {
  const [loaded, setLoaded] = useState<ComponentType>();
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

/** Both toasters; stands once in the document. */
export function Toasts() {
  const hasToasts = useToasts().length > 0;
  const AppToaster = useLoaded(hasToasts, loadAppToaster, PlainToasts);
  const NoticeToaster = useLoaded(useNoticesNeeded(), loadNoticeToaster, NoticesElsewhere);
  return (
    <>
      {AppToaster && <AppToaster />}
      {NoticeToaster && <NoticeToaster />}
    </>
  );
}
