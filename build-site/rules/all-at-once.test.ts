import { expect, test } from "vitest";
import { ContentCopy } from "../../tests/content-copy.ts";
import { spoiled } from "../../tests/spoiled-content.ts";

const content = new ContentCopy();

/** What is told of a file: its field, and words of the message. */
const told: Record<keyof typeof spoiled, [string, string][]> = {
  article: [
    ["excerpt", "characters long"],
    ["date", "is in the future"],
    ["author", "is not an author"],
    ["category", "is not a category"],
    ["pictureAlt", "is missing"],
    ["picture", "gate.jpg has no rights line"],
    ["pictures[0].rights", "characters long"],
    ["videos[0]", "needs captions"],
    ["videos[0].file", "is not a file in content/files"],
    ["relatedPosts[0]", "is not an article"],
    ["videos[0].poster", "gate.jpg needs `rights`"],
    ["sources[0].id", "is not linked in the text"],
    ["", "/modulez"],
    ["", "in {{claims.no-such}} is not in"],
    ["", "a picture needs a paragraph of its own"],
    ["", '"gat.jpg" is not a picture in this article'],
    ["", "small.jpg is 100 pixels wide"],
    ["", '"video:run" is not a video of this article'],
  ],
  customers: [
    ["names[1]", "is there twice"],
    ["logos[0]", 'has a logo for "A customer", which is not in names'],
    ["logos[0].file", "small.jpg is 100 pixels wide"],
    ["logos[0].rights", "characters long"],
    ["logos[1].alt", "is the file's name"],
    ["logos[1]", 'has a logo for "none.jpg"'],
    ["logos[1].rights", "is missing"],
    ["logos[1].file", "none.jpg is not a picture in content/pictures"],
  ],
  campaign: [
    ["title", "is already the title of"],
    ["description", "characters long"],
    ["modified", "is missing"],
    ["publish", "has no effect on a draft"],
    ["bands[0].as", "is missing"],
    ["bands[0]", "expected a hero"],
    ["bands[0].title", "{{claims.no-such}}"],
    ["bands[0].items[0].text", "found nothing"],
    ["bands[1]", "has both picture and photo"],
    ["bands[1].lead", "is missing"],
    ["bands[1].picture", "is not a rendered picture"],
    ["bands[1].photo.rights", "characters long"],
    ["bands[1].photo.file", "none.jpg is not a picture"],
    ["bands[1].primary.href", "is not a page on this site"],
  ],
  job: [
    ["", "has neither place nor remote"],
    ["title", "found nothing"],
    ["date", "is in the future"],
    ["description", "is already the description"],
    ["salary", "is not a range"],
  ],
  misread: [
    ["", "has curly quotes around it"],
    ["", "70.000 is the number 70"],
    ["", "80.000 is the number 80"],
    ["date", "expected a date"],
    ["salary.currency", "expected a currency"],
  ],
};

test.each(Object.entries(told))(
  "all that is wrong with a file is told at once: %s",
  async (name, expected) => {
    const file = await spoiled[name as keyof typeof spoiled](content);
    const faults = (await content.findFaults())
      .filter((fault) => fault.file === `content/${file}`)
      .map(({ field, message }) => `${field}: ${message}`);
    const untold = expected.filter(
      ([field, words]) =>
        !faults.some((each) => each.startsWith(`${field}: `) && each.includes(words)),
    );
    expect(untold).toEqual([]);
    // And each thing once.
    expect(faults).toHaveLength(expected.length);
  },
);
