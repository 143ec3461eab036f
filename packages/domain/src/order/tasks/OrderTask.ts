import { Schema } from "effect"

/** What people do for an order besides its list, in the order in which a site states it. */
export const TASK_KINDS = ["labels", "emailCampaign", "mobileCampaign", "digitalMedia"] as const
/** One of them. */
export const TaskKind = Schema.Literals(TASK_KINDS)
export type TaskKind = typeof TaskKind.Type

/** Days within which somebody does each kind of task once the order is paid, 1 to 365; null: nobody does it, so that it is not sold. */
export type TaskDays = Readonly<Record<TaskKind, number | null>>

/** `open`: to be done. `refunded`: the money was given back instead. `canceled`: all of the order was refunded before it was done. */
export const TaskState = Schema.Literals(["open", "done", "refunded", "canceled"])
export type TaskState = typeof TaskState.Type

/** A task of a paid order, as its buyer sees it. */
export const OrderTask = Schema.Struct({
  kind: TaskKind,
  /** What is done: '2 sets of address labels for 5,000 records, printed and shipped'. */
  what: Schema.String,
  state: TaskState,
  /** ISO days on the site: by when, and when it ended; null: it is open. */
  dueOn: Schema.String,
  endedOn: Schema.NullOr(Schema.String),
  /** What whoever did it wrote for the buyer, such as the number of a parcel; '': nothing. */
  note: Schema.String,
})
export type OrderTask = typeof OrderTask.Type
