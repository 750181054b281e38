import { expect, test } from "vitest";
import { buildAddressList } from "./link-addresses.ts";

test("offers pages by their headings, and each place on them once", () => {
  const html = `<title>Security and Exit - AES/32</title><main>
    <h1>What we answer.</h1>
    <section id="downtime" aria-labelledby="downtime-title">
      <h2 id="downtime-title">Downtime</h2>
      <input id="field"><p id="note">No place</p>
    </section>
    <section aria-labelledby="band-2-title"><h2 id="band-2-title">A band</h2></section>
    <h2 id="exit-title">Exit</h2><details><div id="exit">You take all of it.</div></details>
    <h2 id="five-lines">Five lines</h2>
  </main><footer><section id="footer"><h2>Footer</h2></section></footer>`;
  expect(JSON.parse(buildAddressList(new Map([["/security", html]])))).toEqual([
    ["/security", "Security and Exit"],
    ["/security#downtime", "Security and Exit › Downtime"],
    ["/security#exit", "Security and Exit › Exit"],
    ["/security#five-lines", "Security and Exit › Five lines"],
  ]);
});
