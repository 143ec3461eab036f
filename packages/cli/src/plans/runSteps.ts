import type { CanonicalDefinition } from "@listwright/domain/definition"
import { Effect, Result } from "effect"
import type { CommandFailed } from "../failures/CommandFailed.ts"
import { findBlockingStep, type FinalStepState } from "./planOrder.ts"
import type { SortedStep } from "./planProblems.ts"
import type { PlanRun, StepOutcome, StepResult } from "./PlanRun.ts"
import type { LoadedPlan } from "./readPlan.ts"
import type { StepResults } from "./runStep.ts"

/** Runs one step of a plan. */
export type StepRunner = (
  step: SortedStep["step"],
  results: StepResults,
  read: CanonicalDefinition | undefined,
) => Effect.Effect<StepResult, CommandFailed>

const ended = (result: Result.Result<StepResult, CommandFailed>): StepOutcome =>
  Result.isSuccess(result)
    ? { state: "done", result: result.success }
    : { state: "failed", failure: result.failure }

/**
 * Runs a plan's steps in order. If a step fails, the steps that directly or indirectly refer to it are skipped; all
 * others run. Calls `tell` after each step.
 */
export const runSteps = Effect.fn("runSteps")(function* (
  { definitions, steps }: LoadedPlan,
  doStep: StepRunner,
  tell: (done: PlanRun[number]) => Effect.Effect<void>,
) {
  const run: Array<PlanRun[number]> = []
  const results = new Map<string, StepResult>()
  const ends = new Map<string, FinalStepState>()
  for (const planned of steps) {
    const because = findBlockingStep(planned, ends)
    const outcome: StepOutcome =
      because === null
        ? ended(yield* Effect.result(doStep(planned.step, results, definitions.get(planned.name))))
        : { state: "skipped", because }
    ends.set(planned.name, outcome.state)
    if (outcome.state === "done") results.set(planned.name, outcome.result)
    const one = { planned, outcome }
    run.push(one)
    yield* tell(one)
  }
  return run satisfies PlanRun
})
