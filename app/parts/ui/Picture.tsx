import { classNames } from "./class-names.ts";

/** A picture in several widths, from art/rendered or one of the team's own. */
export interface PictureSource {
  /** For browsers without AVIF; its size in pixels sets the aspect ratio before a picture loads. */
  src: string;
  width: number;
  height: number;
  /** Its AVIF files. */
  srcSet: string;
  /** Points in the scene, as fractions of width and height from the top left. */
  anchors: Readonly<Record<string, { x: number; y: number }>>;
  /** Of an own picture: a photo is cropped to its place, one with transparency fits into it. */
  isOpaque?: boolean;
}

interface PictureProps {
  picture: PictureSource;
  /** Empty for decoration. */
  alt: string;
  /** The `sizes` attribute: the picture's width by viewport. */
  sizes: string;
  /** Above the fold: load immediately and before other pictures. */
  priority?: boolean;
  className?: string;
}

export function Picture({ picture, alt, sizes, priority = false, className }: PictureProps) {
  const { isOpaque } = picture;
  // Gray until it loads.
  const fit = isOpaque ? "bg-grid object-cover" : isOpaque === false && "object-contain";
  return (
    <picture className="contents">
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
