import type { SheetWords } from "../../parts/calculators/schema.ts";
import { copyAddress } from "../../parts/toasts/copy-address.ts";
import { Button } from "../../parts/ui/Button.tsx";
import { ButtonLink } from "../../parts/ui/links.tsx";
import { getAddress } from "../../platform/address.ts";
import { getContactPathWith, paths } from "../../routes.ts";
import type { Calculator } from "./use-calculator.ts";

interface CalculatorActionsProps {
  calculator: Pick<Calculator<string>, "canUndo" | "undo" | "isExample" | "startOver">;
  words: SheetWords;
  message: string;
}

/** What to do with a sheet: take a step back, start over, copy, print, or send it to the team. */
export function CalculatorActions({ calculator, words, message }: CalculatorActionsProps) {
  const { actions } = words;
  const copy = () => copyAddress(getAddress().href, actions);
  return (
    <footer className="no-print border-t-[1.5px] border-ink px-5 py-4 md:px-6 noscript:hidden">
      <div className="flex flex-wrap items-center gap-2">
        <Button tone="line" size="sm" aria-disabled={!calculator.canUndo} onClick={calculator.undo}>
          {actions.undo}
        </Button>
        <Button
          tone="line"
          size="sm"
          aria-disabled={calculator.isExample}
          onClick={calculator.startOver}
        >
          {actions.startOver}
        </Button>
        <Button tone="line" size="sm" onClick={copy}>
          {actions.copyLink}
        </Button>
        <Button tone="line" size="sm" onClick={() => print()}>
          {actions.print}
        </Button>
        <ButtonLink
          tone="ink"
          size="sm"
          href={calculator.isExample ? paths.contact : getContactPathWith(message)}
          label={actions.take}
          arrow
        />
      </div>
      <p className="mt-3 text-small text-graphite">
        {actions.privacy} {actions.takeNote}
      </p>
    </footer>
  );
}
