import type { ScaffoldMapData } from "../content.ts";
import { FigureFrame } from "./FigureFrame.tsx";

export function ScaffoldMap(data: ScaffoldMapData) {
  return <FigureFrame frame={data}>{data.title}</FigureFrame>;
}
