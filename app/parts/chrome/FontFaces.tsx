import fontFaces from "../../styles/fonts.css?inline";

/**
 * The faces of the fonts, once in the document: a style sheet that came later and said them again
 * would have every text laid out anew.
 */
export function FontFaces() {
  return (
    <style
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
      dangerouslySetInnerHTML={{
        __html: import.meta.env.SSR || import.meta.env.DEV ? fontFaces : "",
      }}
    />
  );
}
