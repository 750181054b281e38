import { classNames } from "../ui/class-names.ts";
import { Picture } from "../ui/Picture.tsx";
import type { Industry } from "./schema.ts";

/** The model of an industry, which is decoration, or the team's own photo. */
export function IndustryPicture(props: {
  industry: Industry;
  sizes: string;
  className?: string | undefined;
}) {
  const { industry, sizes } = props;
  const { picture, alt } = industry.photo ?? { picture: industry.picture, alt: "" };
  return (
    picture && (
      <Picture
        {...{ picture, alt, sizes }}
        isBox
        className={classNames("aspect-4/3 w-full", props.className)}
      />
    )
  );
}
