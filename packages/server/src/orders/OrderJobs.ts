import { TaskKind } from "@listwright/domain/order"
import { OrderCode } from "@listwright/domain/shared"
import { Context, Effect, Layer, Schedule, Schema } from "effect"
import * as PersistedQueue from "effect/persistence/PersistedQueue"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"

/**
 * A pending job for a placed order: confirm it by email, deliver the list, or announce by email that the list is ready,
 * money was refunded, or a manual task is done.
 */
export const OrderJob = Schema.Struct({
  kind: Schema.Literals(["confirm", "fulfil", "announce", "refunded", "taskDone"]),
  orderCode: OrderCode,
  /** The refund that a `refunded` job is about; an order may have several. */
  refundKey: Schema.optionalKey(Schema.String),
  /** The task that a `taskDone` job is about. */
  task: Schema.optionalKey(TaskKind),
})
export type OrderJob = typeof OrderJob.Type

/** Returns a job's name; the same job always has the same name. */
export const jobName = ({ kind, orderCode, refundKey, task }: OrderJob): string =>
  [
    kind,
    orderCode,
    ...(refundKey === undefined ? [] : [refundKey]),
    ...(task === undefined ? [] : [task]),
  ].join(":")

/** Jobs that survive the process. A job offered inside a transaction exists if and only if the transaction commits. */
export class OrderJobs extends Context.Service<
  OrderJobs,
  {
    /** Queues a job; the same job is never queued twice. */
    readonly offer: (job: OrderJob) => Effect.Effect<void>
    /** Waits for a job and runs it; a job that fails, or whose process dies, is handed out again. */
    readonly take: <E, R>(work: (job: OrderJob) => Effect.Effect<void, E, R>) => Effect.Effect<void, E, R>
  }
>()("@listwright/server/orders/OrderJobs") {}

/**
 * The maximum number of attempts, which is never reached in practice: no order is abandoned, and a failed job is
 * retried after at most a minute.
 */
const MAX_ATTEMPTS = 1_000_000
const retrySchedule = Schedule.min([Schedule.exponential("1 second"), Schedule.spaced("1 minute")])

// Builds a fresh layer: the library would otherwise share one layer, and one queue would get another's table and
// locks.
const layerQueue = Layer.fresh(PersistedQueue.layer).pipe(
  Layer.provide(
    PersistedQueue.layerStoreSql({
      tableName: "order_jobs",
      pollInterval: "250 millis",
      lockExpiration: "6 seconds",
      lockRefreshInterval: "2 seconds",
    }),
  ),
)

export const layerOrderJobs: Layer.Layer<OrderJobs, SqlError, SqlClient> = Layer.effect(
  OrderJobs,
  Effect.gen(function* () {
    const queue = yield* PersistedQueue.make({
      name: "orders",
      schema: OrderJob,
      maxAttempts: MAX_ATTEMPTS,
      retrySchedule,
    })
    return {
      offer: (job) => Effect.orDie(Effect.asVoid(queue.offer(job, { id: jobName(job) }))),
      take: (work) => queue.take(work).pipe(Effect.catchTag("PersistedQueueError", Effect.die)),
    }
  }),
).pipe(Layer.provide(layerQueue))
