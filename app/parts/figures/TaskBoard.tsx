import { classNames } from "../ui/class-names.ts";
import { CloseUp, withoutNote } from "./CloseUp.tsx";
import { FigureFrame } from "./FigureFrame.tsx";
import { ItemBalloon } from "./ItemBalloon.tsx";
import { RecordNumber } from "./RecordNumber.tsx";
import { StateMark } from "./StateMark.tsx";
import type { TaskBoardData } from "./task-board-schema.ts";

type Column = TaskBoardData["columns"][number];
type Task = Column["tasks"][number];

/** The mark of each state of a task. */
export const taskTones = { active: "good", paused: "idle", waiting: "bad" } as const;

/** The tasks of a unit in their three states, those short of float first. */
export function TaskBoard(board: TaskBoardData) {
  return (
    <FigureFrame frame={board}>
      <div className="grid gap-px bg-room-line lg:grid-cols-3">
        {board.columns.map((column) => (
          <div key={column.state} className="bg-room-panel px-3 pt-4 pb-4 sm:px-4">
            <p className="flex items-center gap-2.5 px-1 font-head text-body font-strong text-white">
              <StateMark tone={taskTones[column.state]} className="size-2.5" />
              {column.name}
              <span className="ml-auto tag text-room-mute">{column.tasks.length}</span>
            </p>
            <div className="mt-3 grid gap-2.5 md:max-lg:grid-cols-2">
              {column.tasks.map((task, index) => (
                <TaskCard
                  key={task.order}
                  task={task}
                  labels={board.labels}
                  className={index > 1 ? "max-sm:hidden" : undefined}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
    </FigureFrame>
  );
}

/** Tasks that the board's notes speak of: the one that comes first, and the handoff. */
export function TaskCloseUp({ columns, labels }: TaskBoardData) {
  const marked = columns.flatMap(({ tasks }) => tasks).filter(({ note }) => note);
  return (
    <CloseUp className="grid content-start gap-2.5 p-4 sm:p-6">
      {marked
        .toSorted((a, b) => a.float - b.float)
        .map((task) => (
          <TaskCard key={task.order} task={withoutNote(task)} labels={labels} />
        ))}
    </CloseUp>
  );
}

interface TaskCardProps {
  task: Task;
  labels: TaskBoardData["labels"];
  className?: string | undefined;
}

function TaskCard({ task, labels, className }: TaskCardProps) {
  const { order, tag, text, crew, percent, reason, handoff, overdue = false, note } = task;
  return (
    <div
      className={classNames(
        "border px-3.5 py-3",
        overdue ? "border-signal bg-signal/10" : "border-room-edge bg-room",
        className,
      )}
    >
      <p className="flex items-center justify-between gap-3 font-mono text-label text-room-mute">
        <span>
          <RecordNumber number={order} /> <span className="text-room-text">{tag}</span>
        </span>
        {note && <ItemBalloon item={note} />}
      </p>
      <p className="mt-1.5 flex items-baseline justify-between gap-3">
        <span className="font-medium text-white">{text}</span>
        <span className="text-label whitespace-nowrap text-room-mute">{crew}</span>
      </p>
      {reason && (
        <p
          className={classNames(
            "mt-1.5 text-label leading-snug",
            overdue ? "text-white" : "text-room-caution",
          )}
        >
          {reason}
        </p>
      )}
      <svg aria-hidden="true" className="mt-2.5 block h-1 w-full">
        <rect width="100%" height="4" className="fill-room-edge" />
        <rect width={`${percent}%`} height="4" className="fill-room-cleared" />
      </svg>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 font-mono text-label text-room-mute tabular-nums">
        <span>
          {task.remaining} h {labels.remaining}
        </span>
        {overdue ? (
          <span className="rounded-sm bg-signal px-1.5 py-0.5 font-semibold text-signal-ink">
            {labels.overdue}, {labels.float} {task.float} h
          </span>
        ) : (
          <span>
            {labels.float} {task.float} h
          </span>
        )}
        {handoff && (
          <span className="ml-auto text-room-text">
            <span aria-hidden="true">→ </span>
            {labels.handoff} {handoff}
          </span>
        )}
      </p>
    </div>
  );
}
