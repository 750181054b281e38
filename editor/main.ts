/** Starts the editor with the configuration that its page links to. */
import CMS from "@sveltia/cms";

CMS.init();
