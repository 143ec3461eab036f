import type { OrderTask } from "@listwright/domain/order"
import { TaskList } from "../../app/TaskList.tsx"
import { SummaryBox } from "../../design/SummaryBox.tsx"

/** The tasks that the site's staff performs for the order, in addition to its list. */
export function TasksBox({ tasks }: { readonly tasks: ReadonlyArray<OrderTask> }) {
  return (
    <SummaryBox title="Also in this order">
      <TaskList tasks={tasks} />
    </SummaryBox>
  )
}
