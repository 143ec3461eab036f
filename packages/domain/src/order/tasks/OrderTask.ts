import { Schema } from "effect"

/** The kinds of work that people do for an order besides its list, in the order in which a site states them. */
export const TASK_KINDS = ["labels", "emailCampaign", "mobileCampaign", "digitalMedia"] as const
/** One of them. */
export const TaskKind = Schema.Literals(TASK_KINDS)
export type TaskKind = typeof TaskKind.Type

/**
 * The days within which each kind of task is done once the order is paid, 1 to 365; null: the site doesn't do this
 * kind, so it isn't sold.
 */
export type TaskDays = Readonly<Record<TaskKind, number | null>>

/** `open`: to be done. `refunded`: the money was given back instead. `canceled`: all of the order was refunded before it was done. */
export const TaskState = Schema.Literals(["open", "done", "refunded", "canceled"])
export type TaskState = typeof TaskState.Type

/** A task of a paid order, as its buyer sees it. */
export const OrderTask = Schema.Struct({
  kind: TaskKind,
  /** The work to do: '2 sets of address labels for 5,000 records, printed and shipped'. */
  what: Schema.String,
  state: TaskState,
  /** ISO days on the site: by when, and when it ended; null: it is open. */
  dueOn: Schema.String,
  endedOn: Schema.NullOr(Schema.String),
  /** A note to the buyer from the person who did the task, such as a tracking number; '': no note. */
  note: Schema.String,
})
export type OrderTask = typeof OrderTask.Type
