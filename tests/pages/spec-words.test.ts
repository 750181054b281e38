import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { contactPage as contactPageSource } from "../../app/pages/contact/schema.ts";
import { chrome as chromeSource } from "../../app/parts/chrome/schema.ts";
import { consent as consentSource } from "../../app/parts/consent/schema.ts";
import { messages as messagesSource } from "../../app/parts/toasts/schema.ts";
import { readContent } from "../../build-site/content/read-content.ts";
import { readAddressedPages, readBuiltPages } from "./built-site.ts";

/**
 * Words, figures and links that the specification gives to the letter, as visitors find them in the
 * built pages. Texts of our own are not repeated here: they may change with the content.
 */
const pages = new Map(readBuiltPages().map(({ path, $ }) => [path, $]));

function getPage(path: string) {
  const $ = pages.get(path);
  if (!$) throw new Error(`the build has no page ${path}`);
  return $;
}

/** Without any space: where a figure and its label are two elements, none stands between them. */
const squeeze = (text: string) => text.replace(/\s+/g, "");

const getText = (path: string, selector = "main") => squeeze(getPage(path)(selector).text());

/** Label and target of each link in a part of a page, the arrow of a button aside. */
function getLinks(path: string, selector: string) {
  const $ = getPage(path);
  return $(`${selector} a`)
    .toArray()
    .map((link) => {
      const label = $(link).clone();
      label.find("[aria-hidden], .sr-only").remove();
      return [label.text().trim(), $(link).attr("href")];
    });
}

const everywhere = readAddressedPages()
  .map(({ $ }) => squeeze($("main").text()))
  .join("\n")
  .toLowerCase();

test.each([
  "50+ facilities",
  "30+ years proven",
  "40% faster planning",
  "5,000+ deployments",
  "500+ turnarounds",
  "10K+ contractor sites",
  "ERP integration",
  "CMMS integration",
  "Single sign-on (SSO)",
  "role-based access control",
  "role-based dashboards",
  "audit logging",
  "no rip-and-replace",
  "start with one module",
  "full adoption 3-12 months",
  "value within weeks",
  "$100k+ invoice disputes prevented",
  "up to 60% reduction in administrative overhead",
  "100% contract compliance through standard catalogs",
  "a reply within one business day",
  "Unit Rate, Time & Material and Lump Sum",
  "20+ years of execution expertise",
  "remote-first team across the US and Europe",
  ...["Director of Turnarounds", "VP / Director of Ops", "Maintenance Planner"],
  ...["Procurement Manager", "Maintenance Leader", "Turnaround Coordinator"],
  ...["Finance / Accounts Payable", "Operations Lead", "Field Coordinator"],
  ...["VP of Operations", "Site Leader"],
])("the site says: %s", (claim) => {
  expect(everywhere).toContain(squeeze(claim).toLowerCase());
});

describe("the home page", () => {
  test.each([
    ["maintenance", "40% faster coordination", "35%", "20 hrs", "150+"],
    ["turnaround", "40% faster planning", "42%", "15 hrs", "200+"],
    ["operations", "25% cost reduction", "38%", "18 hrs", "175+"],
    ["procurement", "15% cost savings", "45%", "12 hrs", "225+"],
  ])("gives %s its figures", (persona, metric, efficiency, hours, projects) => {
    expect(getText("/", `[data-for-persona~="${persona}"]`)).toContain(
      squeeze(`${metric}${efficiency}efficiency gain${hours}saved per week${projects}projects`),
    );
  });

  test.each([
    [
      "maintenance",
      ["Contractor crew visibility", "Scaffold hour tracking", "Billing accuracy validation"],
    ],
    ["turnaround", ["Live scope change tracking", "Team handoffs", "Execution visibility"]],
    ["operations", ["Multi-site coordination", "Standardized processes", "Performance tracking"]],
    ["procurement", ["Vendor quote comparison", "Contract term tracking", "Spend validation"]],
  ])("gives %s its three key points", (persona, points) => {
    expect(getText("/", `[data-for-persona~="${persona}"]`)).toContain(squeeze(points.join("")));
  });

  test("gives the figures across all personas", () => {
    expect(getText("/")).toContain(squeeze("40% efficiency gain 16 hrs saved per week 180+"));
  });

  test("leads on and says when it was updated", () => {
    const links = getLinks("/", "main section:first-of-type");
    expect(links).toContainEqual(["Get Started Now", "/modules"]);
    expect(links).toContainEqual(["See How It Works", "/journey"]);
    expect(getText("/")).toContain(squeeze("Last updated: 29 October 2025"));
  });
});

