import { useId } from "react";
import { expect, test } from "vitest";
import { island } from "./island.tsx";
import { PageScripts } from "./PageScripts.tsx";
import { useBehavior, usePage } from "./page-context.ts";
import type { Edition } from "./page-record.ts";
import { renderPage } from "./render.tsx";

function Field({ label }: { label: string }) {
  const id = useId();
  return (
    <label htmlFor={id}>
      {label} ({label.length}): <input id={id} />
    </label>
  );
}

const FieldIsland = island("Field", Field);

const FormIsland = island("Form", ({ labels }: { labels: string[] }) => (
  <form>
    {labels.map((label) => (
      <FieldIsland key={label} label={label} />
    ))}
  </form>
));

const files = {
  entry: "/entry.js",
  preload: ["/entry.js", "</script><!--"],
  style: "/style.css",
  listBehaviorScripts: (name: string) => [`/${name}.behavior.js`],
  listIslandScripts: (name: string) => [`/${name}.js`, "/shared.js"],
};

const english: Edition = { language: "en", locale: "en-US", prefix: "", folder: "." };

function draw(body: React.ReactNode, path = "/modules/planning/") {
  return renderPage({
    address: { path },
    edition: english,
    alternates: [english],
    files,
    document: <main>{body}</main>,
  });
}

const findIds = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

test("what is not in an island has no trace of React", () => {
  const count = 3;
  expect(draw(<p>{count} of 7</p>)).toBe("<!DOCTYPE html><main><p>3 of 7</p></main>");
});

test("an island says who it is, which scripts it needs, and with what it was drawn", () => {
  const html = draw(<FieldIsland label={'A "b"'} />);
  expect(html).toContain(
    '<div class="contents" data-island="Field" data-island-id="Field-1-" data-scripts="/Field.js /shared.js" data-props="{&quot;label&quot;:&quot;A \\&quot;b\\&quot;&quot;}">',
  );
  // What React needs to find its texts again.
  expect(html).toContain("<!-- -->");
});

test("two pages have no id in common outside of islands", () => {
  const [first, second] = ["/a/", "/b/"].map((path) => findIds(draw(<Field label="x" />, path)));
  expect(first).not.toEqual(second);
});

test("an island inside another is part of it", () => {
  const html = draw(<FormIsland labels={["first", "second"]} />);
  expect(html.match(/data-island="/g)).toHaveLength(1);
  expect(html.match(/<input/g)).toHaveLength(2);
});

test("islands cannot ask where they are", () => {
  const Lost = island("Lost", () => <p>{usePage().edition.language}</p>);
  expect(() => draw(<Lost />)).toThrow("outside islands");
});

function Watched() {
  return <p {...useBehavior("watch")}>watched</p>;
}

test.each([
  ["islands are in none of its scripts", <FieldIsland key="x" label="x" />, []],
  ["a behavior of its own is", <Watched key="x" />, ["/watch.behavior.js"]],
])("a page names the scripts it needs right away: %s", (_case, content, added) => {
  const html = draw(
    <>
      {content}
      <PageScripts />
    </>,
  );
  // No text ends their element.
  const [, record = ""] = /<script id="page-record"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(record).preload).toEqual([...files.preload, ...added]);
});
