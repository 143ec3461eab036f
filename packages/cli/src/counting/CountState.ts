import type { AreaCount, CountAnswer, CountChanges } from "@listwright/domain/counting"
import type { CanonicalDefinition } from "@listwright/domain/definition"
import type { Price } from "@listwright/domain/pricing"
import { type CountExplanations, emptyExplanations } from "./explain.ts"
import { type CountInsights, noInsights } from "./CountInsights.ts"

/** The progress of a count, and all results so far. */
export interface CountState {
  readonly stage: "checking" | "counting" | "explaining" | "fetchingInsights" | "pricing" | "done"
  readonly definition: CanonicalDefinition | null
  readonly answer: CountAnswer | null
  /** The counts by ZIP Code; null until they're known or if they weren't requested. */
  readonly zips: ReadonlyArray<AreaCount> | null
  readonly explained: CountExplanations
  readonly insights: CountInsights
  /** The changes since an earlier receipt; null until they're known or if they weren't requested. */
  readonly changes: CountChanges | null
  /** The price; null until it's known or if it wasn't requested. */
  readonly price: Price | null
}

export const initialCountState: CountState = {
  stage: "checking",
  definition: null,
  answer: null,
  zips: null,
  explained: emptyExplanations,
  insights: noInsights,
  changes: null,
  price: null,
}

/** A finished count. */
export interface FinishedCount {
  readonly definition: CanonicalDefinition
  readonly answer: CountAnswer
  /** The counts by ZIP Code, if requested; otherwise null. */
  readonly zips: ReadonlyArray<AreaCount> | null
  readonly explained: CountExplanations
  readonly insights: CountInsights
  readonly changes: CountChanges | null
  readonly price: Price | null
  /** The warnings for the user, one sentence each. */
  readonly warnings: ReadonlyArray<string>
}