describe("the customer journey", () => {
  test("sends each answer to its page", () => {
    expect(getLinks("/journey/", "main section:last-of-type")).toEqual([
      ["Find Your Role", "/personas"],
      ["View Modules", "/modules"],
      ["Start with Time Management", "/modules/timetrack"],
      ["Design My Stack", "/modules"],
      ["Plan My Expansion", "/modules/opsview"],
    ]);
  });

  test("has the four phases and the six periods in order", () => {
    const headings = getPage("/journey/")("main h3")
      .toArray()
      .map((heading) => getPage("/journey/")(heading).text());
    const phases = ["Entry", "Expansion", "Standardization", "Strategic Integration"];
    expect(headings.filter((heading) => phases.includes(heading))).toEqual(phases);
    const names = getPage("/journey/")("main progress")
      .toArray()
      .map(({ attribs }) => [attribs["aria-label"]?.split(", ").at(-1), attribs.value]);
    expect(names).toEqual([
      ["Week 0", "15"],
      ["Weeks 1-3", "35"],
      ["Weeks 4-5", "65"],
      ["Weeks 6-8", "80"],
      ["Month 3+", "95"],
      ["Month 6+", "100"],
    ]);
  });
});

describe("the contact form", () => {
  test("offers the thirteen interests in order", () => {
    const values = getPage("/contact/")('input[name="interests"]')
      .toArray()
      .map(({ attribs }) => attribs.value);
    expect(values).toEqual([
      ...["Maintenance Stack", "Turnarounds Stack", "Procurement Stack", "Operations Stack"],
      ...["Time Management", "Planning", "Sourcing", "Invoicing", "Scaffolding"],
      ...["Project Management", "Analytics", "Demo", "Other"],
    ]);
  });

  test("has the agreed words", () => {
    const text = getText("/contact/");
    for (const words of [
      ...["Get Started", "Talk to Our Team", "Thank You!"],
      ...["Full Name *", "Email Address *", "Company", "Role / Title", "Message"],
      ...["will be in touch shortly", "unsubscribe at any time"],
    ]) {
      expect(text).toContain(squeeze(words));
    }
    expect(getLinks("/contact/", "form")).toEqual([["Privacy Policy", "/privacy-policy"]]);
  });
});

describe("the menus and the footer", () => {
  const resources = [
    ["How It Works", "/how-it-works"],
    ["Customer Journey", "/journey"],
    ["Integrations", "/resources/integrations"],
    ["Unit Rate Billing", "/resources/unit-rate"],
    ["Insights", "/blog"],
    ["Use Cases", "/personas"],
  ];

  test.each(["#platform-menu", "#mobile-menu"])("%s has the agreed entries", (menu) => {
    const links = getLinks("/", menu);
    for (const link of [...resources, ["View All Modules", "/modules"], ["Careers", "/careers"]]) {
      expect(links).toContainEqual(link);
    }
    for (const persona of ["maintenance", "turnaround", "operations", "procurement"]) {
      expect(links.map(([, href]) => href)).toContain(`/modules?persona=${persona}`);
    }
  });

  test("the call to action stands in the mega menu", () => {
    expect(getText("/", "#platform-menu")).toContain(squeeze("Ready to get started?"));
  });

  test("the footer lists its resources in order", () => {
    const links = getLinks("/", "body > footer");
    const start = links.findIndex(([label]) => label === "About Us");
    expect(links.slice(start, start + 8)).toEqual([
      ["About Us", "/about"],
      ["Careers", "/careers"],
      ["Insights", "/blog"],
      ["Use Cases", "/personas"],
      ["How It Works", "/how-it-works"],
      ["Customer Journey", "/journey"],
      ["Resource Hub", "/resources"],
      ["Contact Us", "/contact/"],
    ]);
  });
});

