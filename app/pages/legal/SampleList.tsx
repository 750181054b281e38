import type { SampleWords } from "../../parts/samples/schema.ts";
import { SampleMark } from "../../parts/ui/SampleMark.tsx";

interface SampleListProps {
  words: SampleWords;
  /** Names below content/ of the files with samples. */
  files: readonly string[];
}

/** What is a sample, by kinds, as long as there are any. */
export function SampleList({ words, files }: SampleListProps) {
  const kinds = words.kinds.filter((kind) =>
    kind.files.some((name) => files.some((file) => file.startsWith(name))),
  );
  return (
    <section aria-labelledby={samplesId}>
      <h2 id={samplesId}>
        {words.title}
        <SampleMark />
      </h2>
      <p>{words.text}</p>
      <dl>
        {kinds.map(({ name, text }) => [
          <dt key={name} className="mt-4 font-medium text-ink">
            {name}
          </dt>,
          <dd key={text}>{text}</dd>,
        ])}
      </dl>
    </section>
  );
}

/** The list's place in the disclaimer. */
export const samplesId = "samples";
