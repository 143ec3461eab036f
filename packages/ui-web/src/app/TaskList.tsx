import { type OrderTask, taskStateText } from "@listwright/domain/order"
import { classes } from "../design/classes.ts"

/** Shows an order's manual tasks with their progress. */
export function TaskList({ tasks }: { readonly tasks: ReadonlyArray<OrderTask> }) {
  return (
    <ul className="flex flex-col gap-3">
      {tasks.map((task) => (
        <li key={task.kind} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
          <span className="min-w-0">{task.what}</span>
          <span
            className={classes(
              "tabular text-sm",
              task.state === "done" ? "font-medium text-positive" : "text-muted",
            )}
          >
            {taskStateText(task)}
          </span>
          {task.note === "" ? null : <p className="w-full text-sm text-muted">{task.note}</p>}
        </li>
      ))}
    </ul>
  )
}
