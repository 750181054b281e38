import { useStore } from "../../engine/use-store.ts";
import { CloseIcon } from "../ui/CloseIcon.tsx";
import type { Messages } from "./schema.ts";
import { ToneMark } from "./ToneMark.tsx";
import { dismissToast, toastStore } from "./toast-store.ts";
import { toastCard, toastCorner } from "./toast-style.ts";

/** The app-level messages without the toaster library, if it does not load. */
export function PlainToasts({ names }: { names: Messages["accessibleNames"] }) {
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
