import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import {
  CloseUp,
  FigureFrame,
  markNoted,
  NoteLink,
  RecordNumber,
  StateMark,
  useFormats,
  withoutNote,
} from "./Screen.tsx";
import type { TaskBoardData } from "./schema.ts";

const taskTones = { active: "good", paused: "idle", waiting: "bad" } as const;

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
              <span data-count={column.state} className="ml-auto tag text-room-mute">
                {column.tasks.length}
              </span>
            </p>
            <div data-column={column.state} className="mt-3 grid gap-2.5 md:max-lg:grid-cols-2">
              {column.tasks.map((task) => (
                <TaskCard key={task.order} task={task} labels={board.labels}>
                  <select
                    data-task-state
                    defaultValue={column.state}
                    autoComplete="off"
                    aria-label={`${board.labels.state}, ${task.order}`}
                    className="no-print field-sizing-content min-h-11 max-w-full md:min-h-8 cursor-pointer appearance-none rounded-sm border border-room-edge bg-room-panel px-2 text-room-text underline decoration-dotted underline-offset-4 forced-colors:appearance-auto [@media(scripting:none)]:hidden"
                  >
                    {board.columns.map(({ state, name }) => (
                      <option key={state} value={state}>
                        {name}
                      </option>
                    ))}
                  </select>
                </TaskCard>
              ))}
            </div>
          </div>
        ))}
      </div>
    </FigureFrame>
  );
}

/** Tasks that the board's notes speak of: the one that comes first, and the handoff. */
export function TaskCloseUp(board: TaskBoardData) {
  const marked = board.columns
    .flatMap(({ tasks, name }) => tasks.map((task) => ({ ...task, state: name })))
    .filter(({ note }) => note);
  return (
    <CloseUp className="grid content-start gap-2.5 p-4 sm:p-6">
      {marked
        .toSorted((a, b) => a.float - b.float)
        .slice(0, 2)
        .map((task) => (
          <TaskCard key={task.order} task={withoutNote(task)} labels={board.labels}>
            <span className="border border-room-edge px-2 py-1 text-room-text">{task.state}</span>
          </TaskCard>
        ))}
    </CloseUp>
  );
}

function TaskCard(props: {
  task: TaskBoardData["columns"][number]["tasks"][number];
  labels: TaskBoardData["labels"];
  children: ReactNode;
}) {
  const { task, labels } = props;
  const { formatNumber } = useFormats();
  const { order, tag, text, crew, percent, reason, overdue, note, remaining, handoff } = task;
  const float = `${labels.float} ${formatNumber(task.float)}\u00a0h`;
  return (
    <div
      {...markNoted(note)}
      data-task
      className={classNames(
        "border px-3.5 py-3",
        overdue ? "border-signal bg-signal/10" : "border-room-edge bg-room",
      )}
    >
      <p className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 font-mono text-label text-room-mute">
        <span>
          <RecordNumber number={order} /> <span className="text-room-text">{tag}</span>
        </span>
        <span className="flex items-center gap-1.5">
          <NoteLink note={note} />
          {props.children}
        </span>
      </p>
      <p className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium text-white">{text}</span>
        <span className="text-label text-room-mute">{crew}</span>
      </p>
      <p
        className={classNames(
          "mt-1.5 text-label leading-snug",
          reason ? "task-reason" : "reason-needed text-signal",
          reason && (overdue ? "text-white" : "text-room-caution"),
        )}
      >
        {reason ?? labels.reasonNeeded}
      </p>
      <svg aria-hidden="true" className="mt-2.5 block h-1 w-full bg-room-edge">
        <rect width={`${percent}%`} height="4" className="fill-room-cleared" />
      </svg>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 font-mono text-label tracking-[0] text-room-mute tabular-nums">
        <span>
          {remaining}&nbsp;h {labels.remaining}
        </span>
        {overdue ? (
          <span className="rounded-sm bg-signal px-1 py-0.5 font-semibold text-signal-ink">
            {labels.overdue}, {float}
          </span>
        ) : (
          <span>{float}</span>
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
