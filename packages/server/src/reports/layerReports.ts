import { Effect, Layer } from "effect"
import { makeReport } from "./makeReport.ts"
import { layerReportJobs, ReportJobs } from "./ReportJobs.ts"

/** Makes reports one after another; one that fails is logged and comes again. */
const worker = Effect.flatMap(ReportJobs, (jobs) =>
  jobs.take((job) =>
    makeReport(job).pipe(Effect.tapCause((cause) => Effect.logError(`report ${job.id} failed`, cause))),
  ),
).pipe(
  Effect.catchCause(() => Effect.sleep("1 second")),
  Effect.forever,
)

/** The queue of reports, and who makes them for as long as the server runs. */
export const layerReports = Layer.effectDiscard(Effect.forkScoped(worker)).pipe(
  Layer.provideMerge(layerReportJobs),
)
