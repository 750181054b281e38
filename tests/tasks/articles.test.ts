import { createTrial, write } from "./try-task.ts";

const tryTask = createTrial();

const night = "blog/what-a-night-shift-hands-over";
tryTask("Write an article", [
  [
    "a colon in the title",
    write("title: The Night Shift: Handed Over", { for: "title: What a Night Shift Hands Over" }),
  ],
  [
    "quotes around a word of the title",
    write('title: "What" a Night', { for: "title: What a Night" }),
  ],
  ["an American date", write("11/10/2025", { for: "2025-11-10" })],
  ["a German date", write("10.11.2025", { for: "2025-11-10" })],
  [
    "a category that is none",
    write("category: Best Practice\n", { for: "category: Best Practices\n" }),
  ],
  [
    "a head without its lines",
    (content) =>
      content.write(`${night}/index.md`, content.read(`${night}/index.md`).replaceAll("---\n", "")),
  ],
  ["a large heading", write("# Five lines", { for: "## Five lines" })],
  [
    "a picture without words",
    write("", {
      for: "pictureAlt: Model of a refinery unit under maintenance, with crews on an orange scaffold.\n",
    }),
  ],
  ["a folder with a space", (content) => content.move(night, "blog/Night Shift")],
  [
    "no folder",
    (content) => {
      content.write("blog/night-shift.md", content.read(`${night}/index.md`));
      content.remove(`${night}/index.md`);
    },
  ],
  [
    "a link without https://",
    write("(www.example.com/hours)", { for: "(/modules/timemanagement)" }),
  ],
  ["HTML", write("<b>What</b> was", { for: "What was" })],
]);

tryTask("Publish an article on a day", [
  ["a German date", write("publish: 15.01.2099", { for: "publish: 2099-01-15" })],
  ["a day that does not exist", write("publish: 2099-02-30", { for: "publish: 2099-01-15" })],
  ["still a draft", write("publish: 2099-01-15\ndraft: true", { for: "publish: 2099-01-15" })],
  ["the day as its date", write("date: 2100-01-15", { for: "date: 2025-11-10" })],
]);

tryTask("Take an article offline", [
  [
    "the day alone",
    write("until: 2099-03-31", { for: "until: { day: 2099-03-31, to: /modules }" }),
  ],
  ["a page without slash", write("to: modules", { for: "to: /modules" })],
]);

const redirect =
  "- { from: /blog/contractor-trends-part-one, to: /blog/contractor-trends-since-2010 }\n";
tryTask("Rename an article", [
  ["no redirect", write("", { file: "redirects.yaml", for: redirect })],
  [
    "an old link",
    write("/contractor-trends-part-one", {
      file: "blog/contractor-trends-part-two/index.md",
      for: "/contractor-trends-since-2010",
    }),
  ],
  [
    "the address with its host",
    write("from: https://www.example.com/blog/contractor", {
      file: "redirects.yaml",
      for: "from: /blog/contractor",
    }),
  ],
]);

tryTask("Feature another article", [
  ["a third one", write("featured: true", { for: "featured: false" })],
  [
    "yes",
    write("featured: yes", {
      file: "blog/contractor-invoicing-challenges/index.md",
      for: "featured: true",
    }),
  ],
]);

tryTask("Name a source", [
  [
    "the address in the text",
    write("(https://www.example.com/handbook)", { for: "(source:handbook)" }),
  ],
  [
    "an address without https://",
    write("url: www.example.com", { for: "url: https://www.example.com" }),
  ],
  ["a misspelled source", write("source:handbok", { for: "source:handbook" })],
  ["no space after the colon", write("id:handbook", { for: "id: handbook" })],
]);

tryTask("Add a category of articles", [
  ["the article alone", write("", { for: ", Case Studies" })],
  [
    "another spelling",
    write("category: Case studies", {
      file: "blog/contractor-management-pitfalls/index.md",
      for: "category: Case Studies",
    }),
  ],
]);
