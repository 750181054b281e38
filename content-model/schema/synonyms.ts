/** What people call fields, by the fields' names. */
const synonyms: Readonly<Record<string, string>> = {
  alt: "altText alternative caption",
  author: "by writer",
  category: "categories tag tags topic",
  description: "metaDescription summary subtitle",
  effective: "date lastUpdated modified updated",
  excerpt: "description subtitle summary teaser",
  file: "filename image path picture src",
  heading: "headline title",
  href: "address link target to url",
  lead: "intro introduction subheadline subtitle",
  mailboxes: "email emails mail mailbox",
  modified: "changed date lastModified lastUpdated updated",
  phone: "mobile phoneNumber tel telephone",
  photo: "image img",
  picture: "cover image img photo",
  place: "city location where",
  publish: "from online publishDate publishOn published start startDate starts",
  social: "facebook linkedin twitter",
  text: "body content copy paragraph",
  title: "heading headline",
  until: "end endDate ends expires expiry offline to validUntil",
  validUntil: "closes deadline end endDate ends expires expiry until",
};

/** The fields, of those that there are, that people call by this name, too. */
export const listSynonyms = (name: string, fields: readonly string[]): string[] =>
  fields.filter((field) => synonyms[field]?.split(" ").includes(name));
