import type { AccountId } from "@listwright/domain/account"
import type { CanonicalDefinition } from "@listwright/domain/definition"
import type { SavedList } from "@listwright/domain/saved-lists"
import type { FinishedCount } from "../counting/CountState.ts"
import type { CommandFailed } from "../failures/CommandFailed.ts"
import type { OverlapResult } from "../saved-lists/countNamedOverlap.ts"
import type { SortedStep } from "./planProblems.ts"

/** The result of a completed step. */
export type StepResult =
  | { readonly kind: "counted"; readonly counted: FinishedCount; readonly accountId: AccountId | null }
  | { readonly kind: "overlapped"; readonly overlapped: OverlapResult }
  | {
      readonly kind: "saved"
      readonly row: SavedList
      readonly definition: CanonicalDefinition
      /** True if a list with this name and selection already existed. */
      readonly wasThere: boolean
    }

export type StepOutcome =
  | { readonly state: "done"; readonly result: StepResult }
  | { readonly state: "failed"; readonly failure: CommandFailed }
  | { readonly state: "skipped"; readonly because: string }

/** The outcomes of a plan's steps, in the order they ran. */
export type PlanRun = ReadonlyArray<{ readonly planned: SortedStep; readonly outcome: StepOutcome }>

const snapshotOf = (outcome: StepOutcome): ReadonlyArray<string> => {
  if (outcome.state !== "done") return []
  switch (outcome.result.kind) {
    case "counted":
      return [outcome.result.counted.answer.snapshot]
    case "overlapped":
      return [outcome.result.overlapped.overlap.snapshot]
    case "saved":
      return []
  }
}

/**
 * Returns the data snapshots that the figures are based on, in order of appearance; there's only one unless the data
 * changed during the run.
 */
export const listRunSnapshots = (run: PlanRun): ReadonlyArray<string> => [
  ...new Set(run.flatMap(({ outcome }) => snapshotOf(outcome))),
]

/** Returns the failure of the first step that failed; null if every step succeeded. */
export const firstFailure = (run: PlanRun): CommandFailed | null => {
  for (const { outcome } of run) if (outcome.state === "failed") return outcome.failure
  return null
}

/** Returns a warning if the data changed during the run; null if all figures are based on the same snapshot. */
export const snapshotWarning = (run: PlanRun): string | null => {
  const snapshots = listRunSnapshots(run)
  return snapshots.length > 1
    ? `The data changed while the plan ran: ${snapshots.join(", then ")}. Run it again to get all figures from the same data.`
    : null
}
