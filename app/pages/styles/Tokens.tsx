import theme from "../../theme.css?raw";
import { Specimen } from "./Specimen.tsx";

/** The tokens of one kind as the style sheet declares them: name and value. */
function readTokens(kind: string): [name: string, value: string][] {
  const pattern = new RegExp(`^\\s*--${kind}-([\\w-]+):\\s*([^;]+);`, "gm");
  return [...theme.matchAll(pattern)]
    .map(([, name = "", value = ""]): [string, string] => [name, value])
    .filter(([name]) => !name.includes("--"));
}

/** Colors, type, radius and shadow, read from theme.css itself. */
export function Tokens() {
  return (
    <>
      <Specimen title="Color">
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-6">
          {readTokens("color").map(([name, value]) => (
            <li key={name}>
              <svg className="h-16 w-full border border-hairline" aria-hidden="true">
                <rect width="100%" height="100%" fill={value} />
              </svg>
              <p className="mt-2 tag">{name}</p>
              <p className="tag text-graphite">{value}</p>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Type">
        <div className="grid gap-6">
          <p className="font-head text-h1 font-strong">See every crew</p>
          <p className="font-head text-h2 font-strong">The gate says 11.82</p>
          <p className="font-head text-h3 font-strong">Open the line. See the work.</p>
          <p className="font-head text-h4 font-strong">What changed after freeze?</p>
          <p className="max-w-read text-lead">
            Crew status and scaffold hours reach you during the shift, so you can question an hour
            on the day it is claimed.
          </p>
          <p className="max-w-read">
            Night shift and day shift work from the same scope, and you estimate from your catalog
            before the window opens.
          </p>
          <p className="text-small text-graphite">Small text for notes and hints</p>
          <p className="tag uppercase">TM-01 / Sheet 02 / 180 m³ × €11.20</p>
        </div>
      </Specimen>
      <Specimen title="Radius and shadow">
        <div className="flex flex-wrap gap-8">
          <div className="size-24 rounded-sm border border-ink bg-sheet" />
          <div className="size-24 rounded-md border border-ink bg-sheet" />
          <div className="size-24 rounded-lg border border-ink bg-sheet" />
          <div className="size-24 bg-sheet shadow-raised" />
          <div className="size-24 bg-sheet shadow-panel" />
        </div>
      </Specimen>
    </>
  );
}
