import { StateMark } from "../../parts/figures/StateMark.tsx";
import { taskTones } from "../../parts/figures/TaskBoard.tsx";
import type { TaskBoardData } from "../../parts/figures/task-board-schema.ts";
import { classNames } from "../../parts/ui/class-names.ts";

type Column = TaskBoardData["columns"][number];

/** The task board's three states, each with its first tasks. */
export function TaskScreen({ columns, labels }: TaskBoardData) {
  return (
    <div className="grid gap-px bg-room-line sm:grid-cols-3">
      {columns.map(({ state, name, tasks }) => (
        <div key={state} className="bg-room-panel px-3 py-2.5 sm:px-4 sm:pt-4 sm:pb-5">
          <p className="flex items-center gap-2.5 font-medium text-white">
            <StateMark tone={taskTones[state]} />
            {name}
          </p>
          {tasks.slice(0, 2).map((task) => (
            <TaskCard key={task.order} task={task} labels={labels} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface TaskCardProps {
  task: Column["tasks"][number];
  labels: TaskBoardData["labels"];
}

/** Of a state's tasks, a phone shows the first. */
function TaskCard({ task, labels }: TaskCardProps) {
  const { tag, text, crew, reason, remaining, float, overdue = false } = task;
  return (
    <div
      className={classNames(
        "mt-2 border px-3 py-2 sm:mt-3 sm:min-h-29 sm:py-2.5 max-sm:nth-[n+3]:hidden",
        overdue ? "border-signal bg-signal/10" : "border-room-edge bg-room",
      )}
    >
      <p className="font-mono text-label text-room-mute">
        {tag}, {crew}
      </p>
      <p className="mt-1 font-medium text-white">{text}</p>
      <p className="mt-1.5 font-mono text-label text-room-mute tabular-nums">
        {remaining}&nbsp;h {labels.remaining}, {float}&nbsp;h {labels.float}
      </p>
      {reason && (
        <p
          className={classNames("mt-1.5 text-label", overdue ? "text-white" : "text-room-caution")}
        >
          {reason}
        </p>
      )}
    </div>
  );
}
