import type { InvoiceData } from "../content.ts";
import { FigureFrame } from "./FigureFrame.tsx";

export function AssembledInvoice(data: InvoiceData) {
  return <FigureFrame frame={data}>{data.title}</FigureFrame>;
}
