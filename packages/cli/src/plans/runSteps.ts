import type { CanonicalDefinition } from "@listwright/domain/definition"
import { Effect, Result } from "effect"
import type { CommandFailed } from "../failures/CommandFailed.ts"
import { keptBack, type StepEnd } from "./planOrder.ts"
import type { OrderedStep } from "./planProblems.ts"
import type { PlanRun, StepOutcome, StepResult } from "./PlanRun.ts"
import type { ReadPlan } from "./readPlan.ts"
import type { Results } from "./runStep.ts"

/** Does one step of a plan. */
export type DoStep = (
  step: OrderedStep["step"],
  results: Results,
  read: CanonicalDefinition | undefined,
) => Effect.Effect<StepResult, CommandFailed>

const ended = (result: Result.Result<StepResult, CommandFailed>): StepOutcome =>
  Result.isSuccess(result)
    ? { state: "done", result: result.success }
    : { state: "failed", failure: result.failure }

/**
 * Does the steps of a plan in their order. A step that fails keeps back those that name it, and those that name them; all
 * others are done. `tell` hears of each as it ends.
 */
export const runSteps = Effect.fn("runSteps")(function* (
  { definitions, steps }: ReadPlan,
  doStep: DoStep,
  tell: (done: PlanRun[number]) => Effect.Effect<void>,
) {
  const run: Array<PlanRun[number]> = []
  const results = new Map<string, StepResult>()
  const ends = new Map<string, StepEnd>()
  for (const planned of steps) {
    const because = keptBack(planned, ends)
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
