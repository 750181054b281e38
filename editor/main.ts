/** Starts the editor with the configuration that its page links to. */
import CMS from "@sveltia/cms";

// Its own fonts, before its style sheet names the same ones at another host.
await Promise.all([...document.fonts].map((font) => font.load()));
CMS.init();
