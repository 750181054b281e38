import { notify } from "../../features/toasts/notices.ts";
import { showToast } from "../../features/toasts/toast-store.ts";
import { Button } from "../../ui/Button.tsx";
import { Specimen } from "./Specimen.tsx";

/** Both toasters, on demand. */
export function ToastStates() {
  return (
    <Specimen title="Toasts">
      <div className="flex flex-wrap gap-3">
        <Button
          tone="line"
          onClick={() => showToast({ title: "Message sent", description: "We will reply." })}
        >
          Outcome
        </Button>
        <Button
          tone="line"
          onClick={() => showToast({ title: "Failed to send", tone: "destructive" })}
        >
          Failure
        </Button>
        <Button tone="line" onClick={() => notify("Choices saved")}>
          Confirmation
        </Button>
      </div>
    </Specimen>
  );
}
