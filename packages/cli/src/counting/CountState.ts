import type { CountAnswer, ListDefinition, Quote } from "@listwright/domain"

/** How far a count is, and everything that is known by then. */
export interface CountState {
  readonly stage: "checking" | "counting" | "pricing" | "done"
  readonly definition: ListDefinition | null
  readonly answer: CountAnswer | null
  /** null until it is known, and when no price was asked. */
  readonly quote: Quote | null
}

export const startState: CountState = { stage: "checking", definition: null, answer: null, quote: null }

/** A finished count. */
export interface Counted {
  readonly definition: ListDefinition
  readonly answer: CountAnswer
  readonly quote: Quote | null
  /** What the person should know besides, a sentence each. */
  readonly warnings: ReadonlyArray<string>
}
