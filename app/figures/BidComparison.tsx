import type { BidComparisonData } from "../content.ts";
import { FigureFrame } from "./FigureFrame.tsx";

export function BidComparison(data: BidComparisonData) {
  return <FigureFrame frame={data}>{data.title}</FigureFrame>;
}
