/** Starts the editor with the configuration that its page links to. */
import CMS from "@sveltia/cms";
import { PictureControl } from "./picture-control.tsx";

CMS.registerFieldType("scene-or-picture", PictureControl);
CMS.init();
