import type { EstimateData } from "../content.ts";
import { FigureFrame } from "./FigureFrame.tsx";

export function CatalogEstimate(data: EstimateData) {
  return <FigureFrame frame={data}>{data.title}</FigureFrame>;
}
