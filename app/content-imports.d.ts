// biome-ignore-all lint/style/noDefaultExport: that is how a content module is imported

// What `import x from "content:…"` yields. The build turns each into a module that holds the
// checked value; see app/content.ts for the ids.

declare module "content:site" {
  const value: import("./content.ts").Site;
  export default value;
}
declare module "content:menu" {
  const value: import("./content.ts").Menu;
  export default value;
}
declare module "content:personas" {
  const value: import("./content.ts").Personas;
  export default value;
}
declare module "content:modules" {
  const value: import("./content.ts").Module[];
  export default value;
}
declare module "content:module-labels" {
  const value: import("./content.ts").ModuleLabels;
  export default value;
}
declare module "content:module-page-labels" {
  const value: import("./content.ts").ModulePageLabels;
  export default value;
}
declare module "content:module-pages/timemanagement" {
  const value: import("./content.ts").ModulePage;
  export default value;
}
declare module "content:module-pages/planning" {
  const value: import("./content.ts").ModulePage;
  export default value;
}
declare module "content:module-pages/invoicing" {
  const value: import("./content.ts").ModulePage;
  export default value;
}
declare module "content:module-pages/sourcing" {
  const value: import("./content.ts").ModulePage;
  export default value;
}
declare module "content:module-pages/projectmanagement" {
  const value: import("./content.ts").ModulePage;
  export default value;
}
declare module "content:module-pages/scaffolding" {
  const value: import("./content.ts").ModulePage;
  export default value;
}
declare module "content:module-pages/analytics" {
  const value: import("./content.ts").ModulePage;
  export default value;
}
declare module "content:figures/shift-roster" {
  const value: import("./content.ts").ShiftRosterData;
  export default value;
}
declare module "content:figures/estimate" {
  const value: import("./content.ts").EstimateData;
  export default value;
}
declare module "content:figures/invoice" {
  const value: import("./content.ts").InvoiceData;
  export default value;
}
declare module "content:figures/bid-comparison" {
  const value: import("./content.ts").BidComparisonData;
  export default value;
}
declare module "content:figures/task-board" {
  const value: import("./content.ts").TaskBoardData;
  export default value;
}
declare module "content:figures/scaffold-map" {
  const value: import("./content.ts").ScaffoldMapData;
  export default value;
}
declare module "content:figures/kpi-board" {
  const value: import("./content.ts").KpiBoardData;
  export default value;
}
declare module "content:industries" {
  const value: import("./content.ts").Industries;
  export default value;
}
declare module "content:stories" {
  const value: import("./content.ts").Stories;
  export default value;
}
declare module "content:customers" {
  const value: import("./content.ts").Customers;
  export default value;
}
declare module "content:resource-hub" {
  const value: import("./content.ts").ResourceHub;
  export default value;
}
declare module "content:legal-labels" {
  const value: import("./content.ts").LegalLabels;
  export default value;
}
declare module "content:legal/*" {
  const value: import("./content.ts").LegalText;
  export default value;
}
declare module "content:breadcrumbs" {
  const value: import("./content.ts").Breadcrumbs;
  export default value;
}
declare module "content:chrome" {
  const value: import("./content.ts").Chrome;
  export default value;
}
declare module "content:consent" {
  const value: import("./content.ts").Consent;
  export default value;
}
declare module "content:consent-version" {
  const value: string;
  export default value;
}
declare module "content:messages" {
  const value: import("./content.ts").Messages;
  export default value;
}
declare module "content:pages/modules" {
  const value: import("./content.ts").ModulesPage;
  export default value;
}
declare module "content:pages/personas" {
  const value: import("./content.ts").PersonasPage;
  export default value;
}
declare module "content:pages/home" {
  const value: import("./content.ts").HomePage;
  export default value;
}
declare module "content:integrations" {
  const value: import("./content.ts").Integrations;
  export default value;
}
declare module "content:pages/how-it-works" {
  const value: import("./content.ts").HowItWorksPage;
  export default value;
}
declare module "content:pages/integrations" {
  const value: import("./content.ts").IntegrationsPage;
  export default value;
}
declare module "content:pages/unit-rate" {
  const value: import("./content.ts").UnitRatePage;
  export default value;
}
declare module "content:pages/journey" {
  const value: import("./content.ts").JourneyPage;
  export default value;
}
declare module "content:pages/contact" {
  const value: import("./content.ts").ContactPage;
  export default value;
}
declare module "content:pages/about" {
  const value: import("./content.ts").AboutPage;
  export default value;
}
declare module "content:pages/careers" {
  const value: import("./content.ts").CareersPage;
  export default value;
}
declare module "content:articles" {
  const value: import("./content.ts").Article[];
  export default value;
}
declare module "content:pages/blog" {
  const value: import("./content.ts").BlogPage;
  export default value;
}
declare module "content:blog-pages" {
  const value: import("./content.ts").BlogPages;
  export default value;
}
declare module "content:pages/article" {
  const value: import("./content.ts").ArticlePage;
  export default value;
}
declare module "content:pages/resources" {
  const value: import("./content.ts").ResourcesPage;
  export default value;
}
declare module "content:pages/not-found" {
  const value: import("./content.ts").NotFoundPage;
  export default value;
}
declare module "content:pages/error" {
  const value: import("./content.ts").ErrorPage;
  export default value;
}
