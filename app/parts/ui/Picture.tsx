/** A picture in several formats and widths, made by the build from art/rendered. */
export interface PictureSource {
  /** Fallback file, and its size in pixels (which sets the aspect ratio before it loads). */
  src: string;
  width: number;
  height: number;
  sources: readonly { type: string; srcSet: string }[];
  /** Points in the scene, as fractions of width and height from the top left. */
  anchors: Readonly<Record<string, { x: number; y: number }>>;
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
  return (
    <picture className="contents">
      {picture.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
