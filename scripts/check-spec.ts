/**
 * `npm run check:spec`: lists the strings, figures and links of docs/specification.md that the built
 * site does not say. A report for the owner, who may change words at will: it is no part of `npm test`.
 */
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type CheerioAPI, load } from "cheerio";

/** Said on one page or another. */
const anywhere = [
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
  "Director of Turnarounds",
  "VP / Director of Ops",
  "Maintenance Planner",
  "Procurement Manager",
  "Maintenance Leader",
  "Turnaround Coordinator",
  "Finance / Accounts Payable",
  "Operations Lead",
  "Field Coordinator",
  "VP of Operations",
  "Site Leader",
];

/** Said on one page, in this order; a space may be anything that is no letter between two elements. */
const words: [path: string, ...words: string[]][] = [
  [
    "/",
    "40% faster coordination 35% efficiency gain 20 hrs saved per week 150+ projects",
    "40% faster planning 42% efficiency gain 15 hrs saved per week 200+ projects",
    "25% cost reduction 38% efficiency gain 18 hrs saved per week 175+ projects",
    "15% cost savings 45% efficiency gain 12 hrs saved per week 225+ projects",
    "40% efficiency gain 16 hrs saved per week 180+",
    "Contractor crew visibility Scaffold hour tracking Billing accuracy validation",
    "Live scope change tracking Team handoffs Execution visibility",
    "Multi-site coordination Standardized processes Performance tracking",
    "Vendor quote comparison Contract term tracking Spend validation",
    "Last updated: 29 October 2025",
    "Ready to get started?",
    "Accept all",
    "Reject non-essential",
    "Manage choices",
    "Save preferences",
    "Cookie Settings",
    "About Us Careers Insights Use Cases How It Works Customer Journey Resource Hub Contact Us",
  ],
  [
    "/journey/",
    "Entry",
    "Expansion",
    "Standardization",
    "Strategic Integration",
    "Week 0: 15%",
    "Weeks 1-3: 35%",
    "Weeks 4-5: 65%",
    "Weeks 6-8: 80%",
    "Month 3+: 95%",
    "Month 6+: 100%",
  ],
  [
    "/contact/",
    "Get Started",
    "Talk to Our Team",
    "Full Name *",
    "Email Address *",
    "Company",
    "Role / Title",
    "Message",
    "Maintenance Stack Turnarounds Stack Procurement Stack Operations Stack",
    "Time Management Planning Sourcing Invoicing Scaffolding Project Management Analytics",
    "Demo Other",
    "Sending...",
    "Thank You!",
    "will be in touch shortly",
    "unsubscribe at any time",
    "Please fill in all required fields",
    "Please accept the consent to continue",
    "Failed to send message",
    "Please try again or contact us directly.",
    "Message sent successfully!",
    "We'll get back to you within one business day.",
  ],
  ["/how-it-works/", "Last updated: 24 October 2025", "sites 150+ contractors 10K+ savings 25%"],
  ["/careers/", "No current opportunities available."],
  ["/resources/integrations/", "Connect What You Have. Extend What You Need."],
  [
    "/resources/",
    "Resource Hub",
    "Oracle Version 4.5.0.315",
    "Oracle Version 4.7.0.364",
    "Oracle Version 4.7.0.617",
    "Oracle Version 5.0.0.277",
    "InterBase Service Pack 31",
  ],
  ["/blog/", "Insights from the Field"],
  [
    "/blog/contractor-trends-part-two/",
    "7% of contingent labor programs govern service work",
    "80% of companies see yearly savings of 0-10%",
    "net promoter score was -39 for 2023",
    "17% adopted statement-of-work management",
  ],
  ["/privacy/", "Effective October 4, 2022"],
  ["/cookies/", "Effective October 18, 2022"],
  ["/404.html", "Page Not Found", "Return to Homepage"],
  ["/blog/404.html", "Blog Post Not Found", "The blog post you're looking for doesn't exist."],
];

