import { layerOperatorJobsHttp, OperatorJobs } from "@listwright/adapters"
import { Effect } from "effect"
import { toCommandFailed } from "../failures/toCommandFailed.ts"
import { resolveOperatorSite } from "../sign-in/resolveOperatorSite.ts"
import type { OperatorFlags } from "../terminal/options.ts"
import { jsonText, print, printRemark } from "../terminal/output.ts"
import { printTable } from "../terminal/table.ts"
import type { Terminal } from "../terminal/Terminal.ts"

const COLUMNS = [
  { heading: "what" },
  { heading: "kind" },
  { heading: "since" },
  { heading: "attempts", isFigure: true },
  { heading: "reason" },
  { heading: "advice" },
]

/** Lists the stuck jobs, with advice on what to do about each. */
export const jobsCommand = Effect.fn("jobsCommand")(function* (flags: OperatorFlags, terminal: Terminal) {
  const site = yield* resolveOperatorSite(flags, terminal)
  const jobs = yield* Effect.flatMap(OperatorJobs, ({ stuck }) => stuck).pipe(
    Effect.provide(layerOperatorJobsHttp(site)),
    Effect.mapError(toCommandFailed(site.baseUrl)),
  )
  if (flags.json === true) return yield* print(terminal, jsonText(jobs))
  if (jobs.length === 0) return yield* printRemark(terminal, "Nothing is stuck.")
  yield* printTable(
    terminal,
    COLUMNS,
    jobs.map(({ advice, attempts, kind, reason, since, what }) => [
      what,
      kind,
      since,
      attempts,
      reason,
      advice,
    ]),
  )
})