test.each([
  ["/how-it-works/", "Last updated: 24 October 2025"],
  ["/how-it-works/", "sites150+contractors10K+savings25%"],
  ["/careers/", "No current opportunities available."],
  ["/resources/integrations/", "Connect What You Have. Extend What You Need."],
  ["/resources/", "Resource Hub"],
  ["/resources/", "Oracle Version 4.5.0.315"],
  ["/resources/", "Oracle Version 4.7.0.364"],
  ["/resources/", "Oracle Version 4.7.0.617"],
  ["/resources/", "Oracle Version 5.0.0.277"],
  ["/resources/", "InterBase Service Pack 31"],
  ["/blog/", "Insights from the Field"],
  ["/blog/contractor-trends-part-two/", "7% of contingent labor programs govern service work"],
  ["/blog/contractor-trends-part-two/", "80% of companies see yearly savings of 0-10%"],
  ["/blog/contractor-trends-part-two/", "net promoter score was -39 for 2023"],
  ["/blog/contractor-trends-part-two/", "17% adopted statement-of-work management"],
  ["/privacy/", "Effective October 4, 2022"],
  ["/cookies/", "Effective October 18, 2022"],
  ["/404.html", "Page Not Found"],
  ["/404.html", "Return to Homepage"],
  ["/blog/404.html", "Blog Post Not Found"],
  ["/blog/404.html", "The blog post you're looking for doesn't exist."],
])("%s says: %s", (path, words) => {
  expect(getText(path)).toContain(squeeze(words));
});

/** Words that scripts bring: they are in the content, not in the prerendered pages. */
describe("what appears on the way", () => {
  const root = resolve(import.meta.dirname, "../..");

  test("the form's outcomes have the words of the error catalogue", () => {
    expect(readContent(root, messagesSource).toasts).toEqual({
      missingFields: { title: "Please fill in all required fields" },
      missingConsent: { title: "Please accept the consent to continue" },
      failed: {
        title: "Failed to send message",
        description: "Please try again or contact us directly.",
      },
      sent: {
        title: "Message sent successfully!",
        description: "We'll get back to you within one business day.",
      },
    });
    expect(readContent(root, contactPageSource).form.sending).toBe("Sending...");
  });

  test("the banner's buttons have the agreed names", () => {
    expect(readContent(root, consentSource)).toMatchObject({
      acceptAll: "Accept all",
      rejectNonEssential: "Reject non-essential",
      manageChoices: "Manage choices",
      savePreferences: "Save preferences",
    });
    expect(readContent(root, chromeSource).footer.cookieSettings).toBe("Cookie Settings");
  });
});

/** The label table of spec section 2, "Legal pages". */
test.each([
  ["/how-it-works/", "How It Works"],
  ["/modules/planning/", "Scope Builder"],
  ["/modules/invoicing/", "Invoice Generation"],
  ["/modules/sourcing/", "Vendor Quote"],
  ["/modules/projectmanagement/", "Task Flow"],
  ["/modules/scaffolding/", "Scaffold Track"],
  ["/modules/analytics/", "Ops View"],
  ["/journey/", "Customer Journey"],
  ["/resources/integrations/", "Integrations"],
  ["/terms/", "Terms & Conditions"],
  ["/privacy/", "Privacy Policy"],
])("search engines read %s as %s", (path, name) => {
  const graph = JSON.parse(getPage(path)('script[type="application/ld+json"]').text())["@graph"];
  const trail = graph.find((thing: { "@type": string }) => thing["@type"] === "BreadcrumbList");
  expect(trail.itemListElement.at(0).name).toBe("Home");
  expect(trail.itemListElement.at(-1).name).toBe(name);
});
