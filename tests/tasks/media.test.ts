import type { ContentCopy } from "../content-copy.ts";
import { makePhoto } from "./own-media.ts";
import { createTrial, write } from "./try-task.ts";

const tryTask = createTrial();

const small = await makePhoto(640);
const large = Buffer.concat([await makePhoto(1200), Buffer.alloc(16e6)]);
const folder = "blog/contractor-management-pitfalls";

/** The photo has another name. */
const rename = (to: string) => (content: ContentCopy) => {
  content.write(`${folder}/${to}`, small);
  content.remove(`${folder}/night-shift.jpg`);
};

tryTask("Put a photo into an article", [
  [
    "no words for those who cannot see it",
    write("![]", { for: "![Two scaffolders at a column, at night.]" }),
  ],
  [
    "no rights",
    write("", {
      for: "    rights: Photo by our own team, May 2026. Both people agreed in writing.\n",
    }),
  ],
  ["a photo that is too small", (content) => content.write(`${folder}/night-shift.jpg`, small)],
  ["a photo of 16 MB", (content) => content.write(`${folder}/night-shift.jpg`, large)],
  ["a camera's name", rename("IMG_0417.JPG")],
  ["a phone's format", rename("night-shift.heic")],
  ["another name in the text", write("(night_shift.jpg", { for: "(night-shift.jpg" })],
]);

tryTask("Show a photo at the top of an article", [
  [
    "a misspelled name",
    write("picture: ./controlroom.jpg", { for: "picture: ./control-room.jpg" }),
  ],
  [
    "a photo that is too small",
    (content) => content.write("blog/contractor-management-health-checks/control-room.jpg", small),
  ],
]);

tryTask("Show a video", [
  ["no captions", write("", { for: "    captions: /files/walk-down.vtt\n" })],
  ["a misspelled id", write("(video:walkdown", { for: "(video:walk-down" })],
  [
    "the video next to the text",
    (content) => {
      content.write("blog/scaffold-waste-tech-solution/walk-down.mp4", "x");
      content.remove("files/walk-down.mp4");
    },
  ],
]);
