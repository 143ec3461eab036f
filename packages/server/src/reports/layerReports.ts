import { Effect, Layer } from "effect"
import { buildAndSendReport } from "./buildAndSendReport.ts"
import { layerReportJobs, ReportJobs } from "./ReportJobs.ts"

/** Builds reports one after another; a failed report is logged and retried. */
const worker = Effect.flatMap(ReportJobs, (jobs) =>
  jobs.take((job) =>
    buildAndSendReport(job).pipe(
      Effect.tapCause((cause) => Effect.logError(`report ${job.id} failed`, cause)),
    ),
  ),
).pipe(
  Effect.catchCause(() => Effect.sleep("1 second")),
  Effect.forever,
)

/** Provides the report queue, and the worker that builds reports while the server runs. */
export const layerReports = Layer.effectDiscard(Effect.forkScoped(worker)).pipe(
  Layer.provideMerge(layerReportJobs),
)
