import { waitFor } from "../processes.ts";
import type { Flow } from "./flow.ts";
import { deskUser } from "./watched-site.ts";

/** The desk's forms get past its guard, which goes by what the browser says of each request. */
export const deskFlow: Flow = {
  title: "signs in at the desk, and out again",
  async run(visitor) {
    await visitor.leave("/desk/sign-in");
    await visitor.fill("#email", deskUser);
    await visitor.click("button", "Send Me a Link");
    await visitor.expectPath("/desk/sign-in/sent");
    const link = await waitFor(async () => {
      const texts = (await visitor.site.readOutbox()).map(({ text = "" }) => text);
      return /http:\S+sign-in\S+/.exec(texts.join("\n"))?.[0];
    });
    await visitor.leave(link);
    await visitor.click("button", "Sign In");
    await visitor.expectPath("/desk");
    await visitor.click("summary", deskUser);
    await visitor.click("button", "Sign Out");
    await visitor.expectPath("/desk/signed-out");
  },
};
