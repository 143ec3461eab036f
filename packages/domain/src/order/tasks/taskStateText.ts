import { displayDay } from "../../suppression/SuppressionDayRange.ts"
import type { OrderTask } from "./OrderTask.ts"

/** Formats a task's state for the buyer: 'By 12/03/2026', 'Done on 12/01/2026'. */
export const taskStateText = ({
  dueOn,
  endedOn,
  state,
}: Pick<OrderTask, "dueOn" | "endedOn" | "state">): string => {
  const ended = endedOn === null ? "" : ` on ${displayDay(endedOn)}`
  switch (state) {
    case "open":
      return `By ${displayDay(dueOn)}`
    case "done":
      return `Done${ended}`
    case "refunded":
      return `Refunded instead${ended}`
    case "canceled":
      return `Canceled with the order${ended}`
  }
}
