import { Button } from "../../ui/Button.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Specimen } from "./Specimen.tsx";

const tones = ["signal", "ink", "line", "quiet"] as const;

/** Buttons and links that look like them, in every tone and size, at rest and disabled. */
export function ButtonStates() {
  return (
    <Specimen title="Buttons">
      <div className="grid gap-4">
        {(["md", "sm"] as const).map((size) => (
          <div key={size} className="flex flex-wrap gap-3">
            {tones.map((tone) => (
              <Button key={tone} tone={tone} size={size}>
                {tone}
              </Button>
            ))}
            <Button tone="signal" size={size} aria-disabled>
              disabled
            </Button>
            <ButtonLink tone="signal" size={size} href="#top" arrow>
              link
            </ButtonLink>
          </div>
        ))}
        <div className="room flex flex-wrap gap-3 bg-room p-6">
          <Button tone="signal">signal</Button>
          <Button tone="room-line">room-line</Button>
        </div>
      </div>
    </Specimen>
  );
}
