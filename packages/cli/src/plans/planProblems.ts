import { Result } from "effect"
import type { PlanStep } from "./Plan.ts"
import { sortSteps, stepReferences, type PlanProblem, type DependentStep } from "./planOrder.ts"

/** A step with the steps it depends on and its definition in the plan. */
export type SortedStep = DependentStep & { readonly step: PlanStep }

/** Returns whether a step produces something that can be counted, rather than only a report. */
const isSelection = ({ kind }: PlanStep): boolean => kind === "count" || kind === "combine" || kind === "save"

const misnamed = (steps: ReadonlyArray<PlanStep>): ReadonlyArray<PlanProblem> => {
  const byName = new Map(steps.map((step) => [step.name, step]))
  return steps.flatMap((step, at) =>
    stepReferences(step).flatMap((need): ReadonlyArray<PlanProblem> => {
      const named = byName.get(need.step)
      const field = `steps.${at}.${need.field}`
      if (named === undefined) return []
      if (!isSelection(named))
        return [{ field, text: `'${named.name}' is a report and doesn't select any records` }]
      return need.saved && named.kind !== "save"
        ? [
            {
              field,
              text: `only saved lists are combined: add a step {"name": "...", "kind": "save", "of": {"step": "${named.name}"}, "as": "..."} and refer to it`,
            },
          ]
        : []
    }),
  )
}

const badK = (steps: ReadonlyArray<PlanStep>): ReadonlyArray<PlanProblem> =>
  steps.flatMap((step, at) => {
    if (step.kind !== "combine") return []
    const { k, lists, operation } = step
    if (operation !== "exactly")
      return k === undefined ? [] : [{ field: `steps.${at}.k`, text: "goes only with 'exactly'" }]
    return k !== undefined && k >= 1 && k <= lists.length
      ? []
      : [{ field: `steps.${at}.k`, text: `must be from 1 to ${lists.length}, the number of its lists` }]
  })

/** Returns the steps in execution order, or all errors found in them. */
export const checkAndSortSteps = (
  steps: ReadonlyArray<PlanStep>,
): Result.Result<ReadonlyArray<SortedStep>, ReadonlyArray<PlanProblem>> => {
  const ordered = sortSteps(steps.map((step) => ({ name: step.name, needs: stepReferences(step), step })))
  const problems = [...(Result.isFailure(ordered) ? ordered.failure : []), ...misnamed(steps), ...badK(steps)]
  return problems.length > 0 ? Result.fail(problems) : ordered
}
