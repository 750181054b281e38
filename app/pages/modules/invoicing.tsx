import invoice from "content:figures/invoice";
import page from "content:module-pages/invoicing";
import { AssembledInvoice } from "../../figures/AssembledInvoice.tsx";
import { ModuleSheet } from "./ModuleSheet.tsx";
import { buildModuleMeta } from "./module-head.ts";

export function meta() {
  return buildModuleMeta("invoicing", page);
}

export default function Invoicing() {
  return <ModuleSheet id="invoicing" page={page} figure={<AssembledInvoice {...invoice} />} />;
}
