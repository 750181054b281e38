import type { PictureSource } from "content-model/media-fields";
import { classNames } from "../../parts/ui/class-names.ts";

interface LightProps {
  picture: PictureSource;
  /** Empty for decoration. */
  alt?: string;
  sizes: string;
  className?: string;
}

/** A layer of the scene, as one element: a `Picture` has three, and there are many layers. */
export function Light({ picture, alt = "", sizes, className }: LightProps) {
  return (
    <img
      src={picture.src}
      srcSet={picture.srcSet}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={classNames("size-full object-contain", className)}
    />
  );
}
