import { Button } from "../../parts/ui/Button.tsx";
import type { ResourcesPage } from "./schema.ts";

/** Shown if no resource matches, with what to try next. */
export function EmptyResult({ page, onReset }: { page: ResourcesPage; onReset: () => void }) {
  const { title, text, reset } = page.empty;
  return (
    <div className="flex min-h-96 flex-col items-start justify-center self-start border border-dashed border-graphite p-7 md:p-12">
      <h2 className="text-h3">{title}</h2>
      <p className="mt-3 max-w-note text-lead text-text">{text}</p>
      <Button tone="line" onClick={onReset} className="mt-6">
        {reset}
      </Button>
    </div>
  );
}
