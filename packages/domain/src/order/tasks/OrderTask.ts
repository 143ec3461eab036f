import { Schema } from "effect"

/** The types of manual work for an order other than its list, in the order in which sites list them. */
export const TASK_KINDS = ["labels", "emailCampaign", "mobileCampaign", "digitalMedia"] as const
/** A type of task. */
export const TaskKind = Schema.Literals(TASK_KINDS)
export type TaskKind = typeof TaskKind.Type

/**
 * The number of days that each type of task may take after the order is paid, 1 to 365; null if the site doesn't offer
 * the type, in which case it isn't sold.
 */
export type TaskDays = Readonly<Record<TaskKind, number | null>>

/**
 * The state of a task. `open` means that it isn't done yet; `refunded` means that its charge was refunded instead;
 * `canceled` means that the whole order was refunded before the task was done.
 */
export const TaskState = Schema.Literals(["open", "done", "refunded", "canceled"])
export type TaskState = typeof TaskState.Type

/** A paid order's task, as its buyer sees it. */
export const OrderTask = Schema.Struct({
  kind: TaskKind,
  /** The work to do, such as '2 sets of address labels for 5,000 records, printed and shipped'. */
  what: Schema.String,
  state: TaskState,
  /**
   * The date when the task is due, followed by the date when it ended, null while it's open. ISO dates in the site's
   * time zone.
   */
  dueOn: Schema.String,
  endedOn: Schema.NullOr(Schema.String),
  /** A note to the buyer from the person who did the task, such as a tracking number; '' if there isn't one. */
  note: Schema.String,
})
export type OrderTask = typeof OrderTask.Type
