import type { KpiBoardData } from "../content.ts";
import { FigureFrame } from "./FigureFrame.tsx";

export function KpiBoard(data: KpiBoardData) {
  return <FigureFrame frame={data}>{data.title}</FigureFrame>;
}
