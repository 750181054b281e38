import bids from "content:figures/bid-comparison";
import page from "content:module-pages/sourcing";
import { BidComparison } from "../../figures/BidComparison.tsx";
import { ModuleSheet } from "./ModuleSheet.tsx";
import { buildModuleMeta } from "./module-head.ts";

export function meta() {
  return buildModuleMeta("sourcing", page);
}

export default function Sourcing() {
  return <ModuleSheet id="sourcing" page={page} figure={<BidComparison {...bids} />} />;
}
