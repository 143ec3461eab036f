import type { AreaCount, CountAnswer, CountChanges } from "@listwright/domain/counting"
import type { CanonicalDefinition } from "@listwright/domain/definition"
import type { Quote } from "@listwright/domain/pricing"
import { type Explained, notExplained } from "./explain.ts"
import { type CountInsights, noInsights } from "./CountInsights.ts"

/** How far a count is, and everything that is known by then. */
export interface CountState {
  readonly stage: "checking" | "counting" | "explaining" | "fetchingInsights" | "pricing" | "done"
  readonly definition: CanonicalDefinition | null
  readonly answer: CountAnswer | null
  /** The ZIP Codes of the count; null until they are known, and when nobody asked. */
  readonly zips: ReadonlyArray<AreaCount> | null
  readonly explained: Explained
  readonly insights: CountInsights
  /** What changed since an earlier receipt; null until it is known, and when nobody asked. */
  readonly changes: CountChanges | null
  /** null until it is known, and when no price was asked. */
  readonly quote: Quote | null
}

export const startState: CountState = {
  stage: "checking",
  definition: null,
  answer: null,
  zips: null,
  explained: notExplained,
  insights: noInsights,
  changes: null,
  quote: null,
}

/** A finished count. */
export interface Counted {
  readonly definition: CanonicalDefinition
  readonly answer: CountAnswer
  /** Its ZIP Codes, where they were asked for. */
  readonly zips: ReadonlyArray<AreaCount> | null
  readonly explained: Explained
  readonly insights: CountInsights
  readonly changes: CountChanges | null
  readonly quote: Quote | null
  /** What the person should know besides, a sentence each. */
  readonly warnings: ReadonlyArray<string>
}
