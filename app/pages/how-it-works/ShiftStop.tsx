import type { PictureSource } from "content-model/media-fields";
import { AppLink } from "../../parts/ui/links.tsx";
import { Light } from "./Light.tsx";
import type { HowItWorksPage } from "./schema.ts";

interface ShiftStopProps {
  /** The plant without light. */
  scene: PictureSource;
  stop: HowItWorksPage["shift"]["stops"][number];
}

/** One stop: when, where, what it adds to the record; and its picture where the scene does not stay. */
export function ShiftStop({ scene, stop }: ShiftStopProps) {
  const { time, place, title, text, href, picture, alt } = stop;
  return (
    <li className="shift-stop grid grid-cols-[minmax(0,1fr)] justify-items-start border-l-2 border-room-edge content-start py-3.5 pl-4 md:pl-6 staged:lg:py-2.5">
      <Light picture={scene} sizes={stillSizes} className={stillStyle} />
      <Light picture={picture} alt={alt} sizes={stillSizes} className={stillStyle} />
      <p className="tag text-signal">
        {time}, {place}
      </p>
      <h3 className="mt-1.5 text-h4">
        {/* On a phone the focus brings it to the line on which a stop is being read (follow-stops.ts). */}
        <AppLink
          href={href}
          className="quiet-link staged:max-md:scroll-mt-[58svh] staged:max-md:scroll-mb-[30svh]"
        >
          {title}
        </AppLink>
      </h3>
      <p className="mt-1.5 max-w-note text-detail text-room-text">{text}</p>
    </li>
  );
}

const stillStyle = "col-start-1 row-start-1 max-w-[34rem] staged:hidden";
const stillSizes = "(min-width: 40rem) 34rem, 92vw";
