export async function buildEditorConfig() {
  return {
    publish_mode: "simple",
    media_folder: "content/files",
    public_folder: "/files",
    output: { omit_empty_optional_fields: true },
    collections: [
      {
        name: "pages",
        label: "Pages",
        files: [
          {
            name: "about",
            label: "About",
            file: "content/pages/about.yaml",
            fields: [
              {
                name: "title",
                label: "Title",
                widget: "string",
                pattern: ["^.{1,51}$", "at most 51"],
              },
              { name: "description", label: "Description", widget: "text" },
            ],
          },
        ],
      },
      {
        name: "blog",
        label: "Articles",
        folder: "content/blog",
        path: "{{slug}}/index",
        extension: "md",
        format: "yaml-frontmatter",
        fields: [
          { name: "title", label: "Title", widget: "string" },
          { name: "body", label: "Text", widget: "markdown" },
        ],
      },
    ],
  };
}
