import { AccountId, UserId } from "@listwright/domain/account"
import { CanonicalDefinition } from "@listwright/domain/definition"
import { Context, Effect, Layer, Schedule, Schema } from "effect"
import * as PersistedQueue from "effect/persistence/PersistedQueue"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"

/** A requested two-dimensional report, with everything needed to rebuild it after a crash. */
export const ReportJob = Schema.Struct({
  id: Schema.String,
  userId: UserId,
  /** The account whose suppressions apply. */
  accountId: AccountId,
  /** The list at the time of the request. */
  definition: CanonicalDefinition,
  /** The names of the list's areas, by key. */
  areas: Schema.Array(Schema.Struct({ key: Schema.String, name: Schema.String })),
  columns: Schema.Array(Schema.String),
  name: Schema.String,
  emails: Schema.Array(Schema.String),
})
export type ReportJob = typeof ReportJob.Type

/** The report queue, which survives restarts. */
export class ReportJobs extends Context.Service<
  ReportJobs,
  {
    readonly offer: (job: ReportJob) => Effect.Effect<void>
    /** Waits for a report and processes it. A report that fails, or whose process dies, is handed out again. */
    readonly take: <E, R>(work: (job: ReportJob) => Effect.Effect<void, E, R>) => Effect.Effect<void, E, R>
  }
>()("@listwright/server/reports/ReportJobs") {}

/** The name of the queue. */
export const REPORT_QUEUE = "reports"

/**
 * The maximum number of attempts: a report that fails for a day is abandoned, because its count is too old to be
 * useful.
 */
const MAX_ATTEMPTS = 1_500
const retrySchedule = Schedule.min([Schedule.exponential("1 second"), Schedule.spaced("1 minute")])

// Builds a fresh layer: the library would otherwise share one layer, and one queue would get another's table and
// locks.
const layerQueue = Layer.fresh(PersistedQueue.layer).pipe(
  Layer.provide(
    PersistedQueue.layerStoreSql({
      tableName: "report_jobs",
      pollInterval: "500 millis",
      lockExpiration: "30 seconds",
      lockRefreshInterval: "10 seconds",
    }),
  ),
)

export const layerReportJobs: Layer.Layer<ReportJobs, SqlError, SqlClient> = Layer.effect(
  ReportJobs,
  Effect.gen(function* () {
    const queue = yield* PersistedQueue.make({
      name: REPORT_QUEUE,
      schema: ReportJob,
      maxAttempts: MAX_ATTEMPTS,
      retrySchedule,
    })
    return {
      offer: (job) => Effect.orDie(Effect.asVoid(queue.offer(job, { id: job.id }))),
      take: (work) => queue.take(work).pipe(Effect.catchTag("PersistedQueueError", Effect.die)),
    }
  }),
).pipe(Layer.provide(layerQueue))
