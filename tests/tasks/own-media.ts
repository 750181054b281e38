import sharp from "sharp";

/** A photo that is large enough for any place. */
export const photo = await sharp({
  create: { width: 1200, height: 800, channels: 3, background: "#888" },
})
  .jpeg()
  .toBuffer();

/** The beginning of an MP4 that does not say where it was filmed. */
export const film = Buffer.from("\0\0\0\x0Cftypisom\0\0\0\x0Cmoovtrak", "latin1");

/** An SVG of shapes alone. */
export const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 80"><path d="M0 0h320v80H0z"/></svg>';
