import { expect, it } from "vitest";
import { buildTestLead } from "../../tests/leads/test-lead.ts";
import { hubspotFormat } from "./webhook.ts";

it("passes on the words that somebody agreed to whose lead was entered by hand", () => {
  const { lead: sent } = buildTestLead(1);
  const own = { channel: "fair", by: "command", consentBasis: "Call me about it." } as const;
  const lead = { ...sent, entry: { ...own, at: sent.receivedAt } };
  const body = hubspotFormat.buildBody(lead, {
    siteOrigin: "https://www.example.com",
    desk: { isOn: false },
  });
  expect(JSON.stringify(body)).toContain('"text":"Call me about it. (fair, ');
});
