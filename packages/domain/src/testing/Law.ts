import fc from "fast-check"
import { Equal } from "effect"

/**
 * A statement that's true for every value, and the property that tests it: run `fc.assert(law.property)` with any
 * number of values and any seed.
 */
export interface Law {
  /** The statement, which also serves as the law's unique ID. */
  readonly sentence: string
  readonly property: fc.IRawProperty<unknown, false>
}

/** Creates a law from its statement and property. */
export const law = (sentence: string, property: Law["property"]): Law => ({ sentence, property })

/** Fails a law if two values aren't structurally equal, with both values in the message. */
export const assertEqual = (actual: unknown, expected: unknown): void => {
  if (!Equal.equals(actual, expected))
    throw new Error(`expected ${fc.stringify(expected)}, got ${fc.stringify(actual)}`)
}

/** Fails a law if a condition is false. */
export const assertTrue = (holds: boolean): void => {
  if (!holds) throw new Error("the law does not hold")
}
