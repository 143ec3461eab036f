import { Effect, Layer } from "effect"
import { makeReport } from "./makeReport.ts"
import { layerReportJobs, ReportJobs } from "./ReportJobs.ts"

/** Makes reports one after another; a failed report is logged and retried. */
const worker = Effect.flatMap(ReportJobs, (jobs) =>
  jobs.take((job) =>
    makeReport(job).pipe(Effect.tapCause((cause) => Effect.logError(`report ${job.id} failed`, cause))),
  ),
).pipe(
  Effect.catchCause(() => Effect.sleep("1 second")),
  Effect.forever,
)

/** The queue of reports, and the worker that makes them while the server runs. */
export const layerReports = Layer.effectDiscard(Effect.forkScoped(worker)).pipe(
  Layer.provideMerge(layerReportJobs),
)