/** Links of one page, by label and target. */
const links: [path: string, ...links: string[]][] = [
  [
    "/",
    "Get Started Now → /modules",
    "See How It Works → /journey",
    "How It Works → /how-it-works",
    "Customer Journey → /journey",
    "Integrations → /resources/integrations",
    "Unit Rate Billing → /resources/unit-rate",
    "Insights → /blog",
    "Use Cases → /personas",
    "View All Modules → /modules",
    "About Us → /about",
    "Careers → /careers",
    "Resource Hub → /resources",
    "Contact Us → /contact/",
  ],
  [
    "/journey/",
    "Find Your Role → /personas",
    "View Modules → /modules",
    "Start with Time Management → /modules/timetrack",
    "Design My Stack → /modules",
    "Plan My Expansion → /modules/opsview",
  ],
  ["/contact/", "Privacy Policy → /privacy-policy"],
];

/** What search engines call a page: the label table of spec section 2, "Legal pages". */
const names: [path: string, name: string][] = [
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
];

const client = resolve(import.meta.dirname, "../build/client");

/** What one page says. */
interface SpokenPage {
  text: string;
  links: string[];
  name: string | undefined;
}

/** Without any space: where a figure and its label are two elements, there is none between them. */
const squeeze = (text: string) => text.replace(/\s+/g, "").toLowerCase();

function listStrings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(listStrings) : [];
}

/** What islands show later is in their properties. */
function listLaterStrings($: CheerioAPI): string[] {
  return $("[data-props]")
    .toArray()
    .flatMap((island) => listStrings(JSON.parse($(island).attr("data-props") ?? "{}")));
}

function listLinks($: CheerioAPI): string[] {
  return $("a")
    .toArray()
    .map((link) => {
      const label = $(link).clone();
      label.find("[aria-hidden], .sr-only").remove();
      return `${label.text().trim()} → ${$(link).attr("href")}`;
    });
}

/** The bars of a page, such as "Week 0: 15%". */
function listBars($: CheerioAPI): string[] {
  return $("progress")
    .toArray()
    .map(({ attribs }) => `${attribs["aria-label"]?.split(", ").at(-1)}: ${attribs.value}%`);
}

function getTrailName($: CheerioAPI): string | undefined {
  const json = $('script[type="application/ld+json"]').text();
  const things: { "@type": string; itemListElement?: { name: string }[] }[] = json
    ? JSON.parse(json)["@graph"]
    : [];
  const trail = things.find((thing) => thing["@type"] === "BreadcrumbList");
  return trail?.itemListElement?.at(-1)?.name;
}

function readPage(file: string): SpokenPage {
  const $ = load(readFileSync(resolve(client, file), "utf8"));
  const name = getTrailName($);
  $("script, style").remove();
  const text = [$("body").text(), ...listLaterStrings($), ...listBars($)].join("\n");
  return { text: squeeze(text), links: listLinks($), name };
}

const pages = new Map(
  globSync("**/*.html", { cwd: client }).map((file) => [
    `/${file.replace(/(^|\/)index\.html$/, "$1")}`,
    readPage(file),
  ]),
);
if (pages.size === 0) {
  console.error("There is no built site; build it with: npm run build");
  process.exit(1);
}
const everything = [...pages.values()].map(({ text }) => text).join("\n");

const missing = [
  ...anywhere
    .filter((each) => !everything.includes(squeeze(each)))
    .map((each) => `any page: ${each}`),
  ...words.flatMap(([path, ...expected]) =>
    expected
      .filter((each) => !pages.get(path)?.text.includes(squeeze(each)))
      .map((each) => `${path}: ${each}`),
  ),
  ...links.flatMap(([path, ...expected]) =>
    expected
      .filter((each) => !pages.get(path)?.links.includes(each))
      .map((each) => `${path}: link ${each}`),
  ),
  ...names
    .filter(([path, name]) => pages.get(path)?.name !== name)
    .map(([path, name]) => `${path}: called ${name} for search engines`),
];
if (missing.length > 0) {
  console.error(`The built site does not say, or not so:\n${missing.join("\n")}`);
  process.exit(1);
}
console.log(
  "The built site says every string and figure of the specification that is listed here.",
);
