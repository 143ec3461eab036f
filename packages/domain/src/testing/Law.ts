import fc from "fast-check"
import { Equal } from "effect"

/**
 * A sentence that holds for every value, and the property that tries it: `fc.assert(law.property)` with whatever number
 * of values and seed you like.
 */
export interface Law {
  /** Names the law; no two of them are the same. */
  readonly sentence: string
  readonly property: fc.IRawProperty<unknown, false>
}

/** States that a property always holds. */
export const law = (sentence: string, property: Law["property"]): Law => ({ sentence, property })

/** Fails a law, with both values, where they differ in their structure. */
export const same = (actual: unknown, expected: unknown): void => {
  if (!Equal.equals(actual, expected))
    throw new Error(`expected ${fc.stringify(expected)}, got ${fc.stringify(actual)}`)
}

/** Fails a law where something does not hold. */
export const ensure = (holds: boolean): void => {
  if (!holds) throw new Error("the law does not hold")
}
