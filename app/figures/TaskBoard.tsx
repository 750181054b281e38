import type { TaskBoardData } from "../content.ts";
import { FigureFrame } from "./FigureFrame.tsx";

export function TaskBoard(data: TaskBoardData) {
  return <FigureFrame frame={data}>{data.title}</FigureFrame>;
}
