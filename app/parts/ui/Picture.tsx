import type { PictureSource } from "content-model/media-fields";
import { classNames } from "./class-names.ts";

interface PictureProps {
  picture: PictureSource;
  /** Empty for decoration. */
  alt: string;
  /** The `sizes` attribute: the picture's width by viewport. */
  sizes: string;
  /** Above the fold: load immediately and before other pictures. */
  priority?: boolean;
  /** Without it, the picture has the place of its element's parent. */
  isBox?: boolean;
  className?: string;
}

export function Picture({ picture, alt, sizes, priority = false, isBox, className }: PictureProps) {
  const { isOpaque } = picture;
  // Gray until it loads.
  const fit = isOpaque ? "bg-grid object-cover" : isOpaque === false && "object-contain";
  return (
    <picture className={isBox ? "block" : "contents"}>
      <source type="image/avif" srcSet={picture.srcSet} sizes={sizes} />
      <img
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding="async"
        className={classNames(fit, className)}
      />
    </picture>
  );
}
