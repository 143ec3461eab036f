import { Effect, Schema } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { connection, runOnServer } from "../sign-in/connection.ts"
import { jsonText, print, printRemark } from "../terminal/output.ts"
import { printTable } from "../terminal/table.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { tsvRow } from "../terminal/tsvRow.ts"
import type { RunFlags } from "./commands/run.ts"
import { PlanJson } from "./PlanJson.ts"
import { firstFailure, type PlanRun, snapshotWarning, listRunSnapshots } from "./PlanRun.ts"
import { buildStepDocument, stepTsv } from "./planText.ts"
import { type LoadedPlan, readPlan } from "./readPlan.ts"
import { runStep } from "./runStep.ts"
import { runSteps } from "./runSteps.ts"

const encode = Schema.encodeSync(PlanJson)

const STEP_COLUMNS = [
  { heading: "order", isFigure: true },
  { heading: "step" },
  { heading: "kind" },
  { heading: "after" },
] as const

const printPlanned = ({ steps }: LoadedPlan, flags: RunFlags, terminal: Terminal) => {
  const planned = steps.map(({ name, needs, step }) => ({
    name,
    kind: step.kind,
    needs: [...new Set(needs.map((need) => need.step))],
  }))
  return flags.json === true
    ? print(terminal, jsonText(encode({ dryRun: true, steps: planned })))
    : printTable(
        terminal,
        STEP_COLUMNS,
        planned.map(({ kind, name, needs }, at) => [at + 1, name, kind, needs.join(", ")]),
      )
}

const count = (run: PlanRun, state: PlanRun[number]["outcome"]["state"]): number =>
  run.filter(({ outcome }) => outcome.state === state).length

/** Fails with the first failed step's failure, after all other steps have run. */
const checkDone = Effect.fnUntraced(function* (run: PlanRun) {
  const failure = firstFailure(run)
  if (failure === null) return
  const skipped = count(run, "skipped")
  return yield* new CommandFailed({
    kind: failure.kind,
    message: `${count(run, "failed")} of ${run.length} steps failed${skipped === 0 ? "" : ` and ${skipped} ${skipped === 1 ? "was" : "were"} skipped`}: ${failure.message}`,
  })
})

/** Runs a plan, or shows what it would do. */
export const planCommand = Effect.fn("planCommand")(function* (
  file: string,
  flags: RunFlags,
  terminal: Terminal,
) {
  const plan = yield* readPlan(file, terminal)
  if (flags.dryRun === true) return yield* printPlanned(plan, flags, terminal)
  const server = yield* connection(terminal)
  const run = yield* runSteps(
    plan,
    (step, results, read) => runOnServer(server)(runStep(step, results, read)),
    (one) => (flags.json === true ? Effect.void : print(terminal, stepTsv(one))),
  )
  const snapshots = listRunSnapshots(run)
  yield* print(
    terminal,
    flags.json === true
      ? jsonText(encode({ dryRun: false, snapshots, steps: run.map(buildStepDocument) }))
      : tsvRow("plan", "snapshot", ...snapshots),
  )
  const changed = snapshotWarning(run)
  if (changed !== null) yield* printRemark(terminal, changed)
  yield* checkDone(run)
})
