import { expect, test } from "vitest";
import { buildSearchIndex } from "./search-index.ts";

test("a page's words are those of its main part, each once and apart", () => {
  const html =
    "<header>Menu</header><main><h1>Idle scaffold</h1><p>Scaffold&nbsp;S-4</p><script>let x</script></main>";
  expect(JSON.parse(buildSearchIndex(new Map([["/page", html]])))).toEqual({
    "/page": "idle scaffold s 4",
  });
});
