import { Result } from "effect"
import type { PlanStep, Reference } from "./Plan.ts"

/** A problem with a plan, and its field: 'steps.2.of.step'. */
export interface PlanProblem {
  readonly field: string
  readonly text: string
}

/** A reference from one step to another, and the field that contains it. */
export interface StepReference {
  readonly field: string
  readonly step: string
  /** True if the referenced step must have saved a list: only saved lists can be combined. */
  readonly saved: boolean
}

/** A step with the steps it depends on. */
export interface DependentStep {
  readonly name: string
  readonly needs: ReadonlyArray<StepReference>
}

const needOf = (reference: Reference, field: string, saved: boolean): ReadonlyArray<StepReference> =>
  "step" in reference ? [{ field: `${field}.step`, step: reference.step, saved }] : []

/** Returns the steps that a step refers to. */
export const stepReferences = (step: PlanStep): ReadonlyArray<StepReference> => {
  switch (step.kind) {
    case "count":
      return []
    case "combine":
    case "overlap":
      return step.lists.flatMap((list, at) => needOf(list, `lists.${at}`, true))
    case "explain":
    case "cross":
    case "save":
      return needOf(step.of, "of", false)
  }
}

/** Finds the dependency cycle that contains a step, as names from the step back to itself; null if there's no cycle. */
const circleThrough = (
  start: string,
  steps: ReadonlyMap<string, DependentStep>,
): ReadonlyArray<string> | null => {
  const paths: Array<ReadonlyArray<string>> = [[start]]
  const seen = new Set<string>()
  for (const path of paths) {
    for (const { step } of steps.get(path.at(-1) ?? "")?.needs ?? []) {
      if (step === start) return [...path, start]
      if (seen.has(step)) continue
      seen.add(step)
      paths.push([...path, step])
    }
  }
  return null
}

/** Returns the duplicate names, references to missing steps, and cycles among steps, each with its field. */
const problemsOf = (steps: ReadonlyArray<DependentStep>): ReadonlyArray<PlanProblem> => {
  const byName = new Map(steps.map((step) => [step.name, step]))
  const said = new Set<string>()
  return steps.flatMap((step, at) => {
    const problems: Array<PlanProblem> = []
    if (byName.get(step.name) !== step)
      problems.push({ field: `steps.${at}.name`, text: `another step is also named '${step.name}'` })
    for (const { field, step: named } of step.needs)
      if (!byName.has(named))
        problems.push({
          field: `steps.${at}.${field}`,
          text: `there is no step '${named}'; the steps are ${[...byName.keys()].join(", ")}`,
        })
    const circle = said.has(step.name) ? null : circleThrough(step.name, byName)
    if (circle !== null) {
      for (const name of circle) said.add(name)
      problems.push({
        field: `steps.${at}`,
        text: `'${step.name}' depends on itself: ${circle.join(" depends on ")}`,
      })
    }
    return problems
  })
}

/**
 * Sorts steps so that each one follows the steps it refers to, otherwise preserving their order in the file. Rejects
 * duplicate names, references to missing steps, and cycles.
 */
export const sortSteps = <A extends DependentStep>(
  steps: ReadonlyArray<A>,
): Result.Result<ReadonlyArray<A>, ReadonlyArray<PlanProblem>> => {
  const problems = problemsOf(steps)
  if (problems.length > 0) return Result.fail(problems)
  const ordered: Array<A> = []
  const done = new Set<string>()
  while (ordered.length < steps.length) {
    const next = steps.find(({ name, needs }) => !done.has(name) && needs.every(({ step }) => done.has(step)))
    // Without a circle some step is always free.
    if (next === undefined) break
    ordered.push(next)
    done.add(next.name)
  }
  return Result.succeed(ordered)
}

/** A step's final state. */
export type FinalStepState = "done" | "failed" | "skipped"

/** Returns the step that prevents another one from running; null if nothing prevents it. */
export const findBlockingStep = (
  { needs }: DependentStep,
  ended: ReadonlyMap<string, FinalStepState>,
): string | null => needs.find(({ step }) => ended.get(step) !== "done")?.step ?? null
